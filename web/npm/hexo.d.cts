/**
 * Makes Hexo draw fenced blocks of the language `hupai`. A wrong block stops the build and names its file and line.
 * `lang` is the language of blocks that name none, `en` without it.
 */
declare function register(hexo: register.Hexo, settings?: { lang?: "zh" | "en" }): void;

declare namespace register {
  /** What the filter needs of a post. */
  interface Post {
    content: string;
    raw?: string;
    source?: string;
  }

  /** What the filter needs of Hexo. */
  interface Hexo {
    extend: { filter: { register(type: "before_post_render", filter: (post: Post) => Post, priority: number): void } };
  }
}

export = register;
