/**
 * @file The intents: everything that an element of the page may ask for, as types. Elements know only this list.
 * dispatch.js connects each intent with the object that carries it out.
 */

/** @typedef {import("../shared/types.js").Legal} Legal */
/** @typedef {import("../shared/types.js").Text} Text */
/** @typedef {import("../state/app_state.js").Setup} Setup */
/** @typedef {import("../state/app_state.js").Sheet} Sheet */
/** @typedef {import("../settings/settings.js").Settings} Settings */
/**
 * A sheet that is loaded on demand.
 * @typedef {"back"|"book"|"daily"|"data"|"help"|"hint"|"keys"|"log"|"review"|"settings"|"setup"|"stage"|"stored"|"statistics"|"why"} PartSheet
 */

/**
 * @typedef {object} Intents
 * @property {(request: Record<string, unknown>) => Promise<any>} query asks the engine; throws if the engine refuses
 * @property {(text: Text, kind: "info"|"error", rule?: string|null) => void} toast
 * @property {() => void} dropToast
 * @property {(sheet: Sheet) => void} showSheet
 * @property {(sheet: PartSheet) => Promise<void>} openPart
 * @property {(part: PartSheet|"check") => Promise<boolean>} loadPart
 * @property {(setup?: {game: string, options: import("../shared/types.js").OptionValues}) => Promise<void>} openBook
 * @property {() => void} openReview
 * @property {(family: string) => Promise<void>} prepareFamily loads what draws the games of a family, reviews included
 * @property {(game: string) => Promise<void>} fetchRules fetches the house rules of a game unless they are known
 * @property {() => void} applyUpdate switches to the newer version of the site
 * @property {() => void} redraw
 * @property {() => boolean} dropCachedTable
 *
 * @property {(change: Partial<Setup>) => void} setSetup
 * @property {(setup: Partial<Setup>) => void} adoptSetup
 * @property {(id: string, value: number|string|boolean) => void} setOption
 * @property {() => void} resetOptions
 * @property {(change: Partial<Settings>) => void} setSettings
 * @property {(kind: "settings"|"site"|"matches") => void} forget updates the page after stored data of this kind was
 *   removed
 * @property {() => void} mute
 * @property {(what: "lift"|"turn") => void} hear
 * @property {(event: {t: string}) => void} hearCall
 * @property {() => Promise<void>} openAudio
 *
 * @property {(asked?: import("../daily/day_match.js").DayDeal|null) => Promise<void>} newMatch
 * @property {(id: string, steal?: boolean) => Promise<void>} resume
 * @property {() => Promise<void>} takeBackMatch takes the match on the table back from another tab
 * @property {(id: string) => Promise<void>} removeMatch
 * @property {(id: string) => Promise<void>} restoreMatch
 * @property {(id: string) => Promise<void>} downloadMatch
 * @property {() => void} toLobby
 * @property {() => Promise<void>} toTally
 *
 * @property {(entry: Legal) => Promise<void>} act
 * @property {(action: string) => Promise<void>} wish
 * @property {(yes: boolean, remember?: boolean) => Promise<void>} confirm
 * @property {(steps?: number) => Promise<void>} undo
 * @property {() => Promise<void>} openBack
 * @property {(hand?: number) => Promise<void>} review
 * @property {() => Promise<void>} hint
 * @property {(action: string|null, lifted: string|null) => void} suggest marks an answer, and lifts the card that it plays
 * @property {(aid: import("../storage/records.js").Aid) => Promise<void>} noteAid
 * @property {(open: boolean) => Promise<void>} showHands
 * @property {() => Promise<void>} toggleAuto
 * @property {() => void} skip
 * @property {() => void} hurry
 * @property {() => Promise<void>} playOpponents
 * @property {() => Promise<void>} nextHand
 *
 * @property {(key: string, pointer: boolean) => Promise<void>} pressCard
 * @property {(key: string) => Promise<void>} throwCard
 * @property {() => Promise<void>} playSelected
 * @property {() => void} deselect
 * @property {(on: boolean) => void} setRevealing whether the next discard reveals the hand
 * @property {(columns: string[][], card: string, column: number) => void} arrange
 * @property {() => void} tidy
 * @property {(action: string|null) => void} hover
 *
 * @property {() => Promise<void>} explain
 * @property {(about: string) => Promise<void>} tellAbout
 * @property {() => void} tellPosition
 * @property {() => void} tellOptions
 * @property {(hand: number) => string|null} commitmentOf the commitment that was shown before a hand
 * @property {(event: number) => Promise<void>} showEvent
 * @property {(direction: -1|1) => Promise<void>} moveInLog
 * @property {() => Promise<void>} goBackHere takes back what the player has decided since the moment that is shown
 * @property {() => void} showPresent
 */
/** @typedef {<K extends keyof Intents>(intent: K, ...details: Parameters<Intents[K]>) => ReturnType<Intents[K]>} Send */

export {};
