/** A language of captions and descriptions. */
export type Language = "zh" | "en";

/** How a picture looks. */
export interface Look {
  /** Any game of Hupai; `yongzhou` without it. */
  game?: string;
  /** A line below the picture, and its name for who cannot see it. */
  caption?: string;
  /** `zh` without it. */
  lang?: Language;
  /** `song` or `kai` for cards, `picture` or `plain` for tiles. */
  face?: string;
  /** False without numbers in the corners. */
  index?: boolean;
  theme?: "light" | "dark" | "print";
  /** Where rows break, in units of the picture. */
  width?: number;
  /** Draw what is wrong instead of throwing it. */
  drawErrors?: boolean;
}

/** What lies beside the cards of a hand, each in the notation of the game, and how the picture looks. */
export interface HandOptions extends Look {
  /** Groups on the table: `peng:333s chi:345s`. */
  laid?: string;
  /** The winning card. */
  win?: string;
  /** The card that may be claimed. */
  live?: string;
  /** The turned tile of mahjong. */
  indicator?: string;
  discards?: string;
}

/** A picture that cannot be drawn; the message is a sentence in the picture's language. */
export class PictureError extends Error {
  constructor(sentence: string, code: string, part?: string, position?: number);
  /** The same in every language and version. */
  code: string;
  /** The text that is wrong. */
  part?: string;
  /** The index of its first wrong character, if the text is a notation. */
  position?: number;
}

/** Returns the picture of a hand as a whole SVG file that loads nothing. Throws a {@link PictureError}. */
export function hand(cards: string, options?: HandOptions): string;

/** Returns the picture of groups, `peng:333s chi:345s`. Throws a {@link PictureError}. */
export function meld(groups: string, options?: Look): string;

/** Returns the picture of a position, which names its game itself. Throws a {@link PictureError}. */
export function position(text: string, options?: Omit<Look, "game">): string;
