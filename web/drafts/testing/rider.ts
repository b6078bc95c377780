import { intake } from '#domain/forms/intake.ts'
import type { Json } from '#domain/json/json.ts'
import { isObject } from '#domain/json/json.ts'
import type { Answers, Item, Path } from '#domain/questionnaires/answers.ts'
import { answerAt, itemsOf } from '#domain/questionnaires/answers.ts'
import { type Change, changes } from '#domain/questionnaires/changes.ts'
import type { Conflict } from '#domain/questionnaires/merge.ts'
import { validate, validateDraft } from '#domain/questionnaires/validate.ts'
import type { DraftStore } from '../draft-store.ts'
import { after, type Chance } from './chance.ts'
import { FakeBrowser, type Tab } from './fake-browser.ts'
import type { FakeIntakeServer } from './fake-intake-server.ts'
import type { Ledger } from './ledger.ts'

const GROUP = 'injuries'
const ITEM_FIELDS = ['location', 'description', 'side']
/** Questions for everybody. Every typed word is unique, so that its author is known. */
const TEXTS = ['name', 'email', 'occupation', 'hardestRide', 'heightCm']
/** Questions for one device only, whose answers may be emptied or chosen again. */
const OWN = [
  { text: 'cyclingGoals', choice: 'ridingStyle', options: ['recreational', 'strong_club'] },
  { text: 'pastSports', choice: 'workEnvironment', options: ['office', 'manual'] },
]
const LONG = 'x'.repeat(201)

const wordsOf = (list: readonly Change[]) => JSON.stringify(list).replaceAll(LONG, '(200 times x)')

/** What all riders of one run share. */
export interface SharedRun {
  server: FakeIntakeServer
  ledger: Ledger
  chance: Chance
  log: string[]
  /** What went wrong during the run. */
  wrong: string[]
  words: number
}

/** One person at one device, who uses one tab at a time. */
export class Rider {
  readonly browser: FakeBrowser
  readonly #world: SharedRun
  readonly #device: number
  #front: Tab

  constructor(world: SharedRun, device: number) {
    this.#world = world
    this.#device = device
    this.browser = new FakeBrowser(world.server, world.chance)
    this.#front = this.browser.open()
  }

  get tab(): Tab {
    if (!this.#front.alive) this.#front = this.browser.tabs[0] ?? this.browser.open()
    return this.#front
  }

  say(what: string): void {
    this.#world.log.push(`${Date.now() % 10_000_000} device ${this.#device}: ${what}`)
  }

  /** The store of the current tab, if its form can be filled in. */
  #writable(): DraftStore | null {
    const { store } = this.tab
    const status = store?.view().status
    const closed = status === 'conflict' || status === 'submitted' || status === 'wiped'
    return store && !closed ? store : null
  }

  #change(store: DraftStore, list: readonly Change[]): void {
    const { answers } = store.view().draft
    for (const { path, value } of list)
      this.#world.ledger.typed(this.#device, path, answerAt(answers, path), value)
    this.say(`types ${wordsOf(list)} in tab ${this.browser.tabs.indexOf(this.tab)}`)
    store.edit({ changes: list })
    this.check()
  }

  #word(path: Path, kind: number): Json {
    this.#world.words += 1
    const word = this.#world.words
    if (path === 'heightCm') return word
    if (kind === 0 && (path === 'occupation' || path === 'name')) return `${LONG}${word}`
    return path === 'email' ? `mia${word}@` : `word ${word}`
  }

  /** Types a word key by key. */
  async type(which: number, keys: number): Promise<void> {
    const own = OWN[this.#device]?.text ?? 'name'
    const places = [...TEXTS, own, ...this.#itemPlaces()]
    const path = places[which % places.length] ?? own
    for (let key = 0; key < keys; key += 1) {
      const store = this.#writable()
      if (!store) return
      this.#change(store, [{ path, value: this.#word(path, key === keys - 1 ? which % 7 : 1) }])
      await after(this.#world.chance.between(60, 350))
    }
  }

  /** Fills in answers at once. */
  fill(answers: Answers): void {
    const store = this.#writable()
    const list = Object.entries(answers).map(([path, value]) => ({ path, value }))
    if (store) this.#change(store, list)
  }

  /** Replaces the answers because of which the form cannot be sent, with these examples. */
  correctWith(examples: Answers): void {
    const { answers } = this.tab.store?.view().draft ?? { answers: {} }
    const wrong = validate(intake, answers, this.browser.today())
    const list = wrong.map(({ path }): [Path, Json] => {
      const example = examples[path]
      this.#world.words += 1
      if (typeof example === 'number') return [path, example + (this.#world.words % 300) / 10]
      return [path, typeof example === 'object' ? example : `${this.#world.words}${example}`]
    })
    if (this.tab.store && list.length > 0) this.fill(Object.fromEntries(list))
  }

  #items(): readonly Item[] {
    return itemsOf(this.tab.store?.view().draft.answers ?? {}, GROUP)
  }

  #itemPlaces(): Path[] {
    return this.#items().flatMap(({ id }) => [`${GROUP}.${id}.location`, `${GROUP}.${id}.description`])
  }

  /** Chooses or empties an answer that only this device is asked for. */
  choose(which: number): void {
    const store = this.#writable()
    const own = OWN[this.#device]
    if (!store || !own) return
    const place = which % 4 === 0 ? own.text : own.choice
    const option = which % 4 > 1 ? own.options[which % 2] : undefined
    this.#change(store, [option === undefined ? { path: place } : { path: place, value: option }])
  }

  /** Begins an entry, saves it, or removes one. */
  entry(which: number): void {
    const store = this.#writable()
    if (!store) return
    const items = this.#items()
    const item = items[which % Math.max(items.length, 1)]
    if (which % 3 === 0 && item) {
      for (const field of ITEM_FIELDS)
        this.#world.ledger.typed(this.#device, `${GROUP}.${item.id}.${field}`, item[field], undefined)
      this.say(`removes ${item.id}`)
      store.edit({ changes: [{ path: `${GROUP}.${item.id}` }] })
    }
    if (items.length > 5 || (which % 3 === 0 && item)) return
    this.#world.words += 1
    const id = `00000000-0000-4000-8000-${String(this.#world.words).padStart(12, '0')}`
    const value = { location: `knee ${this.#world.words}` }
    this.#world.ledger.typed(this.#device, `${GROUP}.${id}.location`, undefined, value.location)
    this.say(`adds ${id}`)
    store.edit({ changes: [{ path: `${GROUP}.${id}`, value }] })
  }

  #places(conflict: Conflict): Path[] {
    const [group, id, field] = conflict.path.split('.')
    return id === undefined || field !== undefined
      ? [conflict.path]
      : ITEM_FIELDS.map((key) => `${group}.${id}.${key}`)
  }

  #theirsAt(conflict: Conflict, path: Path): Json | undefined {
    if (path === conflict.path) return conflict.theirs
    return isObject(conflict.theirs) ? conflict.theirs[path.split('.').at(-1) ?? ''] : undefined
  }

  /** Decides all conflicts of the current tab. */
  decide(): void {
    const { store } = this.tab
    if (store?.view().status !== 'conflict') return
    const { conflicts } = store.view().draft
    const choices = conflicts.map(() => this.#world.chance.once(2))
    conflicts.forEach((conflict, index) => {
      const mine = choices[index] === true
      for (const path of this.#places(conflict)) {
        const [own, theirs] = [answerAt(store.view().draft.answers, path), this.#theirsAt(conflict, path)]
        this.#world.ledger.decided(this.#device, path, mine ? own : theirs, mine ? theirs : own, mine)
      }
      this.say(`keeps ${mine ? 'mine' : 'theirs'}: ${JSON.stringify(conflict)}`)
      store.decide(conflict, mine ? 'mine' : 'theirs')
    })
  }

  /** Changes to another tab: the previous one is hidden, this one is shown. */
  async turn(): Promise<void> {
    const before = this.tab
    const at = this.browser.tabs.indexOf(before)
    this.#front = this.browser.tabs[(at + 1) % this.browser.tabs.length] ?? before
    before.store?.leave()
    await after(300)
    this.tab.store?.retry()
  }

  openAnother(): void {
    if (this.browser.tabs.length >= 3) return
    this.#front = this.browser.open()
    this.say('opens another tab')
  }

  kill(): void {
    this.say(`tab ${this.browser.tabs.indexOf(this.tab)} is killed`)
    this.#world.ledger.killed(this.#device)
    this.browser.kill(this.tab)
  }

  crash(): void {
    this.say('the browser crashes')
    this.#world.ledger.killed(this.#device)
    for (const tab of this.browser.tabs) this.browser.kill(tab)
  }

  reload(): void {
    this.say(`reloads tab ${this.browser.tabs.indexOf(this.tab)}`)
    this.#world.ledger.killed(this.#device)
    this.browser.leave(this.tab)
    this.#front = this.browser.open()
  }

  close(): void {
    this.say(`closes tab ${this.browser.tabs.indexOf(this.tab)}`)
    this.#world.ledger.killed(this.#device)
    this.browser.leave(this.tab)
  }

  network(offline: boolean): void {
    this.say(offline ? 'offline' : 'online')
    this.browser.connection.offline = offline
    for (const { store } of this.browser.tabs) store?.retry()
  }

  signedIn(signedIn: boolean): void {
    this.say(signedIn ? 'signed in again' : 'the session is over')
    this.browser.connection.signedIn = signedIn
    if (signedIn) this.tab.store?.retry()
  }

  /**
   * Goes through all tabs: opens forms that could not be opened, corrects answers that cannot be sent, and decides
   * conflicts.
   */
  async tidy(): Promise<void> {
    if (this.browser.tabs.length === 0) this.browser.open()
    for (const tab of this.browser.tabs) {
      if (!tab.store && !tab.opening && !tab.sent) this.browser.open(tab)
      this.#front = tab
      tab.store?.retry()
      this.decide()
      this.#correct()
      await after(500)
    }
  }

  #correct(): void {
    const store = this.#writable()
    if (!store) return
    const barred = validateDraft(intake, store.view().draft.answers)
    for (const { path } of barred) this.#change(store, [{ path, value: this.#word(path, 1) }])
  }

  /**
   * Checks all tabs: nothing is shown as saved that the server never stored, and there is no conflict with the rider's
   * own answer.
   */
  check(): void {
    for (const { store } of this.browser.tabs) {
      if (!store) continue
      const { status, draft } = store.view()
      if (status === 'saved') this.#checkSaved(draft.answers)
      for (const conflict of draft.conflicts) this.#checkConflict(conflict)
    }
  }

  #checkSaved(answers: Answers): void {
    const strange = changes({}, answers).filter((change) => !this.#world.server.everHeld(change))
    if (strange.length > 0)
      this.#complain(`said to be saved, never with the server: ${JSON.stringify(strange)}`)
  }

  #checkConflict(conflict: Conflict): void {
    for (const path of this.#places(conflict)) {
      const theirs = this.#theirsAt(conflict, path)
      if (
        theirs !== undefined &&
        path === conflict.path &&
        this.#world.ledger.isOwn(this.#device, path, theirs)
      )
        this.#complain(`asked about one's own answer: ${JSON.stringify(conflict)}`)
    }
  }

  #complain(what: string): void {
    const complaint = `device ${this.#device}: ${what}`
    if (this.#world.wrong.includes(complaint)) return
    this.say(`WRONG ${what}`)
    this.#world.wrong.push(complaint)
  }
}
