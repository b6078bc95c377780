import { outboxPlace, type WaitingMail } from '../outbox/enqueue.ts'
import type { TestDatabase } from './test-database.ts'

/** The mails of a session that the outbox holds, opened, oldest first. */
export async function waitingMails(
  { owner, vault }: TestDatabase,
  sessionId: string,
): Promise<WaitingMail[]> {
  const { rows } = await owner.query<{ id: string; rider_id: string; body_sealed: Buffer; wrapped: Buffer }>(
    `select o.id, o.rider_id, o.body_sealed, k.wrapped
     from outbox o join vault_key k on k.holder = o.rider_id
     where o.session_id = $1 and o.body_sealed is not null order by o.created_at, o.purpose`,
    [sessionId],
  )
  return rows.map((row) =>
    JSON.parse(vault.holderKey(row.rider_id, row.wrapped).open(outboxPlace(row.id), row.body_sealed)),
  )
}

/** The link and the code of the newest invitation that waits. */
export async function invitationMail(data: TestDatabase, sessionId: string) {
  const mail = (await waitingMails(data, sessionId)).findLast(({ kind }) => kind === 'invitation')
  if (mail?.kind !== 'invitation') throw new Error('no invitation waits')
  return {
    ...mail.params,
    to: mail.to,
    language: mail.language,
    secret: mail.params.link.split('#')[1] ?? '',
  }
}

/** The newest code that waits to let another device in. */
export async function deviceCodeMail(data: TestDatabase, sessionId: string) {
  const mail = (await waitingMails(data, sessionId)).findLast(({ kind }) => kind === 'device_code')
  if (mail?.kind !== 'device_code') throw new Error('no device code waits')
  return { ...mail.params, to: mail.to }
}

/** The newest mail that waits to tell of a report; the secret is empty for a rider with an account. */
export async function reportMail(data: TestDatabase, sessionId: string) {
  const mail = (await waitingMails(data, sessionId)).findLast(({ kind }) => kind === 'fit_report')
  if (mail?.kind !== 'fit_report') throw new Error('no mail of a report waits')
  return { ...mail, secret: mail.params.link.split('#')[1] ?? '' }
}

/** The newest reminder that waits: the secret of its form, and the one that stops the reminders. */
export async function reminderMail(data: TestDatabase, sessionId: string) {
  const mail = (await waitingMails(data, sessionId)).findLast(({ kind }) => kind === 'follow_up_reminder')
  if (mail?.kind !== 'follow_up_reminder') throw new Error('no reminder waits')
  const secretOf = (link: string) => link.split('#')[1] ?? ''
  return { ...mail, secret: secretOf(mail.params.link), stop: secretOf(mail.params.stopLink) }
}
