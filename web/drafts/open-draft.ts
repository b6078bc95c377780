import { changes } from '#domain/questionnaires/changes.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { dropDraft, keepDraft, readDraft } from './device.ts'
import { caughtUp, type Draft, edited, newDraft } from './draft.ts'
import { refusalOf } from './draft-server.ts'
import { createDraftStore, type DraftStore } from './draft-store.ts'
import type { FormKind, ToldForm } from './form-kind.ts'
import type { Device } from './keeper.ts'
import { browserTabs, type Neighbours } from './tabs.ts'

/** A form opened on this device. */
export type OpenedForm<Told extends ToldForm> =
  | { at: 'open'; store: DraftStore; questionnaire: Questionnaire }
  /** Sent, or not to be filled in for another reason: the form says which. */
  | { at: 'closed'; form: Told }
  /** This page is older than the form. */
  | { at: 'outdated' }

/** What a form is opened from. */
export interface Source<Told extends ToldForm> extends FormKind {
  /** What the form is known by on the device: `formKey`. */
  key: string
  /** The form of the server; rejects as `DraftServer` does. */
  form(): Promise<Told>
}

/** What stands around a form in a browser. */
export interface Around {
  device: Device
  neighbours: Neighbours
}

const browser: Around = { device: { readDraft, keepDraft, dropDraft }, neighbours: browserTabs }

/** The form of the server, or null when only the device can say something: offline, or the server is out of order. */
async function ifReached<Told>(form: Promise<Told>, onDevice: boolean): Promise<Told | null> {
  try {
    return await form
  } catch (error) {
    if (onDevice && refusalOf(error) === 'retry') return null
    throw error
  }
}

/** What the server says of a form beside its answers: newer than what the device kept. */
const aboutOf = ({ fitter, followUp }: ToldForm): Pick<Draft, 'fitter' | 'followUp'> =>
  followUp ? { fitter, followUp } : { fitter }

function draftFrom(found: Draft | null, form: ToldForm | null): Draft | null {
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
export async function openDraft<Told extends ToldForm>(
  source: Source<Told>,
  { device, neighbours }: Around = browser,
): Promise<OpenedForm<Told>> {
  const { key, server } = source
  const read = () =>
    device.readDraft(key, new Date()).then(
      (draft) => ({ draft, works: true }),
      () => ({ draft: null, works: false }),
    )
  const before = await read()
  const form = await ifReached(source.form(), before.draft !== null)
  // Another tab may have gone on typing meanwhile.
  const kept = await read()
  if (form && form.state !== 'open') {
    if (kept.draft) await device.dropDraft(key)
    return { at: 'closed', form }
  }
  const draft = draftFrom(kept.draft, form)
  const questionnaire = draft && source.questionnaireOf(draft)
  if (!draft || !questionnaire) return { at: 'outdated' }
  const store = createDraftStore({
    draft,
    questionnaire,
    server,
    device,
    neighbours,
    keptOnDevice: kept.works,
  })
  return { at: 'open', store, questionnaire }
}
