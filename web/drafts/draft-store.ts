import { type Change, changes } from '#domain/questionnaires/changes.ts'
import type { Conflict } from '#domain/questionnaires/merge.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { joinTabs, type TabMessage, type Tabs, withTabLock } from '#web/sync/browser-tabs.ts'
import { type Outcome, SyncEngine } from '#web/sync/sync-engine.ts'
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
  newDraft,
  sendable,
  unsent,
} from './draft.ts'
import {
  type DraftServer,
  type DraftStorage,
  deviceDrafts,
  draftRefusal,
  type FormKind,
  type Halt,
  type ServerForm,
} from './draft-places.ts'

/**
 * `saved`: the server has everything. `saving`: being sent. `kept`: stored on this device until the server can be
 * reached. `barred`: everything is sent except answers that must be corrected first. `conflict`: the rider is asked.
 * Otherwise: the reason why nothing is sent.
 */
export type DraftStatus = 'saved' | 'saving' | 'kept' | 'barred' | 'conflict' | Halt

export interface DraftView {
  draft: Draft
  status: DraftStatus
  /** False if the browser stores nothing. The draft is then only in this tab and on the server. */
  keptOnDevice: boolean
}

/** What drafts need of the browser: storage, and messages to other tabs. */
export interface DraftEnvironment {
  storage: DraftStorage
  joinTabs(onMessage: (message: TabMessage<Edit>) => void): Tabs<Edit>
  withTabLock<T>(name: string, work: () => Promise<T>): Promise<T>
}

export interface DraftStoreOptions extends DraftEnvironment {
  draft: Draft
  questionnaire: Questionnaire
  server: DraftServer
  keptOnDevice: boolean
}

/** The draft of one form in this tab. Its functions can be passed on their own. */
export class DraftStore {
  #draft: Draft
  #halt: Halt | null = null
  /** Nothing was typed since this tab was opened. Only then does it apply earlier edits that other tabs report. */
  #fresh = true
  readonly #options: DraftStoreOptions
  readonly #engine: SyncEngine<DraftView>
  readonly #tabs: Tabs<Edit>

  constructor(options: DraftStoreOptions) {
    this.#options = options
    this.#draft = options.draft
    this.#engine = new SyncEngine(
      {
        view: () => ({
          draft: this.#draft,
          status: this.#status,
          keptOnDevice: this.#engine.keptOnDevice,
        }),
        write: () => options.storage.writeDraft(this.#draft, new Date()),
        attempt: () => this.#upToDate(() => this.#sendOnce()),
        withTabLock: (work) => options.withTabLock(this.#form, work),
      },
      options.keptOnDevice,
    )
    this.#tabs = options.joinTabs((message) => this.#onMessage(message))
    if (unsent(this.#draft).length > 0) this.#engine.sendSoon()
    void this.#share()
    // Asks the other tabs for what was typed while this tab was opening.
    this.#tabs.post({ kind: 'opened', form: this.#form })
  }

  get #form(): string {
    return formOf(this.#draft)
  }

  get #over(): boolean {
    return this.#halt === 'submitted' || this.#halt === 'wiped'
  }

  #replace(draft: Draft): void {
    this.#draft = draft
    void this.#engine.save()
    this.#engine.changed()
  }

  /** Applies an edit of the rider, from this tab or another. */
  #apply(edit: Edit): void {
    this.#replace(edited(this.#draft, edit))
    this.#tabs.post({ kind: 'edit', form: this.#form, edit })
  }

  #stopFor(reason: Halt): Outcome {
    this.#halt = reason
    if (this.#over) void this.#drop()
    this.#engine.changed()
    return 'halt'
  }

  /** Deletes the draft from the device, after the last write. */
  async #drop(): Promise<void> {
    await this.#engine.end()
    await this.#options.storage.dropDraft(this.#form).catch(() => undefined)
  }

  /** Continues sending from the state that the last tab has stored. Needs the tab lock. */
  async #upToDate(work: () => Promise<Outcome>): Promise<Outcome> {
    await this.#joinDevice()
    return this.#halt ? 'halt' : work()
  }

  async #catchUp(): Promise<Outcome> {
    const held = await this.#options.server.read(this.#draft)
    if (held === null) return this.#stopFor('submitted')
    this.#replace(caughtUp(this.#draft, held))
    await this.#share()
    return this.#draft.conflicts.length > 0 ? 'halt' : 'again'
  }

  async #afterFailure(error: unknown): Promise<Outcome> {
    const refusal = draftRefusal(error)
    if (refusal === 'retry') return 'retry'
    if (refusal !== 'conflict') return this.#stopFor(refusal)
    return this.#catchUp().catch((second: unknown) => {
      const again = draftRefusal(second)
      return again === 'retry' || again === 'conflict' ? 'retry' : this.#stopFor(again)
    })
  }

  /** Once the device has stored it, the other tabs continue from what the server returned to this tab. */
  async #share(): Promise<void> {
    await this.#engine.save()
    this.#tabs.post({ kind: 'sent', form: this.#form })
  }

  #sendable(): Change[] {
    return sendable(this.#draft, this.#options.questionnaire)
  }

  async #sendOnce(): Promise<Outcome> {
    const list = this.#sendable()
    if (list.length === 0) return 'done'
    this.#apply({ attempted: { version: this.#draft.version, changes: list } })
    try {
      const kept = await this.#options.server.keep(this.#draft, list)
      this.#draft = acknowledged(this.#draft, list, kept)
      this.#engine.changed()
      await this.#share()
      return this.#sendable().length > 0 ? 'again' : 'done'
    } catch (error) {
      return this.#afterFailure(error)
    }
  }

  /** Another tab may have sent in the meantime. This tab continues from what that tab stored on the device. */
  async #joinDevice(): Promise<void> {
    const kept = await this.#options.storage.readDraft(this.#form, new Date()).catch(() => null)
    if (kept && kept.version > this.#draft.version) this.#replace(joined(this.#draft, kept))
  }

  #onMessage(message: TabMessage<Edit>): void {
    const mine = message.kind === 'wiped' || message.form === this.#form
    if (!mine || this.#over) return
    if (message.kind === 'wiped' || message.kind === 'submitted') this.#stopFor(message.kind)
    else if (message.kind === 'sent') void this.#joinDevice()
    else if (message.kind === 'opened') this.#tellUnsent()
    else if (message.kind === 'edit' || this.#fresh) {
      this.#fresh &&= message.kind === 'unsent'
      this.#replace(edited(this.#draft, message.edit))
      this.#engine.sendSoon()
    }
  }

  #tellUnsent(): void {
    if (unsent(this.#draft).length === 0) return
    const form = this.#form
    for (const edit of editsOf(this.#draft)) this.#tabs.post({ kind: 'unsent', form, edit })
  }

  get #status(): DraftStatus {
    if (this.#halt) return this.#halt
    if (this.#draft.conflicts.length > 0) return 'conflict'
    // An unfinished entry is stored on this device only, so the status waits until the device has stored it.
    if (this.#engine.writing) return 'saving'
    if (unsent(this.#draft).length === 0) return 'saved'
    if (this.#engine.retrying || navigator.onLine === false) return 'kept'
    return this.#engine.sending || this.#sendable().length > 0 ? 'saving' : 'barred'
  }

  readonly view = (): DraftView => this.#engine.view()

  readonly subscribe = (listener: () => void): (() => void) => this.#engine.subscribe(listener)

  /**
   * Applies an edit of the rider: it is shown, stored on the device and posted to the other tabs at once, and sent a
   * moment later.
   */
  readonly edit = (edit: Edit): void => {
    if (this.#over) return
    this.#fresh = false
    this.#apply(edit)
    this.#engine.sendSoon()
  }

  readonly decide = (conflict: Conflict, choice: 'mine' | 'theirs'): void =>
    this.edit(decision(conflict, choice))

  /** Sends unsent changes at once, because the page may be about to close. */
  readonly leave = (): void => {
    if (!this.#halt && !this.#engine.sending && unsent(this.#draft).length > 0) void this.#sendOnce()
  }

  /** Sends at once what waits for a connection. */
  readonly retry = (): void => {
    if (!this.#over) this.#halt = null
    if (!this.#halt && unsent(this.#draft).length > 0) this.#engine.sendNow()
    else this.#engine.changed()
  }

  /** Sends unsent changes and reads the changes of other devices. @returns the status of the draft afterwards */
  readonly sendAll = async (): Promise<DraftStatus> => {
    const outcome = await this.#engine.withTabLock(() =>
      this.#upToDate(async () => {
        let sent = await this.#sendOnce()
        while (sent === 'again') sent = await this.#sendOnce()
        return sent === 'done' ? this.#catchUp().catch((error: unknown) => this.#afterFailure(error)) : sent
      }),
    )
    return outcome === 'retry' ? 'kept' : this.#status
  }

  /** The form was submitted. Its draft is deleted from the device and the other tabs. */
  readonly finish = async (): Promise<void> => {
    this.#stopFor('submitted')
    this.#tabs.post({ kind: 'submitted', form: this.#form })
    await this.#drop()
  }

  readonly close = (): void => {
    this.#engine.stop()
    this.#tabs.close()
  }
}

/** A form that was opened on this device. */
export type OpenedForm<Server extends ServerForm> =
  | { at: 'open'; store: DraftStore; questionnaire: Questionnaire }
  /** Submitted, or closed for another reason, which the form contains. */
  | { at: 'closed'; form: Server }
  /** This page is older than the form's version. */
  | { at: 'outdated' }

/** Where a form is opened from. */
export interface FormSource<Server extends ServerForm> extends FormKind {
  /** The key of the form on the device: `formKey`. */
  key: string
  /** The form on the server. Rejects like `DraftServer`. */
  form(): Promise<Server>
}

const browser: DraftEnvironment = { storage: deviceDrafts, joinTabs, withTabLock }

/**
 * The form on the server, or null if only the device has it: without a connection, or while the server is not
 * available.
 */
async function ifReached<Server>(form: Promise<Server>, onDevice: boolean): Promise<Server | null> {
  try {
    return await form
  } catch (error) {
    if (onDevice && draftRefusal(error) === 'retry') return null
    throw error
  }
}

/** What the server returns about a form besides its answers. It is newer than what the device has stored. */
const aboutOf = ({ fitter, followUp }: ServerForm): Pick<Draft, 'fitter' | 'followUp'> =>
  followUp ? { fitter, followUp } : { fitter }

function draftFrom(found: Draft | null, form: ServerForm | null): Draft | null {
  // A tab may have sent what is stored on the device and been closed before it could record that.
  const kept =
    found &&
    edited(found, { attempted: { version: found.version, changes: changes(found.base, found.answers) } })
  if (form === null) return kept
  const { sessionId, formVersion, draft } = form
  const about = aboutOf(form)
  if (kept === null) return newDraft({ sessionId, formVersion, ...about }, draft)
  return { ...(draft.version === kept.version ? kept : caughtUp(kept, draft)), ...about }
}

/**
 * Opens a form where the rider left it, merged from this device and the server. Rejects with the server's refusal, or
 * if neither has the form.
 */
export async function openDraft<Server extends ServerForm>(
  source: FormSource<Server>,
  environment: DraftEnvironment = browser,
): Promise<OpenedForm<Server>> {
  const { key, server } = source
  const read = () =>
    environment.storage.readDraft(key, new Date()).then(
      (draft) => ({ draft, works: true }),
      () => ({ draft: null, works: false }),
    )
  const before = await read()
  const form = await ifReached(source.form(), before.draft !== null)
  // The rider may have typed in another tab meanwhile.
  const kept = await read()
  if (form && form.state !== 'open') {
    if (kept.draft) await environment.storage.dropDraft(key)
    return { at: 'closed', form }
  }
  const draft = draftFrom(kept.draft, form)
  const questionnaire = draft && source.questionnaireOf(draft)
  if (!draft || !questionnaire) return { at: 'outdated' }
  const store = new DraftStore({
    ...environment,
    draft,
    questionnaire,
    server,
    keptOnDevice: kept.works,
  })
  return { at: 'open', store, questionnaire }
}
