import { dateIn } from '#domain/calendar/local-date.ts'
import type { TabMessage } from '#web/sync/browser-tabs.ts'
import type { Draft, Edit, ServerDraft } from '../draft.ts'
import { type DraftStorage, intakeKind, type ServerForm } from '../draft-places.ts'
import {
  type DraftEnvironment,
  type DraftStore,
  type FormSource,
  type OpenedForm,
  openDraft,
} from '../draft-store.ts'
import { after, type Chance } from './chance.ts'
import { FakeConnection } from './fake-connection.ts'
import type { FakeIntakeServer } from './fake-intake-server.ts'

export const SESSION = 'session'
const FITTER = { name: 'Ines', studio: null }

/** A form as the server returns it; null if it was submitted. */
function formOf(held: ServerDraft | null): ServerForm {
  const draft: ServerDraft = JSON.parse(JSON.stringify(held ?? { version: 0, savedAt: null, answers: {} }))
  return {
    sessionId: SESSION,
    formVersion: 1,
    fitter: FITTER,
    state: held ? 'open' : 'submitted',
    draft,
  }
}

/** One tab. What it began ends with the tab, except what has reached the server or the device. */
export interface Tab {
  alive: boolean
  store: DraftStore | null
  opening: boolean
  /** Called when the form was submitted: found out on opening it, or because this tab has submitted it. */
  sent: boolean
}

interface Waiting {
  tab: Tab
  begin(): void
}

/** A browser in memory: its tabs and their messages and locks, and the drafts on its device. */
export class FakeBrowser {
  readonly connection: FakeConnection
  readonly kept = new Map<string, string>()
  tabs: Tab[] = []
  readonly #server: FakeIntakeServer
  readonly #chance: Chance
  readonly #ears = new Set<{ tab: Tab; heard: (message: TabMessage<Edit>) => void }>()
  readonly #queue: Waiting[] = []
  #lastWord = 0

  constructor(server: FakeIntakeServer, chance: Chance) {
    this.#server = server
    this.#chance = chance
    this.connection = new FakeConnection(chance)
  }

  /** The promise as a tab sees it. After the tab was closed it never settles. */
  #for<T>(tab: Tab, promise: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      promise.then(
        (value) => tab.alive && resolve(value),
        (error: unknown) => tab.alive && reject(error),
      )
    })
  }

  #device(tab: Tab): DraftStorage {
    const soon = () => after(this.#chance.between(1, 40))
    const read = async () => {
      await soon()
      const text = this.kept.get(SESSION)
      const draft: Draft | null = text === undefined ? null : JSON.parse(text)
      return draft
    }
    const keep = async (draft: Draft) => {
      const text = JSON.stringify(draft)
      await soon()
      if (tab.alive) this.kept.set(SESSION, text)
    }
    const drop = async () => {
      await soon()
      if (tab.alive) this.kept.delete(SESSION)
    }
    return {
      readDraft: () => this.#for(tab, read()),
      writeDraft: (draft) => this.#for(tab, keep(draft)),
      dropDraft: () => this.#for(tab, drop()),
    }
  }

  #tell(from: Tab, own: object, word: TabMessage<Edit>): void {
    if (!from.alive) return
    const text = JSON.stringify(word)
    this.#lastWord = Math.max(this.#lastWord, Date.now() + this.#chance.between(1, 30))
    const listeners = [...this.#ears].filter((ear) => ear !== own)
    void after(this.#lastWord - Date.now()).then(() => {
      for (const { tab, heard } of listeners) if (tab.alive) heard(JSON.parse(text))
    })
  }

  #tabs(tab: Tab): Omit<DraftEnvironment, 'storage'> {
    return {
      joinTabs: (heard) => {
        const ear = { tab, heard }
        this.#ears.add(ear)
        return { post: (word) => this.#tell(tab, ear, word), close: () => this.#ears.delete(ear) }
      },
      withTabLock: (_name, work) =>
        new Promise((resolve, reject) => {
          if (!tab.alive) return
          const begin = () =>
            work()
              .then(resolve, reject)
              .finally(() => this.#next(waiting))
          const waiting: Waiting = { tab, begin }
          this.#queue.push(waiting)
          if (this.#queue[0] === waiting) void begin()
        }),
    }
  }

  #next(done: Waiting): void {
    if (this.#queue[0] !== done) return
    this.#queue.shift()
    this.#queue[0]?.begin()
  }

  #source(tab: Tab): FormSource<ServerForm> {
    const server = this.#server
    const call = <T>(work: () => T) => this.#for(tab, this.connection.call(work))
    const form = () => formOf(server.read())
    return {
      ...intakeKind,
      key: SESSION,
      form: () => call(form),
      server: {
        keep: (draft, list) => call(() => server.keep(draft, list)),
        read: () => call(() => server.read()),
      },
    }
  }

  #around(tab: Tab): DraftEnvironment {
    return { storage: this.#device(tab), ...this.#tabs(tab) }
  }

  #opened(tab: Tab, opened: OpenedForm<ServerForm>): void {
    tab.opening = false
    if (opened.at === 'open') tab.store = opened.store
    if (opened.at === 'closed') tab.sent = true
  }

  /**
   * Opens the form in a tab. If neither the server nor the device has it, the tab has no store and can be opened again.
   */
  open(tab: Tab = { alive: true, store: null, opening: false, sent: false }): Tab {
    if (!this.tabs.includes(tab)) this.tabs.push(tab)
    tab.opening = true
    openDraft(this.#source(tab), this.#around(tab)).then(
      (opened) => this.#opened(tab, opened),
      () => {
        tab.opening = false
      },
    )
    return tab
  }

  /** Closes the tab at once. Everything that it had not finished is lost. */
  kill(tab: Tab): void {
    tab.alive = false
    tab.store?.close()
    this.tabs = this.tabs.filter((other) => other !== tab)
    for (const ear of this.#ears) if (ear.tab === tab) this.#ears.delete(ear)
    const [holder] = this.#queue
    const rest = this.#queue.filter((waiting) => waiting.tab !== tab)
    this.#queue.splice(0, this.#queue.length, ...rest)
    if (holder?.tab === tab) this.#queue[0]?.begin()
  }

  /** Closes the page after telling it so. */
  leave(tab: Tab): void {
    tab.store?.leave()
    this.kill(tab)
  }

  /** Submits the form over this browser's connection, as if pressed in a tab. */
  async submit(tab: Tab): Promise<void> {
    const submission = tab.store?.view().draft.submission
    if (submission)
      await this.#for(
        tab,
        this.connection.call(() => this.#server.submit(submission)),
      )
  }

  today(): string {
    return dateIn(new Date())
  }
}
