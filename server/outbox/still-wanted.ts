import type { Transaction } from '../database/transaction.ts'
import { lockRemindable } from '../follow-ups/follow-up.ts'
import type { Numbered } from '../follow-ups/reminder-mail.ts'
import { judgeReminder } from '../follow-ups/reminders.ts'
import { isChangeMail } from '../mail/mail-kinds.ts'
import { reportWanted } from '../reports/report-mail.ts'
import type { WaitingMessage } from './enqueue.ts'
import type { OutboxRow } from './waiting-row.ts'

const MINUTE_MS = 60_000
/** As long as a link of the sign-in service works, and a code without one. */
const LINK_LIFE_MS = 24 * 60 * MINUTE_MS
const CODE_LIFE_MS = 60 * MINUTE_MS

const youngerThan = (row: OutboxRow, now: Date, ms: number): boolean =>
  now.getTime() - row.created_at.getTime() < ms

/** The session's form is still to be filled in. */
async function formIsOpen(tx: Transaction, sessionId: string): Promise<boolean> {
  const session = await tx.db
    .selectFrom('session')
    .select(['intake_submitted_at', 'cancelled_at'])
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return session !== undefined && !session.intake_submitted_at && !session.cancelled_at
}

async function invitationStands(tx: Transaction, sessionId: string): Promise<boolean> {
  const invitation = await tx.db
    .selectFrom('invitation')
    .select(['withdrawn_at', 'expires_at'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return invitation !== undefined && !invitation.withdrawn_at && invitation.expires_at > tx.now
}

/** What to do with a message when its moment has come. */
export type Wanted = { do: 'send' } | { do: 'wait'; until: Date } | { do: 'drop'; because?: string }

const sendIf = (wanted: boolean): Wanted => ({ do: wanted ? 'send' : 'drop' })

async function reminderWanted(tx: Transaction, row: OutboxRow, reminder: Numbered): Promise<Wanted> {
  const [followUp] = row.follow_up_id ? await lockRemindable(tx, { id: row.follow_up_id }) : []
  return followUp ? judgeReminder(tx, followUp, reminder) : { do: 'drop' }
}

async function invitationWanted(tx: Transaction, row: OutboxRow): Promise<boolean> {
  if (!row.session_id || !(await formIsOpen(tx, row.session_id))) return false
  return invitationStands(tx, row.session_id)
}

/**
 * Whether a message still says what is true, asked at the very moment of sending: what was withdrawn, answered,
 * cancelled or ran out since it was put into the outbox is not sent any more; what would come at night waits.
 */
export async function stillWanted(tx: Transaction, row: OutboxRow, message: WaitingMessage): Promise<Wanted> {
  if (message.nobody) return { do: 'drop' }
  if (message.kind === 'follow_up_reminder') return reminderWanted(tx, row, message.params)
  if (message.kind === 'fit_report')
    return sendIf(row.session_id !== null && (await reportWanted(tx, row.session_id, message.params)))
  // What has happened stays true, and is told however late.
  if (isChangeMail(message)) return { do: 'send' }
  if (message.kind === 'reauthentication' || message.kind === 'sms_code')
    return sendIf(youngerThan(row, tx.now, CODE_LIFE_MS))
  if (message.kind === 'invitation') return sendIf(await invitationWanted(tx, row))
  if (message.kind !== 'device_code') return sendIf(youngerThan(row, tx.now, LINK_LIFE_MS))
  const young = youngerThan(row, tx.now, message.params.minutes * MINUTE_MS)
  return sendIf(young && (await invitationWanted(tx, row)))
}
