import { changes } from '#domain/questionnaires/changes.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { joinTabs, withTabLock } from '#web/sync/tabs.ts'
import { caughtUp, type Draft, edited, newDraft } from './draft.ts'
import { draftRefusal, type FormKind, type ServerForm } from './draft-server.ts'
import { deviceDrafts } from './draft-storage.ts'
import { type DraftEnvironment, DraftStore } from './draft-store.ts'

/** A form opened on this environment.storage. */
export type OpenedForm<Told extends ServerForm> =
  | { at: 'open'; store: DraftStore; questionnaire: Questionnaire }
  /** Sent, or not to be filled in for another reason: the form says which. */
  | { at: 'closed'; form: Told }
  /** This page is older than the form. */
  | { at: 'outdated' }

/** What a form is opened from. */
export interface FormSource<Told extends ServerForm> extends FormKind {
  /** What the form is known by on the device: `formKey`. */
  key: string
  /** The form of the server; rejects as `DraftServer` does. */
  form(): Promise<Told>
}

const browser: DraftEnvironment = { storage: deviceDrafts, joinTabs, withTabLock }

/** The form of the server, or null when only the device can say something: offline, or the server is out of order. */
async function ifReached<Told>(form: Promise<Told>, onDevice: boolean): Promise<Told | null> {
  try {
    return await form
  } catch (error) {
    if (onDevice && draftRefusal(error) === 'retry') return null
    throw error
  }
}

/** What the server says of a form beside its answers: newer than what the device kept. */
const aboutOf = ({ fitter, followUp }: ServerForm): Pick<Draft, 'fitter' | 'followUp'> =>
  followUp ? { fitter, followUp } : { fitter }

function draftFrom(found: Draft | null, form: ServerForm | null): Draft | null {
  // Whatever stands on the device may have been sent by a tab that had no time to note it.
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
 * Opens a form where the rider was: what this device kept and what the server holds, together.
 * Rejects with the server's refusal, or when neither knows the form.
 */
export async function openDraft<Told extends ServerForm>(
  source: FormSource<Told>,
  environment: DraftEnvironment = browser,
): Promise<OpenedForm<Told>> {
  const { key, server } = source
  const read = () =>
    environment.storage.readDraft(key, new Date()).then(
      (draft) => ({ draft, works: true }),
      () => ({ draft: null, works: false }),
    )
  const before = await read()
  const form = await ifReached(source.form(), before.draft !== null)
  // Another tab may have gone on typing meanwhile.
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
