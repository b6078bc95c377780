import { pages } from '#domain/pages.ts'
import { actingWithin } from '../database/acting-within.ts'
import type { Transaction } from '../database/database.ts'
import { getRecipient } from '../messages/messages.repository.ts'
import { supportAccess } from '../messages/support-access.ts'
import { accountUserOf } from '../people/account-user.ts'
import { openContact } from '../people/rider-contact.ts'
import type { AccessRow } from './support-access.repository.ts'

const paramsOf = ({ reason, until_at }: AccessRow, link: string) => ({
  reason: reason === 'quality' ? ('quality' as const) : ('technical' as const),
  until: until_at.toISOString(),
  link,
})

async function mailFitter(tx: Transaction, row: AccessRow): Promise<void> {
  const fitter = await accountUserOf(tx, row.fitter_id)
  if (!fitter?.email) return
  const link = `${tx.publicUrl}${pages.session.replace(':sessionId', row.session_id)}?tab=history`
  await supportAccess.queue(
    tx,
    { to: fitter.email, language: fitter.language, params: { ...paramsOf(row, link), reader: 'fitter' } },
    { purpose: `support_access:${row.id}:fitter`, riderId: row.rider_id, sessionId: row.session_id },
  )
}

async function mailRider(tx: Transaction, row: AccessRow): Promise<void> {
  const rider = await getRecipient(tx, row.rider_id)
  const account = rider.account_id === null ? undefined : await accountUserOf(tx, rider.account_id)
  const { email } = openContact(await tx.keys.of(row.rider_id), rider)
  const to = account?.email ?? email
  if (!to) return
  const link = `${tx.publicUrl}${account ? pages.supportAccess : pages.signup}`
  const reader = account ? ('rider' as const) : ('guest' as const)
  const { language, region } = rider
  await supportAccess.queue(
    tx,
    { to, language: account?.language ?? language, region, params: { ...paramsOf(row, link), reader } },
    { purpose: `support_access:${row.id}:rider`, riderId: row.rider_id, sessionId: row.session_id },
  )
}

/** Tells rider and fitter of an access by mail, in the transaction that opens it. Support sees neither address. */
export async function queueSupportMails(tx: Transaction, row: AccessRow): Promise<void> {
  await actingWithin(tx, { kind: 'system' }, async () => {
    await Promise.all([mailFitter(tx, row), mailRider(tx, row)])
  })
}
