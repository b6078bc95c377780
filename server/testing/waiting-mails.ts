import type { Message } from '../messages/define-message.ts'
import { deviceCode } from '../messages/device-code.ts'
import { fitReport } from '../messages/fit-report.ts'
import { followUpReminder } from '../messages/follow-up-reminder.ts'
import { invitation } from '../messages/invitation.ts'
import type { MessageBody } from '../outbox/message.ts'
import { outboxPlace } from '../outbox/sealed-messages.ts'
import type { TestDatabase } from './test-database.ts'

/** The queued mails of a session, opened, oldest first. */
export async function waitingMails(
  { owner, vault }: TestDatabase,
  sessionId: string,
): Promise<MessageBody[]> {
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

/** The queued mails of one kind. */
export async function waitingMailsOf<Kind extends string, Params extends object>(
  data: TestDatabase,
  sessionId: string,
  message: Message<Kind, Params>,
): Promise<MessageBody<Kind, Params>[]> {
  return (await waitingMails(data, sessionId)).flatMap((stored) => message.read(stored) ?? [])
}

/** The queued mails of one kind about a file and no session of it, opened, oldest first. */
export async function mailsAboutFile<Kind extends string, Params extends object>(
  { owner, vault }: TestDatabase,
  riderId: string,
  message: Message<Kind, Params>,
): Promise<MessageBody<Kind, Params>[]> {
  const { rows } = await owner.query<{ id: string; body_sealed: Buffer; wrapped: Buffer }>(
    `select o.id, o.body_sealed, k.wrapped from outbox o join vault_key k on k.holder = o.rider_id
     where o.rider_id = $1 and o.session_id is null and o.body_sealed is not null order by o.created_at, o.purpose`,
    [riderId],
  )
  return rows.flatMap(
    ({ id, body_sealed, wrapped }) =>
      message.read(JSON.parse(vault.holderKey(riderId, wrapped).open(outboxPlace(id), body_sealed))) ?? [],
  )
}

/** The newest queued mail of a kind. */
async function newestMail<Kind extends string, Params extends object>(
  data: TestDatabase,
  sessionId: string,
  message: Message<Kind, Params>,
): Promise<MessageBody<Kind, Params>> {
  const mail = (await waitingMailsOf(data, sessionId, message)).at(-1)
  if (!mail) throw new Error(`no ${message.kind} waits`)
  return mail
}

const secretOf = (link: string) => link.split('#')[1] ?? ''

/** The link and the code in the newest queued invitation. */
export async function invitationMail(data: TestDatabase, sessionId: string) {
  const { params, to, language, region } = await newestMail(data, sessionId, invitation)
  return { ...params, to, language, region, secret: secretOf(params.link) }
}

/** The code in the newest queued mail for another device. */
export async function deviceCodeMail(data: TestDatabase, sessionId: string) {
  const { params, to } = await newestMail(data, sessionId, deviceCode)
  return { ...params, to }
}

/** The newest queued mail about a report; the secret is empty for a rider with an account. */
export async function reportMail(data: TestDatabase, sessionId: string) {
  const mail = await newestMail(data, sessionId, fitReport)
  return { ...mail, secret: secretOf(mail.params.link) }
}

/** The newest queued reminder: the secret of its form, and the secret that stops the reminders. */
export async function reminderMail(data: TestDatabase, sessionId: string) {
  const mail = await newestMail(data, sessionId, followUpReminder)
  return { ...mail, secret: secretOf(mail.params.link), stop: secretOf(mail.params.stopLink) }
}
