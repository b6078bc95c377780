import { questionnaireOf } from '#domain/questionnaires/registry.ts'
import { dropEverything, readDrafts } from './device.ts'
import { acknowledged, type Draft, unsent } from './draft.ts'
import { intakeServer, refusalOf } from './draft-server.ts'
import { sendable } from './sendable.ts'
import { joinTabs } from './tabs.ts'

/** Sends what one draft holds; answers whether nothing is left that could still be sent. */
async function sendDraft(draft: Draft): Promise<boolean> {
  const questionnaire = questionnaireOf('intake', draft.formVersion)
  const list = questionnaire ? sendable(draft, questionnaire) : []
  if (list.length === 0) return unsent(draft).length === 0
  try {
    const kept = await intakeServer.keep(draft, list)
    return sendDraft(acknowledged(draft, list, kept))
  } catch (error) {
    return refusalOf(error) === 'submitted'
  }
}

/**
 * Sends everything that is only on this device, before it is wiped at sign-out. Answers false when something could not
 * be sent (offline, or two devices disagree): then the rider is asked before `wipeDevice`.
 */
export async function sendUnsent(): Promise<boolean> {
  const drafts = await readDrafts(new Date()).catch(() => [])
  const sent = await Promise.all(drafts.map(sendDraft))
  return sent.every(Boolean)
}

/** Takes every draft from this device, its key too, and from all open tabs. */
export async function wipeDevice(): Promise<void> {
  const tabs = joinTabs(() => undefined)
  tabs.tell({ kind: 'wiped' })
  tabs.close()
  // A browser that keeps nothing has nothing to wipe.
  await dropEverything().catch(() => undefined)
}
