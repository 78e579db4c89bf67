import type { Language } from "./svg.js";

/** What a remark plugin needs of the file it works on. */
export interface File {
  fail(reason: string, place?: { line: number; column: number }, origin?: string): never;
}

/**
 * A plugin for remark, and with it MDX and Docusaurus: draws fenced blocks of the language `hupai`. A wrong block stops
 * the build at its line. `lang` is the language of blocks that name none, `en` without it.
 */
export default function remarkHupai(settings?: { lang?: Language }): (tree: object, file: File) => void;
