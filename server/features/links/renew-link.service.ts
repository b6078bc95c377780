import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { addressOfLink, type EndedLink, findEndedLink, refusalOf } from '../../links/ended-link.ts'
import { freshLink } from '../../links/fresh-link.ts'
import { queueFreshLink } from '../../messages/fresh-link.ts'
import { publishNotice } from '../../notices/publish.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'

const LINKS_AN_HOUR = 3
const HOUR_MS = 3_600_000

/** @throws AppError `rate_limited` while the links of the last hour are enough */
async function refuseTooMany({ db, now }: Transaction, sessionId: string): Promise<void> {
  // Presses at once are one after the other.
  await db.selectFrom('session').select('id').where('id', '=', sessionId).forUpdate().execute()
  const sent = await db
    .selectFrom('outbox')
    .select('created_at')
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'fresh_link')
    .where('created_at', '>', new Date(now.getTime() - HOUR_MS))
    .orderBy('created_at', 'desc')
    .limit(LINKS_AN_HOUR)
    .execute()
  const oldest = sent[LINKS_AN_HOUR - 1]
  if (!oldest) return
  const seconds = Math.max(1, Math.ceil((oldest.created_at.getTime() + HOUR_MS - now.getTime()) / 1000))
  throw new AppError('rate_limited', { params: { seconds } })
}

async function mailFreshLink(tx: Transaction, target: EndedLink, address: string): Promise<void> {
  const link = await freshLink(tx, target, address)
  if (!link) return
  const { language } = await tx.db
    .selectFrom('rider')
    .select('language')
    .where('id', '=', target.riderId)
    .executeTakeFirstOrThrow()
  const fitter = (await fitterNamesOf(tx, [target.fitterId])).get(target.fitterId)
  const { kind, followUpId } = target
  const params = { fitterName: fitter?.name ?? '', link, target: kind, followUpId }
  await queueFreshLink(tx, target, { to: address, language, params })
}

/**
 * Mails a fresh link in place of one that a restore ended, to the address that one went to and to no other. For any other
 * secret nothing happens and nothing is told: the page offers this only for such a link.
 * @throws AppError `rate_limited`
 */
export async function renewEndedLink(tx: Transaction, secret: string): Promise<void> {
  const link = await findEndedLink(tx, secret)
  if (!link || (await refusalOf(tx, link)) !== 'link_ended') return
  await refuseTooMany(tx, link.sessionId)
  const address = await addressOfLink(tx, link)
  if (!address) return
  await mailFreshLink(tx, link, address)
  await recordAudit(tx, {
    action: 'link.renewed',
    entity: 'session',
    entityId: link.sessionId,
    fitterId: link.fitterId,
    riderId: link.riderId,
  })
  await publishNotice(tx, 'invitations', [link.fitterId])
}
