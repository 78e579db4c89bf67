/**
 * @file What a page family provides, as types: everything that the shared parts of the page ask about the cards and the
 * rules of a family of games. There is no code here. The functions are written as methods, so that a family may name
 * its own kind of view, seat, answer and result.
 */

/** @import { Book, Card, GameEvent, Lang, Legal, Preview, Result, SeatView } from "../shared/types.js" */
/** @import { HowWon, Text, View } from "../shared/types.js" */
/** @import { Wording } from "../text/names.js" */
/** @typedef {unknown} Drawn A template, or what a template may hold. */

/**
 * Names and pictures of cards. `look`: the class in the styles of a table they are played at.
 * @typedef {{
 *   look: string,
 *   name(card: Card, lang: Lang): string,
 *   list(lang: Lang, cards: Card[]): string,
 *   parse(text: string): Card[],
 *   deck(cards: Card[]): Card[],
 *   faceClass(card: Card|null): string,
 *   print(card: Card|null, both?: boolean): Drawn,
 *   face(card: Card|null, more?: string): Drawn,
 *   back(more?: string): Drawn,
 *   fullFace(card: Card, more?: string): Drawn,
 *   stack(cards: (Card|null)[], more?: string): Drawn,
 * }} CardFamily
 * `parse` reads the engine's compact form; `deck` returns the whole deck that these cards are, in the order before the
 * shuffle; `print` is what is on a card; `stack` draws cards that lie one on another.
 */

/** @typedef {{label: string, tag: string|null, locked: boolean, more: string}} ColumnLook How a column of the hand is named and marked. */
/**
 * How the player's hand is laid out, in columns.
 * @typedef {{
 *   faceDown: number[],
 *   sample: View,
 *   widest: Record<"small"|"normal"|"large", number>,
 *   tallest: number,
 *   heights: {cards: number, strip: number, full: number},
 *   beside(columns: number, lines: number): number,
 *   columns(view: View, sort: "groups"|"rank"): Card[][],
 *   locked(view: View): Card[],
 *   look(wording: Wording, view: View, cards: Card[], nth: number): ColumnLook,
 *   label(wording: Wording, view: View, card: Card, locked: boolean, entry: Legal|undefined): string,
 *   cardClass(view: View, card: Card): string,
 * }} HandLayout
 * `faceDown`: the columns that are drawn before the deal; `sample`: of a view, what the hand is drawn from that the
 * settings show; `tallest`: the most cards in a column; `heights` in card widths: of the visible strip of a covered card
 * and of a whole card, and how many cards have to fit under each other; `beside`: how many cards have to fit beside each
 * other; `locked`: cards that may not be split or played.
 */

/** @typedef {{name: string, rule: string, values: (wording: Wording) => Record<string, string|number>}} Mark What binds a seat. */
/**
 * What lies at a seat and what its plate says.
 * @typedef {{
 *   dealt: number,
 *   held(seat: SeatView): number,
 *   sitter(view: View): number|null,
 *   inTurn(view: View, seat: number): boolean,
 *   open(view: View, seat: number): Card[][]|null,
 *   facts(wording: Wording, seat: SeatView, place: string, view: View): Drawn,
 *   beside(wording: Wording, seat: SeatView, view: View): Drawn,
 *   marks(seat: SeatView, view: View): Mark[],
 *   melds(wording: Wording, seat: SeatView, view: View): Drawn,
 *   laid: {draw(wording: Wording, seat: SeatView, view: View): Drawn}|null,
 * }} SeatLook
 * `dealt`: how many cards an opponent is drawn with before the deal; `held`: how many cards the hand has; `sitter`: who
 * sits out this hand, null if all play; `inTurn`: whether the seat is marked as the one that acts, or whose card lies;
 * `open`: the columns of a hand that lies open, null if it is hidden; `beside`: what stands beside the hand; `laid`: what
 * lies in front of the seat, null if it lies in the middle of the table.
 */

/**
 * @typedef {object} LedgerPort What a ledger is drawn from, besides the view.
 * @property {Wording} wording
 * @property {Preview|null} ahead what the answer under pointer or focus leads to
 * @property {Legal|undefined} lifted the discard of the lifted card
 * @property {Drawn} tidy the button that arranges the hand in the usual order
 * @property {(text: Text, rule: string) => void} tell shows a sentence and its rule
 */
/**
 * The middle of the table, and the line about the player's own hand.
 * @typedef {{
 *   wall(wording: Wording, view: View): Drawn,
 *   live(wording: Wording, view: View): Drawn,
 *   rivers(wording: Wording, view: View): Drawn,
 *   caption(wording: Wording, view: View): Drawn,
 *   chip(wording: Wording, view: View): string,
 *   ledger(view: View, port: LedgerPort): Drawn,
 * }} TableLook
 * `rivers`: what lies in front of all seats, if it lies in the middle; `caption`: who laid the live card, in few words, and
 * empty without one; `chip`: a fact about the game, empty for none.
 */

/** @typedef {{kind?: string, command?: import("../settings/keymap.js").Command}} ButtonLook The button's class, and the command that presses it by key. */
/**
 * @typedef {object} PromptPort What the answers are drawn with.
 * @property {Wording} wording
 * @property {View} view
 * @property {(verb: string) => Legal[]} of the answers with this verb
 * @property {(entry: Legal, drawn: Drawn, look?: ButtonLook) => Drawn} button draws an answer
 * @property {boolean} revealing whether the next discard reveals the hand
 * @property {(on: boolean) => void} setRevealing
 * @property {string} revealKey the key of that switch
 * @property {(action: string) => string} cost what an action costs for the rest of the hand, as far as it is known
 */
/**
 * The answers of the prompt bar.
 * @typedef {{
 *   verbs: string[],
 *   warned: string[],
 *   plays(legal: Legal[], revealing: boolean): Legal[],
 *   cardOf(entry: Legal): Card,
 *   wish(command: "pass"|"hu"|"peng"|"gang"|"raise", legal: Legal[]): string,
 *   confirmed: string[],
 *   reveals: boolean,
 *   asks(port: PromptPort): {title: string, how: string},
 *   crowd(legal: Legal[], revealing: boolean): string,
 *   drawn?(wording: Wording, view: View): string,
 *   drawAnswers(port: PromptPort): Drawn,
 *   drawTurn(port: PromptPort): Drawn,
 *   leads(wording: Wording, view: View, entry: Legal): Drawn,
 * }} PromptLook
 * `verbs`: the answers that have numbers, in their order; `warned`: those that are marked if they cost something;
 * `plays`: the discards to choose from; `wish`: the action that a command means; `confirmed`: those that the player
 * confirms if they have grave effects; `reveals`: whether a switch makes the next discard reveal the hand; `asks`: the
 * question in the player's own turn; `crowd`: classes that say how many answers there are, where their size depends on it;
 * `drawn`: what the player has just drawn, for the ears; `drawAnswers`: all answers to what lies or is asked; `drawTurn`: what may be done
 * instead of a discard; `leads`: what playing the lifted card leads to.
 */

/**
 * Sentences.
 * @typedef {{
 *   help: Record<string, [word: string, cards: string][]>,
 *   position(wording: Wording, view: View): string,
 *   answer(wording: Wording, entry: Legal): string,
 *   consequences(wording: Wording, entry: Legal, preview: Preview|null): string,
 *   binding(wording: Wording, entry: Legal|undefined): string,
 *   melds(wording: Wording, entry: Legal): string,
 *   worth(wording: Wording, entry: Legal): string,
 *   giveUp(wording: Wording, entry: Legal|undefined): string,
 *   sure(wording: Wording, entry: Legal|undefined): {title: string, yes: string, no: string},
 *   waits(wording: Wording, ahead: Preview): string[],
 *   lyingCard(view: View): Card|undefined,
 *   payment(wording: Wording, result: Result, nth: number, mine: number): string,
 *   headline(wording: Wording, result: Result, mine: number): string,
 *   manner(wording: Wording, result: Result, mine: number): string,
 * }} Sayings
 * `help`: the parts of the help, each with the groups drawn below it; `melds`: the cards that an answer lays; `worth`: what an answer is worth; `giveUp`:
 * what passing this win gives up; `waits`: what the hand waits for after an answer; `payment`: who pays whom and why;
 * `headline` and `manner`: who has won a hand, and how.
 */

/**
 * @typedef {object} AccountPort What an account is drawn with.
 * @property {Wording} wording
 * @property {Book|null} book
 * @property {number} mine the player's seat
 * @property {ShownWin[]} wins the won hands as they are laid open; none while that is not loaded
 * @property {string} opened the group whose sentence is shown; empty for none
 * @property {(group: string) => void} open shows the sentence of a group
 */
/** @typedef {{winners: number[], huxi: number|null, worth: number|null, came: HowWon|null}} Figures What the statistics count of a hand, for one seat; the last three of its own win. */
/** @typedef {{card: Card, as: Card|null, wild: boolean, won: boolean}} ShownCard A card of a win; `as`: what it stands for. */
/**
 * What is shown of a win on the table: the cards by groups, those on which it was won and that stand for others marked,
 * what each group is worth and all of them together, where groups are worth something, the names of what it is worth more
 * for, and whether that makes it more than a plain win.
 * @typedef {{
 *   seat: number,
 *   groups: {cards: ShownCard[], badge: string, value: number|null}[],
 *   sum: {n: number, unit: string}|null,
 *   names: string[],
 *   grand: boolean,
 * }} ShownWin
 */
/**
 * Where a card came from that lies before a seat: how it got there, which card on the table it was, counted from 1, whether
 * it may still be taken, and who won on it, if somebody did.
 * @typedef {{card: Card, how: "flipped"|"discarded"|"shown", turn: number, lies: boolean, won: number|null}} CardOrigin
 */
/**
 * What is needed only later: for hints, the review, the moments of the table, and sound.
 * @typedef {{
 *   action(lang: Lang, action: string): string,
 *   soundOf(event: GameEvent): import("../audio/sounds.js").SoundName|undefined,
 *   calledOut(wording: Wording, event: Pick<GameEvent, "t"|"name"|"card">, much: "calls"|"all"): string,
 *   reviewSeat(wording: Wording, view: View, seat: number): {fact: string, shows: Drawn, holds: Card[][]|null, hidden: number, laid: Card[]},
 *   reviewMiddle(wording: Wording, view: View): Drawn,
 *   shownWins(wording: Wording, result: Result): ShownWin[],
 *   lacked(wording: Wording, view: View): string,
 *   originOf(view: View, log: GameEvent[], seat: number, nth: number): CardOrigin|null,
 *   claimRules: readonly string[],
 * }} FamilyMore
 * `action` says an action as a sentence; `shownWins`: what is shown of each win on the table; `lacked`:
 * what the player's own hand lacked in the end; `originOf`: where the card
 * came from that lies at this place before a seat, null if that is not known; `claimRules`: the rules that say who may
 * take a card that lies.
 */

/**
 * @typedef {{
 *   id: string,
 *   prefix: string,
 *   unused: readonly import("../settings/keymap.js").Command[],
 *   hidden: readonly string[],
 *   cards: CardFamily,
 *   hand: HandLayout,
 *   seat: SeatLook,
 *   table: TableLook,
 *   prompt: PromptLook,
 *   words: Sayings,
 *   isShownAlone(event: GameEvent): boolean,
 *   callOf(event: GameEvent): string|null,
 *   laidBy(event: GameEvent): Card|null|undefined,
 *   account(result: Result, port: AccountPort): {before: Drawn, after: Drawn},
 *   figures(result: Result, seat: number): Figures,
 *   more: FamilyMore|null,
 *   loadMore(): Promise<FamilyMore>,
 * }} PageFamily
 * `prefix`: where the family has a sentence of its own, its key begins with this; `unused`: commands without a
 * meaning; `hidden`: settings without a meaning; `isShownAlone`: whether an event is shown by itself, and not together
 * with the next one; `callOf`: the character called out beside the seat; `laidBy`: the card that an event lays down for
 * the others, null for a hidden one; `more` is null until it was loaded.
 */

export {};
