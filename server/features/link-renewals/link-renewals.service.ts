import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { addressOfLink, type EndedLink, findEndedLink, refusalOf } from '../../links/ended-link.ts'
import { freshLink } from '../../links/fresh-link.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import { queueFreshLink } from '../../messages/fresh-link.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { getLanguage, listFreshLinks, lockSession } from './link-renewals.repository.ts'

const LINKS_AN_HOUR = 3
const HOUR_MS = 3_600_000

/** @throws AppError `rate_limited` when enough links were mailed within the last hour */
async function refuseTooMany(tx: Transaction, sessionId: string): Promise<void> {
  await lockSession(tx, sessionId)
  const since = new Date(tx.now.getTime() - HOUR_MS)
  const sent = await listFreshLinks(tx, sessionId, { since, limit: LINKS_AN_HOUR })
  const oldest = sent[LINKS_AN_HOUR - 1]
  if (!oldest) return
  const seconds = Math.max(1, Math.ceil((oldest.getTime() + HOUR_MS - tx.now.getTime()) / 1000))
  throw new AppError('rate_limited', { params: { seconds } })
}

async function mailFreshLink(tx: Transaction, target: EndedLink, address: string): Promise<void> {
  const link = await freshLink(tx, target, address)
  if (!link) return
  const { language, region } = await getLanguage(tx, target.riderId)
  const fitter = (await fitterNamesOf(tx, [target.fitterId])).get(target.fitterId)
  const { kind, followUpId } = target
  const params = { fitterName: fitter?.name ?? '', link, target: kind, followUpId }
  await queueFreshLink(tx, target, { to: address, language, region, params })
}

/**
 * Mails a fresh link that replaces one ended by a restore, only to the address that the earlier link was mailed to. For
 * any other secret it does nothing and reveals nothing.
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
  await publishEvent(tx, 'invitations', [link.fitterId])
}
