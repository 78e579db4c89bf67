/** @file Connects every intent of app/intents.js with the object that carries it out. */
import { defaultSettings } from "../settings/settings.js";
import { FIRST_SETUP } from "../state/app_state.js";

/** How the state changes after stored data was removed, by the kind of data. */
const CHANGES_AFTER_REMOVAL = {
  settings: () => ({ settings: defaultSettings(), setup: FIRST_SETUP }),
  site: () => ({ offline: /** @type {const} */ ("cleared"), update: null }),
  matches: () => ({ deleted: {} }),
};

/**
 * @param {object} parts
 * @param {import("../boot/engine.js").Engine} parts.engine
 * @param {import("../match/play.js").Play} parts.play
 * @param {import("../storage/match_store.js").MatchStore} parts.store
 * @param {import("./lobby_controller.js").LobbyController} parts.lobby
 * @param {import("../offline/offline_manager.js").OfflineManager} parts.offline
 * @param {import("./lazy_audio.js").LazyAudio} parts.audio
 * @param {(change: Partial<import("../state/app_state.js").App>) => void} set
 * @param {Pick<import("./intents.js").Intents, "toast"|"openPart"|"loadPart"|"openBook"|"openReview"|"prepareFamily"|"fetchRules"|"dropCachedTable"|"mute"|"newMatch"|"resume"|"toLobby"|"toTally">} page the intents that the controller carries out
 * @returns {import("./intents.js").Intents}
 */
export function intentsOf({ engine, play, store, lobby, offline, audio }, set, page) {
  const { hand, queries, log } = play;
  return {
    ...page,
    query: (request) => engine.ask(request),
    dropToast: () => set({ toast: null }),
    showSheet: (sheet) => set({ sheet }),
    applyUpdate: () => void offline.applyUpdate(),
    redraw: () => set({}),

    setSetup: (change) => lobby.setSetup(change),
    adoptSetup: (setup) => lobby.adoptSetup(setup),
    setOption: (id, value) => lobby.setOption(id, value),
    resetOptions: () => lobby.setOptions({}),
    setSettings: (change) => lobby.setSettings(change),
    forget: (kind) => set(CHANGES_AFTER_REMOVAL[kind]()),
    hear: (what) => audio.play(what),
    hearCall: (event) => audio.call(event),
    openAudio: () => audio.load(),

    takeBackMatch: () => page.resume(store.id, true),
    removeMatch: (id) => store.remove(id),
    restoreMatch: (id) => store.restore(id),
    downloadMatch: (id) => store.download(id),

    act: (entry) => play.act(entry),
    wish: (action) => play.wish(action),
    confirm: (yes, remember) => play.confirm(yes, remember),
    undo: (steps) => play.undo(steps),
    openBack: () => play.openBack(),
    review: (number) => play.review(number),
    hint: () => play.hint(),
    suggest: (action, lifted) => set({ suggested: action, ...(lifted ? { selected: lifted } : {}) }),
    noteAid: (aid) => store.noteAid(aid),
    showHands: (open) => play.showHands(open),
    toggleAuto: () => play.auto.toggle(),
    skip: () => play.skip(),
    hurry: () => play.hurry(),
    playOpponents: () => play.playOpponents(),
    nextHand: () => play.nextHand(),

    pressCard: (key, pointer) => hand.press(key, pointer),
    throwCard: (key) => hand.throwOut(key),
    playSelected: () => hand.playSelected(),
    deselect: () => hand.deselect(),
    setRevealing: (on) => hand.setRevealing(on),
    arrange: (columns, card, column) => hand.arrange(columns, card, column),
    tidy: () => hand.tidy(),
    hover: (action) => set({ hovered: action }),

    explain: () => queries.explain(),
    tellAbout: (about) => queries.tellAbout(about),
    tellPosition: () => queries.tellPosition(),
    tellOptions: () => queries.tellOptions(),
    commitmentOf: (number) => play.commitmentOf(number),
    showEvent: (event) => log.show(event),
    moveInLog: (direction) => log.move(direction),
    goBackHere: () => log.goBack(),
    showPresent: () => log.present(),
  };
}
