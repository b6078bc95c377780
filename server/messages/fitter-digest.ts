import { z } from 'zod'
import { pages } from '#domain/pages.ts'
import { button, defineMail, paragraph } from './define-mail.ts'
import { isNewsWanted } from './messages.repository.ts'
import { isYounger, sendIf } from './should-send.ts'

/** A digest that is later than this tells of a morning that is over. */
const DIGEST_LIFE_MS = 12 * 3_600_000

const params = z.object({
  fitterId: z.string(),
  /** Answers with open alerts, and forms that were not read. */
  followUps: z.number(),
  unreadForms: z.number(),
  link: z.string(),
})

/** Tells a fitter each morning what waits. It names no rider. */
export const fitterDigest = defineMail({
  kind: 'fitter_digest',
  lane: 'ordinary',
  params,
  reason: { because: 'news' },
  shouldSend: async (tx, row, { fitterId }) =>
    sendIf(isYounger(tx, row, DIGEST_LIFE_MS) && (await isNewsWanted(tx, fitterId, 'news_digest'))),
  write: (t, { followUps, unreadForms, link }, { publicUrl }) => ({
    subject: t('fitterDigest.subject'),
    heading: t('fitterDigest.heading'),
    blocks: [
      ...(followUps > 0 ? [paragraph(t('fitterDigest.followUps', { count: followUps }))] : []),
      ...(unreadForms > 0 ? [paragraph(t('fitterDigest.unreadForms', { count: unreadForms }))] : []),
      button(t('fitterDigest.button'), link),
      { kind: 'link', label: t('fitterNews.settings'), href: `${publicUrl}${pages.followUpPlan}` },
    ],
  }),
})
