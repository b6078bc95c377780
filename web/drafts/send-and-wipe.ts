import { joinTabs, sendOpenWork, type Tabs, withTabLock } from '#web/sync/browser-tabs.ts'
import { eraseDevice, hasUnsentWork } from '#web/sync/device-store.ts'
import { acknowledged, type Draft, type Edit, edited, formOf, sendable, unsent } from './draft.ts'
import { draftRefusal, type FormKind, intakeKind, readDraft, readDrafts, writeDraft } from './draft-places.ts'

/** How a draft's form is sent. The code for follow-ups is only loaded if there is one. */
const kindOf = async ({ followUp }: Draft): Promise<FormKind> =>
  followUp ? (await import('./follow-up-kind.ts')).followUpKind : intakeKind

/** Sends the changes of one draft, as a tab that shows it would. @returns whether nothing is left that could be sent */
async function sendDraft(draft: Draft, tabs: Tabs<Edit>, kind: FormKind): Promise<boolean> {
  const { version } = draft
  const form = formOf(draft)
  const questionnaire = kind.questionnaireOf(draft)
  const list = questionnaire ? sendable(draft, questionnaire) : []
  if (list.length === 0) return unsent(draft).length === 0
  const edit = { attempted: { version, changes: list } }
  tabs.post({ kind: 'edit', form, edit })
  const sent = edited(draft, edit)
  await writeDraft(sent, new Date())
  try {
    const kept = acknowledged(sent, list, await kind.server.keep(sent, list))
    await writeDraft(kept, new Date())
    tabs.post({ kind: 'sent', form })
    return sendDraft(kept, tabs, kind)
  } catch (error) {
    return draftRefusal(error) === 'submitted'
  }
}

/**
 * Sends everything that is only on this device, before the device is wiped at sign-out.
 * @returns false if something could not be sent: there is no connection, two devices have a conflict, or a page has not
 * sent its work or a photo of a fit. The person is then asked before `wipeDevice`
 */
export async function sendUnsent(): Promise<boolean> {
  const tabs = joinTabs<Edit>(() => undefined)
  const drafts = await readDrafts(new Date()).catch(() => [])
  const send = (found: Draft) =>
    withTabLock(formOf(found), async () => {
      const draft = await readDraft(formOf(found), new Date())
      if (draft === null) return true
      const kind = await kindOf(draft).catch(() => null)
      return kind !== null && sendDraft(draft, tabs, kind)
    })
  const sent = await Promise.all(drafts.map(send))
  tabs.close()
  await sendOpenWork()
  return sent.every(Boolean) && !(await hasUnsentWork().catch(() => false))
}

/** Deletes every draft and the key from this device, and closes the drafts in all open tabs. */
export async function wipeDevice(): Promise<void> {
  const tabs = joinTabs<Edit>(() => undefined)
  tabs.post({ kind: 'wiped' })
  tabs.close()
  // If the browser stores nothing, there is nothing to delete.
  await eraseDevice().catch(() => undefined)
}
