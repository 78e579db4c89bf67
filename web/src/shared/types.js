/**
 * @file The shapes of the engine's answers, as JSDoc types: see docs/protocol.md. There is no code here. The page reads
 * these objects and never decides by itself what is legal.
 */

/** @typedef {"zh"|"en"} Lang */
/** @typedef {{zh: string, en: string}} Text A sentence in both languages, written by the engine. */
/** @typedef {string} Card A card or tile, as its family writes it: "3s". */
/** @typedef {"own"|"flip"|"discard"|"deal"} HowWon How a won card came: by one's own flip or draw, another's flip, another's card, or before play. */

/** @typedef {{value: number|string|boolean, label: Text}} OptionChoice */
/**
 * @typedef {object} GameOption
 * @property {string} id
 * @property {"choice"} kind
 * @property {OptionChoice[]} choices
 * @property {number|string|boolean} default
 * @property {Text} label
 * @property {Text} help
 * @property {string} [rule]
 * @property {{option: string, value: number|string|boolean}} [only_with] the value of another option without which this
 *   one keeps its default
 * @property {boolean} [at_match_end] whether it acts only when a match ends, and changes no hand
 */
/**
 * Options that people know together by one name.
 * @typedef {{id: string, name: Text, options: OptionValues}} NamedSet
 */
/**
 * A game. `options`: its house rules; the lobby's first list lacks them (see state/house_rules.js).
 * `called`: the options with which it has another name (see state/game_name.js).
 * @typedef {{id: string, family: string, name: Text, about: Text, seats: number, options?: GameOption[], sets?: NamedSet[], called?: NamedSet[]}} Game
 */
/**
 * Why an action is refused, what it leads to, or why an event was forced.
 * @typedef {{code: string, facts: Record<string, unknown>, rule: string|null, text: Text}} Reason
 */
/**
 * What an action causes. By its gravity, the page tells it, warns of it, or asks before the action is done.
 * @typedef {Reason & {gravity: "tells"|"warns"|"asks"}} Effect
 */
/** @typedef {{file: string, title: string|null, heading: string|null, says: Text|null}} RuleSource */
/** @typedef {{id: string, topic: string, text: Text, sources: RuleSource[]}} RuleRow */
/** @typedef {{game: string, key: string, options: OptionValues, rules: RuleRow[], topics: Record<string, Text>}} Book */
/** @typedef {{verb: string, legal: boolean, reason: Reason|null}} WhyRow */
/**
 * @typedef {object} Preview What an action leads to. Each family adds what is its own.
 * @property {Effect[]} effects
 * @property {Card[]} waits
 */
/**
 * A sentence of an answer; `cards`: the groups of cards it speaks of, in the engine's notation.
 * @typedef {Reason & {cards: string[]}} Sentence
 */
/**
 * @typedef {object} Why
 * @property {Card|null} card
 * @property {WhyRow[]} rows
 * @property {Record<string, Preview>} previews
 * @property {Reason[]} questions what else can be asked now
 * @property {Record<string, unknown>} about the choice that the questions are about; empty for none
 */
/** @typedef {{id: string, name: Text}} Bot */
/** @typedef {Record<string, Record<string, Text>>} Names Names of groups, fans, wins and so on, by kind and identifier. */
/**
 * A family of games. `names`: what its games call things; absent where `options` are.
 * @typedef {{id: string, page: string, bots: string[], names?: Names}} Family
 */
/** @typedef {{games: Game[], bots: Bot[], families: Family[], version: string}} Games */
/**
 * What the engine says of a family's games: the house rules of each game, and what its games call things.
 * @typedef {{options: Record<string, GameOption[]>, names: Names}} Offer
 */

/** @typedef {Record<string, number|string|boolean>} OptionValues */

/**
 * One finished hand of the match.
 * @typedef {{hand: number, dealer: number, winners: number[], scores: number[]}} TallyRow
 */
/**
 * @typedef {object} MatchSetup What was agreed before the match.
 * @property {string} family
 * @property {string} game
 * @property {OptionValues} options
 * @property {string[]} seats
 * @property {string[]} plays the bot that answers for each seat
 * @property {number} hands
 */

/** @typedef {{seat: number, melds: {length: number}}} SeatView What everybody sees of a seat. Each family adds what is its own. */
/**
 * @typedef {object} Legal An answer that the player may give. Each family adds what is its own.
 * @property {string} action
 * @property {string} verb
 * @property {Card[]} [waits] what the hand waits for afterwards
 * @property {boolean} [binds] whether this binds the player for the rest of the hand, in any way
 */
/**
 * @typedef {object} View What the player's seat may see. Each family adds what is its own.
 * @property {number} seat
 * @property {number} dealer
 * @property {number} wall
 * @property {string} phase
 * @property {number} turn
 * @property {string} commitment
 * @property {string|null} seed
 * @property {Card[]} hand
 * @property {SeatView[]} seats
 * @property {Legal[]} legal
 * @property {Card[]} waits
 * @property {Card[]|null} [waited] once the hand is over, what the own one waited for; null where it did not come to that
 * @property {unknown} [open] all hands, if they lie open
 * @property {Result|null} result
 */

/**
 * @typedef {object} Line One step of the account of a score. Which numbers it has depends on `line`.
 * @property {string} line
 * @property {string|null} rule
 * @property {Text} text
 * @property {number} [pay_each]
 */
/** @typedef {{from: number, to: number, points: number, why: string, rule?: string|null}} Payment */
/**
 * @typedef {object} Result How a hand ended. Each family adds what is its own.
 * @property {number|null} winner
 * @property {string|null} by
 * @property {number|null} from
 * @property {number[]} scores
 * @property {Line[]} [lines]
 * @property {Payment[]} payments
 * @property {Card[][]} hands
 * @property {Card[]} wall
 * @property {Card[]} [buried] laid aside after the deal, in families that have it
 * @property {string} seed
 * @property {string} commitment
 * @property {string} deck
 */

/**
 * The changed parts of a view. `seats` has the changed parts of each seat, by its number.
 * @typedef {Partial<Omit<View, "seats">> & {seats?: Record<string, Partial<SeatView>>}} ViewChanges
 */
/**
 * One event, as the player's seat saw it. Which of the optional properties it has depends on `t`.
 * @typedef {object} GameEvent
 * @property {string} t
 * @property {Text} text the sentence about it
 * @property {Text} [caption] a shorter one
 * @property {ViewChanges} [changes] in a short answer, what the event changes in the view
 * @property {Reason} [why] the reason for an event that nobody chose, or that took a card from the player
 * @property {number} [seat]
 * @property {Card|null} [card]
 * @property {Card|null} [tile]
 * @property {string} [name]
 */

/**
 * @typedef {object} StateAnswer The engine's answer to new, load, act, advance, next, undo, view, sit and rise, with the record.
 * @property {string} match
 * @property {MatchSetup} [setup]
 * @property {number} hand
 * @property {number} dealer
 * @property {number[]} scores
 * @property {boolean} over
 * @property {Reason[]} [extras] what is paid beside the hands at the end of the match
 * @property {"human"|"bot"|"next"|"end"|"seat"} waiting
 * @property {boolean} can_undo
 * @property {number|null} [sitting] among several people, whose hand is shown
 * @property {number|null} [called] among several people, who has to sit down first
 * @property {number} from place in the hand of the first of `events`
 * @property {GameEvent[]} events
 * @property {View} [view] the whole view; without it, `changes`
 * @property {ViewChanges} [changes] what has changed in the view besides the changes of the events
 * @property {string} record the whole match as text
 */
/**
 * The state of the match.
 * @typedef {Omit<StateAnswer, "setup"|"view"|"changes"> & {setup: MatchSetup, view: View}} MatchState
 */

/** @typedef {{code: string, facts: Record<string, unknown>, position: number|null, text: Text}} EngineErrorBody */

export {};
