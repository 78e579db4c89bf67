import assert from "node:assert/strict";
import { test } from "node:test";
import { standIn } from "./support.js";

standIn("navigator", { languages: ["zh"] });
const { ReadingPage } = await import("../../web/src/reading/reading_page.js");
const { Storage } = await import("../../web/src/storage/database.js");

test("a language that is chosen before the settings are read stays, and costs none of them", async () => {
  const storage = new Storage();
  await storage.write("settings", { lang: "zh", theme: "paper", volume: 10 });
  const page = new ReadingPage(storage);
  const reading = page.recall();
  await page.speak("en");
  await reading;
  assert.deepEqual([page.lang, page.settings.theme, page.settings.volume], ["en", "paper", 10]);
  const { lang, theme, volume } = await storage.read("settings");
  assert.deepEqual([lang, theme, volume], ["en", "paper", 10]);
});

test("a language changes nothing else that another page has chosen meanwhile", async () => {
  const storage = new Storage();
  const page = new ReadingPage(storage);
  await page.recall();
  await storage.write("settings", { lang: "zh", theme: "dusk" });
  await page.speak("en");
  const { lang, theme } = await storage.read("settings");
  assert.deepEqual([lang, theme], ["en", "dusk"]);
});
