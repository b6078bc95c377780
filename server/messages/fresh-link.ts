import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Transaction } from '../database/transaction.ts'
import { freshLink as makeFreshLink } from '../links/fresh-link.ts'
import { nameInMail } from '../mail/name-in-mail.ts'
import { button, defineMail, paragraph } from './define-mail.ts'
import type { Contents } from './define-message.ts'
import { LINK_LIFE_MS, sendIfYounger } from './should-send.ts'

const params = z.object({
  fitterName: z.string(),
  link: z.string(),
  target: z.enum(['invitation', 'follow_up', 'report']),
  /** The follow-up of a follow-up link; null for other links. */
  followUpId: z.string().nullable(),
})
type Params = z.infer<typeof params>

/** A link that replaces one that a restore ended. It is sent on request. */
export const freshLink = defineMail({
  kind: 'fresh_link',
  lane: 'sign_in',
  params,
  shouldSend: sendIfYounger(LINK_LIFE_MS),
  async renewSecrets(tx, { session_id: sessionId }, { to, params: known }) {
    const target = sessionId && { kind: known.target, sessionId, followUpId: known.followUpId }
    const link = target && (await makeFreshLink(tx, target, to))
    return link ? { ...known, link } : known
  },
  write: (t, { fitterName, link, target }) => ({
    subject: t('freshLink.subject'),
    heading: t('freshLink.heading'),
    blocks: [
      paragraph(t(`freshLink.why.${target}`, { fitter: nameInMail(fitterName) })),
      button(t('freshLink.button'), link),
      paragraph(t('freshLink.earlier')),
    ],
  }),
})

/** Mails a fresh link. */
export const queueFreshLink = (
  tx: Transaction,
  { riderId, sessionId }: { riderId: string; sessionId: string },
  contents: Contents<Params>,
): Promise<string> =>
  freshLink.queue(tx, contents, { purpose: `fresh_link:${randomUUID()}`, riderId, sessionId })
