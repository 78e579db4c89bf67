/** @file Draws blocks of the language `hupai` when Hexo builds a post: the module `hupai-embed/hexo`. */
import { markup } from "../picture/markup.js";
import { BlockError, drawnBlock, LANGUAGE } from "./block.js";

/** A block of any language with its opening and its closing line: what others quote stays. */
const BLOCK = /^(`{3,}|~{3,})((?:[^`~\n][^\n]*)?)\n(?:([\s\S]*?)\n)??\1[`~]*[ \t]*$/gm;
/** Hexo's own blocks of code are replaced at 10. */
const BEFORE_CODE = 5;

/** @type {typeof import("../../npm/hexo.cjs")} */
export default function register(hexo, { lang = "en" } = {}) {
  hexo.extend.filter.register("before_post_render", (post) => drawn(post, lang), BEFORE_CODE);
}

/** The post with pictures instead of blocks. @param {import("../../npm/hexo.cjs").Post} post @param {string} lang */
function drawn(post, lang) {
  const content = post.content.replaceAll("\r\n", "\n");
  const above = (post.raw ?? content).replaceAll("\r\n", "\n").split("\n").length - content.split("\n").length;
  post.content = content.replace(BLOCK, (whole, _fence, language, block, start) => {
    if (language.trim() !== LANGUAGE || block === undefined) return whole;
    const first = content.slice(0, start).split("\n").length + 1 + above;
    return held(block, lang, `${post.source ?? "post"}: line`, first);
  });
  return post;
}

/** The HTML of a block, as Hexo holds it back from the renderer of Markdown. @param {string} block @param {string} lang @param {string} where @param {number} first */
function held(block, lang, where, first) {
  try {
    const picture = markup(drawnBlock(block, lang)).replaceAll("\n", "&#10;");
    return `<hexoPostRenderCodeBlock><div class="${LANGUAGE}">${picture}</div></hexoPostRenderCodeBlock>`;
  } catch (error) {
    if (!(error instanceof BlockError)) throw error;
    const stopping = new Error(`${where} ${first + error.line}: ${error.message}`);
    stopping.stack = String(stopping); // which Hexo shows
    throw stopping;
  }
}
