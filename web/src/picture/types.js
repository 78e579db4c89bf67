/** @file The types of pictures, and of the data that the build takes from the engine for them. This module has no code. */

/** @typedef {"zh"|"en"} Lang */
/** @typedef {[zh: string, en: string]} Text */
/** @typedef {[name: string, attributes: Record<string, string>, ...content: any[]]} Outline */

/**
 * @typedef {object} Card A card as it lies.
 * @property {string} code empty if it lies face down
 * @property {boolean} ringed it wins, or the picture is about it
 * @property {boolean} [down] it lies face down, and who looks at the picture knows it
 * @property {boolean} [wild] it may stand for another
 * @property {boolean} [claimed] it was taken from the table: a tile lies on its side, a card has an edge
 */
/**
 * @typedef {object} Group
 * @property {Card[]} cards
 * @property {Text|null} name
 * @property {boolean} apart whether it stands a little apart from the group before it
 * @property {number|null} [worth] the huxi that stand behind the name
 */
/**
 * @typedef {object} Row
 * @property {Text} label
 * @property {Group[]} groups
 * @property {boolean} small
 * @property {Text} [said] the groups in words, if somebody knows better words than those that follow from the cards
 */

/**
 * @typedef {object} PrintedCard
 * @property {string} index what stands in its corner
 * @property {string} colour
 * @property {Text} name in a list
 * @property {Text} said in a sentence
 */
/**
 * @typedef {object} Face How the cards of a family are drawn, in units of the picture.
 * @property {number} width
 * @property {number} height
 * @property {number} strip how much of a card is seen under the next one, 0 for cards side by side
 * @property {string} glyph where the outlines of the print lie on a card with a number
 * @property {string} bare where they lie on a card without
 * @property {[number, number]} index
 * @property {number} corner
 */
/**
 * @typedef {object} Deck
 * @property {string} family
 * @property {string} fact
 * @property {Record<string, PrintedCard>} cards
 * @property {Record<string, Text>} groups
 * @property {Record<string, number>} copies
 * @property {Face} face
 * @property {Record<string, Text>} errors what may be wrong with its notation, by code
 */
/** @typedef {Omit<Deck, "cards"> & {cards: Record<string, string[]>, said: Text}} PackedDeck A deck as the build writes it. */
/** @typedef {string|Record<string, Outline[]>} PackedFace The outlines of a face as the build writes them. */
/** @typedef {Deck & {reader: import("./notation.js").Reader, parse: (text: string) => [code: string, place: number][]}} ReadingDeck A deck that reads its notation. */
/**
 * @typedef {object} PositionForm How the text of a family's positions is drawn; the engine says what each means.
 * @property {string[]} required
 * @property {string[]} optional
 * @property {string} counts
 * @property {Text} counted
 * @property {Text} wall
 * @property {Record<string, Text>} marks
 * @property {Record<string, Text>} turned
 * @property {Record<string, Text>} lying
 * @property {Record<string, boolean>} discard_marks
 * @property {Record<string, number>} hidden
 * @property {string} opens
 * @property {Text} opened
 * @property {string} example
 * @property {string} example_by_seat
 * @property {string} example_cards
 * @property {string} live_example
 */
/**
 * @typedef {object} Scenes What the engine knows of pictures of positions.
 * @property {Record<string, PositionForm>} forms by family
 * @property {Text} own
 * @property {Text[][]} places what the other seats are called, at tables of two, three and four
 * @property {Record<string, Text>} words
 * @property {Record<string, Text>} errors
 * @property {Text} title
 * @property {string[]} names what may be written before a value in a block of code
 */
/**
 * @typedef {object} Looks
 * @property {number} small what small cards measure, as a share of the others
 * @property {number} margin
 * @property {number} gap
 * @property {number} card_gap
 * @property {number} row_gap
 * @property {number} label
 * @property {number} name
 * @property {number} text_size
 * @property {number} name_size
 * @property {number} index_size
 * @property {number} ring
 * @property {number} fold
 * @property {number} widest
 * @property {number} narrowest
 * @property {string} font
 * @property {Record<string, string>} unbent what the text of a picture would take over from the page around it
 * @property {number} before
 * @property {number} after
 */
/**
 * @typedef {object} Data What the engine knows of pictures.
 * @property {Record<string, string>} games the family of each game
 * @property {Looks} looks
 * @property {Record<string, Record<string, string>>} themes
 * @property {Record<string, Text>} labels the parts of a hand, in the order they are drawn
 * @property {string[]} small parts whose cards are small
 * @property {number} longest
 * @property {number} most_in_group
 * @property {Record<string, Text>} words
 * @property {Text} join
 * @property {number} copies of each card, unless its deck says otherwise
 * @property {Record<string, Text>} errors sentences that all families share, by code
 * @property {Text} at
 * @property {Record<string, Text>} titles
 * @property {Record<string, string[]>} faces the names of the faces of each family, the usual one first
 */

export {};
