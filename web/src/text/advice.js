/** @file Adds the words of hints and actions. Loaded with the parts that need them. */
import { adviceEn } from "../../words/advice.en.js";
import { adviceZh } from "../../words/advice.zh.js";
import { addWords } from "./i18n.js";

addWords({ zh: adviceZh, en: adviceEn });
