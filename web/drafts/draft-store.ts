import type { Change } from '#domain/questionnaires/changes.ts'
import type { Conflict } from '#domain/questionnaires/merge.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { createDeviceWriter, type DeviceWriter, type DraftStorage } from '../sync/device-writer.ts'
import { createSender, type Outcome, type Sender } from '../sync/sender.ts'
import type { BrowserTabs, TabMessage, Tabs } from '../sync/tabs.ts'
import {
  acknowledged,
  caughtUp,
  type Draft,
  decision,
  type Edit,
  edited,
  editsOf,
  formOf,
  joined,
  unsent,
} from './draft.ts'
import { type DraftServer, type Halt, refusalOf } from './draft-server.ts'
import { sendable } from './sendable.ts'

/**
 * `saved`: the server has everything. `saving`: on its way. `kept`: on this device, sent when the server is reached.
 * `barred`: sent but for what must be corrected first. `conflict`: the rider is asked. Else: why nothing is sent.
 */
export type DraftStatus = 'saved' | 'saving' | 'kept' | 'barred' | 'conflict' | Halt

export interface DraftView {
  draft: Draft
  status: DraftStatus
  /** False where the browser keeps nothing: the draft then lives in this tab and with the server. */
  keptOnDevice: boolean
}

export interface DraftStore {
  view(): DraftView
  subscribe(listener: () => void): () => void
  /** What the rider did: shown, kept on the device and told to the other tabs at once, sent a moment later. */
  edit(edit: Edit): void
  decide(conflict: Conflict, choice: 'mine' | 'theirs'): void
  /** Sends at once what is unsent, as the page may be gone in a moment. */
  leave(): void
  /** Tries at once what waits for a connection. */
  retry(): void
  /** Sends what is unsent and asks what other devices did; answers how the draft stands then. */
  settle(): Promise<DraftStatus>
  /** The form was sent: its draft leaves the device and the other tabs. */
  finish(): Promise<void>
  close(): void
}

interface DraftStoreOptions {
  draft: Draft
  questionnaire: Questionnaire
  server: DraftServer
  device: DraftStorage
  tabs: BrowserTabs
  keptOnDevice: boolean
}

/** The draft of a form in this tab, and everything it is told. */
class OpenDraft {
  draft: Draft
  halt: Halt | null = null
  keptOnDevice: boolean
  /** Nothing was typed since this tab was opened: only then it takes over what others tell of the time before. */
  #fresh = true
  readonly #means: DraftStoreOptions
  readonly #listeners = new Set<() => void>()
  readonly #keeper: DeviceWriter
  readonly #sender: Sender
  readonly #tabs: Tabs
  #shown: DraftView | null = null

  constructor(means: DraftStoreOptions) {
    this.#means = means
    this.draft = means.draft
    this.keptOnDevice = means.keptOnDevice
    this.#keeper = createDeviceWriter(
      means.device,
      () => this.draft,
      () => {
        this.keptOnDevice = false
        this.#tell()
      },
      () => this.#tell(),
    )
    this.#tabs = means.tabs.join((word) => this.#hear(word))
    this.#sender = createSender(
      () => this.#withTabLock(() => this.#sendOnce()),
      () => this.#tell(),
    )
    if (unsent(this.draft).length > 0) this.#sender.sendSoon()
    void this.#share()
    // What was typed elsewhere while this tab was opening.
    this.#tabs.post({ kind: 'opened', form: this.#form })
  }

  get #form(): string {
    return formOf(this.draft)
  }

  #tell(): void {
    this.#shown = null
    for (const listener of this.#listeners) listener()
  }

  #replace(draft: Draft): void {
    this.draft = draft
    void this.#keeper.keep()
    this.#tell()
  }

  /** What the rider did, here and in the other tabs. */
  #apply(edit: Edit): void {
    this.#replace(edited(this.draft, edit))
    this.#tabs.post({ kind: 'edit', form: this.#form, edit })
  }

  #stopFor(reason: Halt): Outcome {
    this.halt = reason
    if (this.#over) void this.#drop()
    this.#tell()
    return 'halt'
  }

  get #over(): boolean {
    return this.halt === 'submitted' || this.halt === 'wiped'
  }

  /** The draft leaves the device, after the last write. */
  async #drop(): Promise<void> {
    this.#sender.stop()
    await this.#keeper.end()
    await this.#means.device.dropDraft(this.#form).catch(() => undefined)
  }

  /** Work at the server, while no other tab does the same, from where the last one left off. */
  #withTabLock(work: () => Promise<Outcome>): Promise<Outcome> {
    return this.#means.tabs.withTabLock(this.#form, async () => {
      await this.#joinDevice()
      return this.halt ? 'halt' : work()
    })
  }

  async #catchUp(): Promise<Outcome> {
    const held = await this.#means.server.read(this.draft)
    if (held === null) return this.#stopFor('submitted')
    this.#replace(caughtUp(this.draft, held))
    await this.#share()
    return this.draft.conflicts.length > 0 ? 'halt' : 'again'
  }

  async #afterFailure(error: unknown): Promise<Outcome> {
    const refusal = refusalOf(error)
    if (refusal === 'retry') return 'retry'
    if (refusal !== 'conflict') return this.#stopFor(refusal)
    return this.#catchUp().catch((second: unknown) => {
      const again = refusalOf(second)
      return again === 'retry' || again === 'conflict' ? 'retry' : this.#stopFor(again)
    })
  }

  /** The other tabs go on from what this one has heard from the server, once the device has it. */
  async #share(): Promise<void> {
    await this.#keeper.keep()
    this.#tabs.post({ kind: 'sent', form: this.#form })
  }

  #sendable(): Change[] {
    return sendable(this.draft, this.#means.questionnaire)
  }

  async #sendOnce(): Promise<Outcome> {
    const list = this.#sendable()
    if (list.length === 0) return 'done'
    this.#apply({ attempted: { version: this.draft.version, changes: list } })
    try {
      const kept = await this.#means.server.keep(this.draft, list)
      this.draft = acknowledged(this.draft, list, kept)
      this.#tell()
      await this.#share()
      return this.#sendable().length > 0 ? 'again' : 'done'
    } catch (error) {
      return this.#afterFailure(error)
    }
  }

  /** Another tab may have sent in the meantime: what it wrote to the device is where this one goes on. */
  async #joinDevice(): Promise<void> {
    const kept = await this.#means.device.readDraft(this.#form, new Date()).catch(() => null)
    if (kept && kept.version > this.draft.version) this.#replace(joined(this.draft, kept))
  }

  #hear(word: TabMessage): void {
    const mine = word.kind === 'wiped' || word.form === this.#form
    if (!mine || this.#over) return
    if (word.kind === 'wiped' || word.kind === 'submitted') this.#stopFor(word.kind)
    else if (word.kind === 'sent') void this.#joinDevice()
    else if (word.kind === 'opened') this.#tellUnsent()
    else if (word.kind === 'edit' || this.#fresh) {
      this.#fresh &&= word.kind === 'unsent'
      this.#replace(edited(this.draft, word.edit))
      this.#sender.sendSoon()
    }
  }

  #tellUnsent(): void {
    if (unsent(this.draft).length === 0) return
    const form = this.#form
    for (const edit of editsOf(this.draft)) this.#tabs.post({ kind: 'unsent', form, edit })
  }

  get status(): DraftStatus {
    if (this.halt) return this.halt
    if (this.draft.conflicts.length > 0) return 'conflict'
    // An unfinished entry lies only on this device: nothing is called safe before the device has it.
    if (this.#keeper.busy) return 'saving'
    if (unsent(this.draft).length === 0) return 'saved'
    if (this.#sender.retrying || navigator.onLine === false) return 'kept'
    return this.#sender.busy || this.#sendable().length > 0 ? 'saving' : 'barred'
  }

  view(): DraftView {
    const { draft, status, keptOnDevice } = this
    this.#shown ??= { draft, status, keptOnDevice }
    return this.#shown
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  edit(edit: Edit): void {
    if (this.#over) return
    this.#fresh = false
    this.#apply(edit)
    this.#sender.sendSoon()
  }

  decide(conflict: Conflict, choice: 'mine' | 'theirs'): void {
    this.edit(decision(conflict, choice))
  }

  leave(): void {
    if (!this.halt && !this.#sender.busy && unsent(this.draft).length > 0) void this.#sendOnce()
  }

  retry(): void {
    if (this.halt === 'refused' || this.halt === 'signedOut') this.halt = null
    if (!this.halt && unsent(this.draft).length > 0) this.#sender.sendNow()
    else this.#tell()
  }

  async settle(): Promise<DraftStatus> {
    const outcome = await this.#withTabLock(async () => {
      let sent = await this.#sendOnce()
      while (sent === 'again') sent = await this.#sendOnce()
      return sent === 'done' ? this.#catchUp().catch((error: unknown) => this.#afterFailure(error)) : sent
    })
    return outcome === 'retry' ? 'kept' : this.status
  }

  async finish(): Promise<void> {
    this.#stopFor('submitted')
    this.#tabs.post({ kind: 'submitted', form: this.#form })
    await this.#drop()
  }

  close(): void {
    this.#sender.stop()
    this.#tabs.close()
  }
}

/** A form being filled in: one per tab and form. Its calls can be handed on by themselves. */
export function createDraftStore(means: DraftStoreOptions): DraftStore {
  const open = new OpenDraft(means)
  return {
    view: () => open.view(),
    subscribe: (listener) => open.subscribe(listener),
    edit: (edit) => open.edit(edit),
    decide: (conflict, choice) => open.decide(conflict, choice),
    leave: () => open.leave(),
    retry: () => open.retry(),
    settle: () => open.settle(),
    finish: () => open.finish(),
    close: () => open.close(),
  }
}
