import { intakeOf } from '#domain/questionnaires/intake-versions.ts'
import { dropEverything, keepDraft, readDraft, readDrafts } from './device.ts'
import { acknowledged, type Draft, edited, unsent } from './draft.ts'
import { intakeServer, refusalOf } from './draft-server.ts'
import { sendable } from './sendable.ts'
import { alone, joinTabs, type Tabs } from './tabs.ts'

/** Sends what one draft holds, as a tab that shows it would; answers whether nothing is left that could still be sent. */
async function sendDraft(draft: Draft, tabs: Tabs): Promise<boolean> {
  const { sessionId, version } = draft
  const questionnaire = intakeOf(draft.formVersion)
  const list = questionnaire ? sendable(draft, questionnaire) : []
  if (list.length === 0) return unsent(draft).length === 0
  const edit = { attempted: { version, changes: list } }
  tabs.tell({ kind: 'edit', sessionId, edit })
  const sent = edited(draft, edit)
  await keepDraft(sent, new Date())
  try {
    const kept = acknowledged(sent, list, await intakeServer.keep(sent, list))
    await keepDraft(kept, new Date())
    tabs.tell({ kind: 'sent', sessionId })
    return sendDraft(kept, tabs)
  } catch (error) {
    return refusalOf(error) === 'submitted'
  }
}

/**
 * Sends everything that is only on this device, before it is wiped at sign-out. Answers false when something could not
 * be sent (offline, or two devices disagree): then the rider is asked before `wipeDevice`.
 */
export async function sendUnsent(): Promise<boolean> {
  const tabs = joinTabs(() => undefined)
  const drafts = await readDrafts(new Date()).catch(() => [])
  const send = ({ sessionId }: Draft) =>
    alone(sessionId, async () => {
      const draft = await readDraft(sessionId, new Date())
      return draft === null || sendDraft(draft, tabs)
    })
  const sent = await Promise.all(drafts.map(send))
  tabs.close()
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
