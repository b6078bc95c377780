import { z } from 'zod'
import { offerState } from '#domain/sharing/offer.ts'
import { actingWithin } from '../database/acting-within.ts'
import type { Transaction } from '../database/transaction.ts'
import { accountUserOf } from '../people/account-user.ts'
import { button, defineMail, paragraph } from './define-mail.ts'
import { findOffer } from './messages.repository.ts'
import { sendIf } from './should-send.ts'

const params = z.object({
  /** To the chosen fitter: offered. To the rider: a fitter accepted. To that fitter: the rider confirmed. */
  news: z.enum(['offered', 'accepted', 'confirmed']),
  offerId: z.string(),
  link: z.string(),
})
type Params = z.infer<typeof params>

/** The state of the offer in which each of them is true. */
const TOLD_WHILE = { offered: 'open', accepted: 'accepted', confirmed: 'shared' } as const

/** Tells one side of an offer that it is their turn. It names neither of them, and nothing of what is offered. */
export const sharingNews = defineMail({
  kind: 'sharing_news',
  lane: 'ordinary',
  params,
  reason: { because: 'sharing' },
  async shouldSend(tx, _row, { news, offerId }) {
    const offer = await findOffer(tx, offerId)
    return sendIf(offer !== undefined && offerState(offer, tx.now) === TOLD_WHILE[news])
  },
  write: (t, { news, link }) => ({
    subject: t(`sharingNews.${news}.subject`),
    heading: t(`sharingNews.${news}.heading`),
    blocks: [paragraph(t(`sharingNews.${news}.text`)), button(t(`sharingNews.${news}.button`), link)],
  }),
})

/** Queues the mail, once for each step of an offer, if the account has an address. */
export async function queueSharingNews(tx: Transaction, accountId: string, params: Params): Promise<void> {
  await actingWithin(tx, { kind: 'system' }, async () => {
    const account = await accountUserOf(tx, accountId)
    if (!account?.email) return
    const { email: to, language } = account
    const purpose = `share_offer:${params.offerId}:${params.news}`
    await sharingNews.queue(tx, { to, language, params }, { purpose, accountId })
  })
}
