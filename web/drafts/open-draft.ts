import { changes } from '#domain/questionnaires/changes.ts'
import { intakeOf } from '#domain/questionnaires/intake-versions.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import { dropDraft, keepDraft, readDraft } from './device.ts'
import { caughtUp, type Draft, edited, newDraft } from './draft.ts'
import { type DraftServer, type Form, intakeServer, readForm, refusalOf } from './draft-server.ts'
import { createDraftStore, type Device, type DraftStore } from './draft-store.ts'
import { browserTabs, type Neighbours } from './tabs.ts'

/** A form opened on this device. */
export type OpenedForm =
  | { at: 'open'; store: DraftStore; questionnaire: Questionnaire }
  | { at: 'submitted'; fitter: Draft['fitter'] | null }
  /** This page is older than the form. */
  | { at: 'outdated' }

/** What a form is opened from. */
export interface Around {
  /** The form of the server; rejects as `DraftServer` does. */
  form(sessionId: string): Promise<Form>
  server: DraftServer
  device: Device
  neighbours: Neighbours
}

const browser: Around = {
  form: readForm,
  server: intakeServer,
  device: { readDraft, keepDraft, dropDraft },
  neighbours: browserTabs,
}

/** The form of the server, or null when only the device can say something: offline, or the server is out of order. */
async function ifReached(form: Promise<Form>, onDevice: boolean): Promise<Form | null> {
  try {
    return await form
  } catch (error) {
    if (onDevice && refusalOf(error) === 'retry') return null
    throw error
  }
}

function draftFrom(found: Draft | null, form: Form | null): Draft | null {
  // Whatever stands on the device may have been sent by a tab that had no time to note it.
  const kept =
    found &&
    edited(found, { attempted: { version: found.version, changes: changes(found.base, found.answers) } })
  if (form === null) return kept
  const { sessionId, formVersion, fitter, draft } = form
  if (kept === null) return newDraft({ sessionId, formVersion, fitter }, draft)
  return draft.version === kept.version ? { ...kept, fitter } : { ...caughtUp(kept, draft), fitter }
}

/**
 * Opens the form of a session where the rider was: what this device kept and what the server holds, together.
 * Rejects with the server's refusal, or when neither knows the form.
 */
export async function openDraft(sessionId: string, around = browser): Promise<OpenedForm> {
  const { server, device, neighbours } = around
  const read = () =>
    device.readDraft(sessionId, new Date()).then(
      (draft) => ({ draft, works: true }),
      () => ({ draft: null, works: false }),
    )
  const before = await read()
  const form = await ifReached(around.form(sessionId), before.draft !== null)
  // Another tab may have gone on typing meanwhile.
  const kept = await read()
  if (form?.state === 'submitted') {
    if (kept.draft) await device.dropDraft(sessionId)
    return { at: 'submitted', fitter: form.fitter }
  }
  const draft = draftFrom(kept.draft, form)
  const questionnaire = draft && intakeOf(draft.formVersion)
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
