/**
 * @file The shapes of the engine's answers, as JSDoc types: see docs/protocol.md. There is no code here. The page reads
 * these objects and never decides by itself what is legal.
 */

/** @typedef {"zh"|"en"} Lang */
/** @typedef {{zh: string, en: string}} Text A sentence in both languages, written by the engine. */
/** @typedef {string} Card "3s" small three, "0b" big ten, "k" the king. */

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
 */
/** @typedef {{id: string, family: string, name: Text, about: Text, seats: number, options: GameOption[]}} Game */
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
/** @typedef {{discard: Card, waits: Card[], waits_self: Card[]}} WaitsAfter */
/**
 * @typedef {object} Preview What an action leads to.
 * @property {number|null} huxi
 * @property {number} gained
 * @property {Effect[]} effects
 * @property {Card[]} waits
 * @property {Card[]} waits_self
 * @property {WaitsAfter[]} waits_by_discard
 */
/** @typedef {{card: Card|null, rows: WhyRow[], previews: Record<string, Preview>}} Why */
/** @typedef {{id: string, name: Text, about: Text}} Bot */
/**
 * A family of games, with the names of its groups, fans, wins and so on, by kind and identifier.
 * @typedef {{id: string, page: string, bots: string[], names: Record<string, Record<string, Text>>}} Family
 */
/** @typedef {{games: Game[], bots: Bot[], families: Family[], version: string}} Games */

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

/** @typedef {"ti"|"pao"|"wei"|"chouwei"|"peng"|"chi"} MeldKind */
/**
 * @typedef {object} Meld
 * @property {MeldKind} kind
 * @property {(Card|null)[]} cards null for a card that this seat may not see
 * @property {boolean[]} up
 * @property {number|null} claimed
 * @property {number|null} from
 * @property {number|null} huxi
 * @property {string|null} scores
 */
/** @typedef {{card: Card, from: "flip"|"discard"|"shown"}} Laid */
/**
 * @typedef {object} SeatView
 * @property {number} seat
 * @property {number} cards
 * @property {Meld[]} melds
 * @property {Laid[]} discards
 * @property {number} huxi
 * @property {boolean} dead
 * @property {number} kings_shown
 * @property {boolean} [raised] 举手
 * @property {boolean} [barred] 放偎: no 吃 and no 碰 any more
 * @property {string[]|null} [limits] 吃边打边: the only wins that are left
 */
/**
 * @typedef {object} Legal
 * @property {string} action
 * @property {"hu"|"peng"|"chi"|"discard"|"pass"|"declare"|"raise"} verb
 * @property {Card} [card]
 * @property {string[]} [waits]
 * @property {number} [huxi]
 * @property {number} [gained] how many 胡息 more the hand has after it
 * @property {number} [pay_each]
 * @property {number|null} [discarder_pays] what the player who discarded the card pays alone
 * @property {{cards: Card[], scores: string|null, huxi: number}[]} [melds]
 * @property {string} [name]
 * @property {string[]|null} [limit] the only wins left after this discard
 * @property {boolean} [bars] whether this discard ends 吃 and 碰 for the hand
 * @property {boolean} [binds] whether this discard binds the player for the rest of the hand, in any way
 */
/**
 * @typedef {object} View What the player's seat may see.
 * @property {number} seat
 * @property {number} dealer
 * @property {number} wall
 * @property {"opening"|"discard"|"claim"|"declare"|"over"|"wait"} phase
 * @property {number} turn
 * @property {string} commitment
 * @property {string|null} seed
 * @property {{card: Card, seat: number, from: "flip"|"discard"|"shown"}|null} live
 * @property {Card|null} [shown] the card that the dealer showed, for as long as it lies open
 * @property {Card[]} hand
 * @property {Card[]} locked
 * @property {Card[][]} columns
 * @property {Card[][][]|null} [open] the columns of all three hands, if they lie open
 * @property {SeatView[]} seats
 * @property {{laid: number, hand: number, total: number, min: number}} huxi
 * @property {Record<Card, number>} unseen how many copies of each card this seat has not seen
 * @property {Card[]} no_chi
 * @property {Card[]} no_peng
 * @property {Legal[]} legal
 * @property {number|null} [above] points per loser the next 胡 must exceed
 * @property {Card[]} waits
 * @property {Result|null} result
 */

/** @typedef {{id: string, times: number}} Fan */
/**
 * @typedef {object} Group
 * @property {string} kind
 * @property {string} cards
 * @property {number} kings
 * @property {number} huxi
 * @property {"laid"|"hand"} where
 */
/**
 * @typedef {object} Line One step of the account of a score. Which numbers it has depends on `line`.
 * @property {string} line
 * @property {string|null} rule
 * @property {Text} text
 * @property {string} [cards]
 * @property {string} [kind]
 * @property {number} [huxi]
 * @property {"laid"|"hand"} [where]
 * @property {number} [pay_each]
 */
/**
 * @typedef {object} Alternative The best other reading of the same cards, and why it lost.
 * @property {number} huxi
 * @property {number} pay_each
 * @property {Fan[]} fans
 * @property {Group[]} groups
 * @property {Reason} why
 */
/**
 * @typedef {object} Score
 * @property {boolean} wins
 * @property {number} huxi
 * @property {number} counted
 * @property {number} red
 * @property {number} tun
 * @property {Fan[]} fans
 * @property {number} multiplier
 * @property {number} pay_each
 * @property {boolean} capped
 * @property {string|null} [special]
 * @property {{turned: Card|null}} [xing]
 * @property {Group[]} groups
 * @property {Line[]} [lines]
 * @property {Alternative|null} [alternative]
 */
/** @typedef {{from: number, to: number, points: number, why: string, rule?: string|null}} Payment */
/**
 * @typedef {object} Result
 * @property {number|null} winner
 * @property {"self"|"other"|"deal"|"discard"|"shown"|null} by
 * @property {number|null} from
 * @property {Card|null} card
 * @property {string|null} [special]
 * @property {number[]} scores
 * @property {Score|null} score
 * @property {Line[]} [lines]
 * @property {Payment[]} payments
 * @property {Card[][]} hands
 * @property {Card[]} wall
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
 * @property {string} [name]
 */

/**
 * @typedef {object} StateAnswer The engine's answer to new, load, act, advance, next, undo and view, with the record.
 * @property {string} match
 * @property {MatchSetup} [setup]
 * @property {number} hand
 * @property {number} dealer
 * @property {number[]} scores
 * @property {boolean} over
 * @property {"human"|"bot"|"next"|"end"} waiting
 * @property {boolean} can_undo
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
