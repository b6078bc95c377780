import type { Person } from './builders.ts'
import { nobody } from './test-api.ts'
import type { TestApp } from './test-app.ts'
import { reminderMail } from './waiting-mails.ts'

/** Sends a reminder and signs in with its link. */
export async function openReminderAsGuest(t: TestApp, fitter: Person, sessionId: string, followUpId: string) {
  const sent = await t.api
    .as(fitter)
    .call('POST /api/follow-ups/:followUpId/reminder', { params: { followUpId } })
  if (sent.status !== 202)
    throw new Error(`Making the practices: reminding answered ${sent.status}: ${sent.raw}`)
  const { secret, stop } = await reminderMail(t.data, sessionId)
  const visit = await t.api.as(nobody).call('POST /api/follow-up-visits', { body: { secret } })
  if (visit.status !== 200)
    throw new Error(`Making the practices: visiting answered ${visit.status}: ${visit.raw}`)
  return { secret, stop, guest: visit.caller }
}
