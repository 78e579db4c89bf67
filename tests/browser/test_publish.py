"""The publishing page: what is made, how it looks at nine widths, and what its buttons copy."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Frame, Locator, Page, expect

import hupai
from hupai import markdown
from hupai_build.paths import TESTS
from tests.browser.axe import assert_accessible, assert_accessible_in_every_theme, one_theme_after_the_other
from tests.browser.boxes import assert_no_sideways_scroll, everywhere
from tests.browser.host_page import Articles, settle
from tests.browser.player import LOCALES, Lang
from tests.browser.support import DESKTOP, PHONE, SMALL_PHONE, TABLET, OpenPage, Shot, Size

PATH = "publish.html"
HAND = f"{PATH}#hand?game=leiyang&cards=123s+270b&laid=peng:666s&win=9b"
PARTS = {"game": "leiyang", "laid": "peng:666s", "win": "9b"}
WIDTHS = (240, 320, 360, 480, 560, 640, 768, 960, 1200)
POSITION = (
    "zipai:1 game:leiyang seat:0 dealer:2 phase:claim turn:2 wall:19 shown:1b cards:20,17,17 "
    "hand:11223445690s122334680b melds:-/peng:666s@2/peng:333s@1 live:1b!@2 legal:pass,chi.1s11b"
)
LINK: str = json.loads((TESTS / "fixtures" / "links" / "review-1.json").read_text("utf-8"))[0]["link"]
CLIPBOARD = ["clipboard-read", "clipboard-write"]
NO_CLIPBOARD = 'Object.defineProperty(navigator, "clipboard", { value: undefined });'
PNG_SIZE = """async () => {
  const [item] = await navigator.clipboard.read();
  const { width, height } = await createImageBitmap(await item.getType("image/png"));
  return [width, height];
}"""
DRAWN = "svg => svg.outerHTML"
CLIPPED = "() => document.documentElement.scrollHeight - innerHeight"


def field(page: Page, name: str) -> Locator:
    """Return the text box of a field; behind its name may stand how many cards it has."""
    return page.get_by_role("textbox", name=re.compile(rf"^{re.escape(name)}( \d+)?$"))


def choice(page: Page, name: str) -> Locator:
    """Return the list of a choice."""
    return page.get_by_role("combobox", name=name, exact=True)


def picture(page: Page) -> Locator:
    """Return the picture of what is made."""
    return page.locator(".publish-picture > svg")


def status(page: Page) -> Locator:
    """Return the line that says what a button did."""
    return page.locator(".publish-status")


def copied(page: Page, form: str) -> str:
    """Press the button of a form, and return what the clipboard holds then."""
    page.get_by_role("button", name=f"Copy {form}", exact=True).click()
    expect(status(page)).to_have_text(f"Copied the {form}.")
    text: str = page.evaluate("navigator.clipboard.readText()")
    return text


def opened(open_page: OpenPage, path: str = HAND, size: Size = DESKTOP, *, frames: bool = False) -> Page:
    """Open the page in English, allowed to use the clipboard; its nine frames are filled where a test looks at them."""
    empty = "" if frames else "**/embed.html*"
    page = open_page(size, lang=LOCALES["en"], path=path, permissions=CLIPBOARD, empty=empty)
    expect(page.get_by_role("heading", level=1)).to_have_text("Put cards into your article")
    return page


def frame(page: Page, width: int) -> Frame:
    """Return the frame of a width, once it shows something."""
    place = page.locator(f'hp-frames iframe[width="{width}"]')
    place.scroll_into_view_if_needed()
    handle = place.element_handle()
    found = handle.content_frame()
    assert found is not None
    expect(found.locator("main > *").first).to_be_attached()
    return found


def test_a_hand_is_made_by_taps_and_survives_reload_and_the_way_back(open_page: OpenPage) -> None:
    page = open_page(PHONE, touch=True, lang=LOCALES["zh"], path=f"{PATH}#hand?game=leiyang")
    expect(page.get_by_text("还没有牌")).to_be_visible()
    for card in ("1s", "2s", "3s"):
        page.locator(f'.pad [data-card="{card}"]').tap()
    expect(field(page, "手里的牌")).to_have_value("123s")
    expect(picture(page).locator("> desc")).to_have_text("手牌：小一、小二、小三。")
    expect(page).to_have_url(re.compile(r"#hand\?game=leiyang&cards=123s$"))
    choice(page, "放什么").select_option("score")
    expect(page.locator(".publish-picture")).to_have_count(0)
    expect(page).to_have_url(re.compile(r"#score\?game=leiyang&cards=123s$"))
    page.reload()
    expect(field(page, "手里的牌")).to_have_value("123s")
    page.go_back()
    expect(picture(page)).to_be_visible()
    page.go_forward()
    expect(choice(page, "放什么")).to_have_value("score")
    assert page.workers == []


def test_a_hand_is_made_by_keys_alone(open_page: OpenPage) -> None:
    page = opened(open_page, f"{PATH}#meld?game=yibin")
    page.locator('.pad [tabindex="0"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(field(page, "On the table")).to_have_value("peng:222m")
    expect(picture(page).locator("> desc")).to_contain_text("2 of characters")
    page.get_by_role("button", name="Copy tag").focus()
    page.keyboard.press("Enter")
    expect(status(page)).to_have_text("Copied the tag.")
    page.get_by_role("button", name="Copy link").press("Enter")
    expect(page.get_by_role("textbox", name="Text of the link")).to_have_value(
        page.evaluate("navigator.clipboard.readText()")
    )


@pytest.mark.long
def test_nine_frames_show_what_is_made_whole(open_page: OpenPage) -> None:
    page = opened(open_page, frames=True)
    lengths = page.evaluate("history.length")
    for width in WIDTHS:
        found = frame(page, width)
        expect(found.locator("hupai-hand svg desc")).to_contain_text("small two")
        assert found.evaluate("innerWidth") == width
        expect(page.locator(f'iframe[width="{width}"]')).not_to_have_attribute("height", "120")
        found.wait_for_function(f"() => ({CLIPPED})() <= 0")
    field(page, "Caption (optional)").fill("Waits for the big nine, or so its player believes")
    for width in WIDTHS:
        found = frame(page, width)
        expect(found.locator("hupai-hand svg > title")).to_contain_text("big nine")
        expect.soft(found.locator("html")).to_have_js_property("scrollTop", 0)
        assert found.evaluate("document.documentElement.scrollWidth") == width
    settle(*(frame(page, width) for width in WIDTHS), page)
    assert [frame(page, width).evaluate(CLIPPED) for width in WIDTHS] == [0] * len(WIDTHS)
    assert page.evaluate("history.length") == lengths
    assert page.workers == []


def test_the_copied_tag_and_frame_draw_the_same_picture_in_another_page(
    open_page: OpenPage, host_pages: Articles
) -> None:
    page = opened(open_page)
    drawn = picture(page).evaluate(DRAWN)
    tag, framed = copied(page, "tag"), copied(page, "frame")
    article = host_pages.open(f"{tag}<p>{framed}</p>", width=900)
    own = article.page.locator("hupai-hand svg").first
    expect(own.locator("> desc")).to_have_text(str(hupai.svg.hand("123s 270b", **PARTS, lang="en").description))
    assert own.evaluate(DRAWN) == drawn
    inside = article.page.frame_locator("iframe").locator("hupai-hand svg").first
    expect(inside.locator("> desc")).to_have_text(own.locator("> desc").text_content() or "")
    assert article.page.locator("iframe").evaluate("one => one.offsetHeight") >= 200
    assert article.problems == []


def test_copied_pictures_are_those_that_python_draws(open_page: OpenPage) -> None:
    address = f"{HAND}&caption=Nine+%26+ten&lang=en&theme=dark&face=kai&index=off&width=240"
    page = opened(open_page, address)
    look: dict[str, Any] = {"caption": "Nine & ten", "theme": "dark", "face": "kai", "index": False, "width": 240}
    expected = hupai.svg.hand("123s 270b", **PARTS, **look, lang="en")
    expect(picture(page)).to_be_visible()
    assert copied(page, "SVG") == str(expected)
    block = copied(page, "Markdown")
    assert markdown.drawn("\n".join(block.split("\n")[1:-1]), lang="zh").svg == str(expected)
    page.get_by_role("button", name="Copy PNG").click()
    expect(status(page)).to_have_text("Copied the PNG.")
    box = picture(page).evaluate("svg => [svg.width.baseVal.value, svg.height.baseVal.value]")
    assert page.evaluate(PNG_SIZE) == [3 * length for length in box]
    link = copied(page, "link")
    page.context.unroute_all()  # it leads to what the frames show
    page.goto(link)
    expect(page.locator("hupai-hand svg > title")).to_have_text("Nine & ten")


def test_where_the_clipboard_is_refused_the_text_is_selected(open_page: OpenPage) -> None:
    page = open_page(PHONE, lang=LOCALES["en"], path=HAND, script=NO_CLIPBOARD)
    page.get_by_role("button", name="Copy Markdown").click()
    expect(status(page)).to_contain_text("does not allow copying")
    text = page.get_by_role("textbox", name="Text of the Markdown")
    expect(text).to_be_focused()
    assert page.evaluate("String(getSelection())") == text.input_value()
    with page.expect_download() as download:
        page.get_by_role("button", name="Copy PNG").click()
    assert download.value.suggested_filename == "hupai.png"
    expect(status(page)).to_contain_text("saved as a file")
    page.get_by_role("button", name="Copy SVG").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename == "hupai.svg"


def test_what_is_wrong_stays_and_is_said_with_its_place(open_page: OpenPage) -> None:
    page = opened(open_page)
    field(page, "Hand").fill("123s q5b")
    expect(page.get_by_role("alert").filter(has_text="character 6")).to_be_visible()
    page.get_by_role("button", name="Copy tag").click()
    expect(status(page)).to_have_text("The cards cannot be read. Correct them, then you can copy.")
    expect(page.locator(".publish-text")).to_have_count(0)
    page.reload()
    expect(field(page, "Hand")).to_have_value("123s q5b")
    field(page, "Hand").fill("一" * 990)
    page.get_by_role("button", name="Copy link").click()
    expect(field(page, "Hand")).to_have_value("一" * 990)

    page.goto(page.url.partition("#")[0] + "#hand?game=whist&cards=1s")
    expect(page.get_by_role("alert").filter(has_text="“game” is “whist”")).to_be_visible()
    field(page, "Hand").fill("1s")
    expect(page.get_by_role("alert").filter(has_text="whist")).to_have_count(0)


@pytest.mark.long
def test_an_address_that_no_frame_reads_is_refused_with_its_length(open_page: OpenPage) -> None:
    page = opened(open_page, f"{PATH}#review")
    box = page.get_by_role("textbox", name="Link of a hand, or a record")
    box.fill("neither of them")
    expect(page.get_by_role("alert").filter(has_text="neither the link of a hand nor a record")).to_be_visible()
    expect(box).to_have_value("neither of them")
    box.fill("hupai-record 1\ndeck " + "1s" * 8000)
    expect(page.get_by_role("alert").filter(has_text="8000 is the most")).to_be_visible()
    page.get_by_role("button", name="Copy frame").click()
    expect(status(page)).to_contain_text("8000 is the most")
    box.fill(f"https://example.org/#{LINK}")
    expect(page.get_by_role("alert")).to_have_count(0)
    assert "embed.html#review?" in copied(page, "frame")
    page.reload()
    expect(box).to_have_value(LINK.replace("+", " ") if " " in LINK else box.input_value())
    assert "deck=" in box.input_value()


def test_a_position_is_edited_seat_by_seat(open_page: OpenPage) -> None:
    page = opened(open_page, f"{PATH}#position?position={POSITION.replace(' ', '+')}")
    drawn = hupai.svg.position(POSITION, lang="en")
    expect(picture(page).locator("> desc")).to_have_text(drawn.description)
    assert copied(page, "SVG") == str(drawn)
    page.get_by_role("radio", name="The next player").check(force=True)
    expect(field(page, "On the table")).to_have_value("peng:666s")
    page.get_by_role("radio", name="Discards").check(force=True)
    page.locator('.pad [data-card="9b"]').click()
    field(page, "Cards held").fill("16")
    changed = POSITION.replace("20,17,17", "20,16,17").replace(" legal:", " discards:-/9b/- legal:")
    expect(field(page, "Position (one line of text)")).to_have_value(changed)
    assert copied(page, "SVG") == str(hupai.svg.position(changed, lang="en"))
    field(page, "Position (one line of text)").fill(POSITION.replace("1b!@2", "zz@2"))
    expect(page.get_by_role("alert").filter(has_text="character")).to_be_visible()

    page.get_by_role("link", name="Yibin").click()
    expect(picture(page).locator("> desc")).to_contain_text("13 tiles")
    assert "mahjong:1 game:yibin" in copied(page, "Markdown")


def test_other_kinds_offer_what_there_is(open_page: OpenPage) -> None:
    page = opened(open_page, f"{PATH}#rule?game=leiyang")
    expect(page.locator(".publish-forms button")).to_have_text(["Copy tag", "Copy frame", "Copy link"])
    choice(page, "Rule").select_option("win.minimum")
    assert '<hupai-rule game="leiyang" rule="win.minimum">' in copied(page, "tag")
    page.get_by_role("link", name="Puzzle").click()
    page.get_by_role("button", name="Another puzzle").click()
    expect(field(page, "Number of the puzzle")).not_to_have_value("")
    assert '<hupai-puzzle game="leiyang" puzzle="' in copied(page, "tag")
    page.get_by_role("link", name="Table").click()
    page.get_by_role("button", name="Show an example").click()
    assert 'seed="article-1"></hupai-table>' in copied(page, "tag")
    field(page, "Number of hands").fill("x")
    expect(page.get_by_role("alert").filter(has_text="1–99")).to_be_visible()
    expect(field(page, "Number of hands")).to_have_value("x")
    field(page, "Number of hands").fill("2")
    field(page, "Link of a hand to play on from (optional)").fill(LINK)
    expect(field(page, "Begin after move")).to_have_value("8")
    assert 'moment="play?game=yongzhou&amp;' in copied(page, "tag")
    page.get_by_role("link", name="Lesson").last.click()
    expect(page.locator(".publish-forms button")).to_have_text(["Copy frame", "Copy link"])
    choice(page, "Lesson").select_option("kan")
    choice(page, "First step").select_option("2")
    assert copied(page, "link").endswith("embed.html#lesson?lesson=kan&step=2")


def test_what_does_not_load_is_said_and_fetched_again(open_page: OpenPage) -> None:
    page = open_page(DESKTOP, lang=LOCALES["en"], path="learn.html", allow=["Failed to load resource"])
    for lost in ("**/embed.html*", "**/hupai-mahjong.js"):
        page.route(lost, lambda route: route.abort())
    page.clock.install()
    page.goto(page.url.replace("learn.html", f"{PATH}#hand?game=yibin&cards=123s"))
    expect(page.get_by_text("Something could not be loaded")).to_be_visible()
    expect(page.locator('iframe[width="240"]')).to_be_attached()
    page.clock.run_for(10_000)
    expect(page.get_by_text("The frames could not be loaded")).to_be_visible()
    page.get_by_role("button", name="Copy tag").click()
    expect(page.get_by_role("textbox", name="Text of the tag")).to_have_value(re.compile("123s</hupai-hand>"))
    page.unroute_all()
    for _ in range(2):
        page.get_by_role("button", name="Try again").first.click()
        page.clock.run_for(500)
    expect(picture(page)).to_be_visible()
    expect(frame(page, 240).locator("hupai-hand svg").first).to_be_visible()
    expect(page.get_by_role("alert").filter(has_text="could not be loaded")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("lang", LOCALES)
def test_nothing_is_wider_than_the_window(open_page: OpenPage, lang: Lang, shot: Shot) -> None:
    page = open_page(SMALL_PHONE, lang=LOCALES[lang], path=HAND)
    expect(picture(page)).to_be_visible()
    frame(page, 1200)

    def fits(size: Size) -> None:
        assert_no_sideways_scroll(page)
        shot(page, f"publish-{lang}-{size[0]}")

    everywhere(page, [SMALL_PHONE, PHONE, TABLET, DESKTOP, (1920, 1080)], fits)


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long)], ids=["phone", "desk"])
def test_everybody_can_use_it(open_page: OpenPage, size: Size) -> None:
    page = opened(open_page, size=size)
    look = assert_accessible_in_every_theme if size == DESKTOP else one_theme_after_the_other()
    expect(picture(page)).to_be_visible()
    look(page)
    field(page, "Hand").fill("3q")
    expect(page.locator(".editor-place")).to_be_visible()
    assert_accessible(page)
    page.goto(page.url.partition("#")[0] + f"#position?position={POSITION.replace(' ', '+')}")
    expect(picture(page)).to_be_visible()
    look(page)
