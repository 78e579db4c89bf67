"""Blocks in Markdown become pictures when a site is built, and what is wrong with one is said with its line."""

from __future__ import annotations

import pytest
from markdown import Markdown
from pymdownx.superfences import SuperFencesException

import hupai
from hupai.markdown import STYLE, BlockError, drawn, fence, fence_zh, in_page

pytestmark = pytest.mark.usefixtures("dist")
"""The outlines of the cards are made with the site."""

BLOCK = "game: leiyang\nlaid: peng:333s wei:xx4b\nwin: 9b\ncaption: Waits for the big nine\n12s 270b 55s"
HAND = hupai.svg.hand(
    "12s 270b 55s", game="leiyang", laid="peng:333s wei:xx4b", win="9b", caption="Waits for the big nine", lang="en"
)
ARTICLE = f"""# An article

Some words.

```hupai
{BLOCK}
```

```python
hupai = 1
```
"""
SUPERFENCES = {"pymdownx.superfences": {"custom_fences": [{"name": "hupai", "class": "hupai", "format": fence}]}}


def test_a_block_is_drawn_as_python_draws_the_hand() -> None:
    assert drawn(BLOCK) == HAND


def test_a_block_of_groups_is_drawn_as_groups() -> None:
    assert drawn("game: yibin\nfei:11m+2m angang:xxxx") == hupai.svg.meld(
        "fei:11m+2m angang:xxxx", game="yibin", lang="en"
    )
    assert drawn("laid: peng:333s") == hupai.svg.meld("peng:333s", lang="en")


def test_notation_may_take_several_lines_and_a_block_its_own_language_and_look() -> None:
    block = "lang: zh\nindex: off\ntheme: dark\nwidth: 400\n123s\n\n  270b"
    picture = hupai.svg.hand("123s 270b", lang="zh", index=False, theme="dark", width=400)
    assert drawn(block) == picture == drawn("index: off\ntheme: dark\nwidth: 400\n123s 270b", lang="zh")


def test_python_markdown_draws_blocks_and_leaves_other_code_alone() -> None:
    html = Markdown(extensions=["fenced_code", "hupai.markdown"]).convert(ARTICLE)
    assert in_page(HAND) in html
    assert '<code class="language-python">hupai = 1' in html


def test_a_picture_in_a_page_is_no_wider_than_its_column() -> None:
    assert "max-width:100%;height:auto" in STYLE and f' style="{STYLE}"><title>' in in_page(HAND)


def test_superfences_draw_blocks_too() -> None:
    html = Markdown(extensions=["pymdownx.superfences"], extension_configs=SUPERFENCES).convert(ARTICLE)
    assert in_page(HAND) in html


def test_a_site_in_chinese_says_so_once() -> None:
    html = Markdown(extensions=["hupai.markdown"], extension_configs={"hupai.markdown": {"lang": "zh"}}).convert(
        ARTICLE
    )
    assert "<desc>桌上的牌" in html
    assert "<desc>桌上的牌" in fence_zh(BLOCK, "hupai", "hupai", {}, None)


@pytest.mark.parametrize(
    ("change", "line", "sentence"),
    [
        (("12s 270b 55s", "12s 27q"), 10, "character 5"),
        (("wei:xx4b", "wei:xx4z"), 7, "character"),
        (("win: 9b", "win: 9q"), 8, "character 1"),
        (("game: leiyang", "game: nowhere"), 6, "nowhere"),
        (("win: 9b", "index: maybe"), 6, "index"),
        (("win: 9b", "width: " + "9" * 5000), 6, "width"),
    ],
)
def test_a_wrong_block_stops_the_build_with_its_line(change: tuple[str, str], line: int, sentence: str) -> None:
    article = ARTICLE.replace(*change)
    with pytest.raises(BlockError) as wrong:
        Markdown(extensions=["hupai.markdown"]).convert(article)
    assert str(wrong.value).startswith(f"line {line}: ") and sentence in str(wrong.value)
    within = line - ARTICLE[: ARTICLE.index(BLOCK)].count("\n")
    with pytest.raises(SuperFencesException, match=f"in the block line {within}: "):
        Markdown(extensions=["pymdownx.superfences"], extension_configs=SUPERFENCES).convert(article)


def test_a_block_that_another_block_quotes_stays_as_it_is() -> None:
    quoted = f"````markdown\n```hupai\n{BLOCK}\n```\n````\n\n{ARTICLE}"
    html = Markdown(extensions=["fenced_code", "hupai.markdown"]).convert(quoted)
    assert html.count("<svg") == 1 and "```hupai" in html


def test_a_block_that_is_not_closed_is_left_to_others() -> None:
    html = Markdown(extensions=["hupai.markdown"]).convert("```hupai\n123s")
    assert "<svg" not in html and "123s" in html
