import { z } from 'zod'
import { pages } from '#domain/pages.ts'
import { button, defineMail, paragraph } from './define-mail.ts'
import { findNewsState } from './messages.repository.ts'
import { sendIf } from './should-send.ts'

const params = z.object({
  news: z.enum(['intake', 'intake_red_flag', 'red_flag', 'unhappy']),
  /** The submission of an intake; the follow-up of an answer. */
  about: z.string(),
  link: z.string(),
})

/** Tells a fitter of a new intake, a red flag or an unhappy rider. It names neither the rider nor an answer. */
export const fitterNews = defineMail({
  kind: 'fitter_news',
  lane: 'ordinary',
  params,
  reason: { because: 'news' },
  async shouldSend(tx, row, { news, about }) {
    const state = row.session_id ? await findNewsState(tx, row.session_id, news, about) : undefined
    return sendIf(state?.wanted === true && state.waits)
  },
  write: (t, { news, link }, { publicUrl }) => ({
    subject: t(`fitterNews.${news}.subject`),
    heading: t(`fitterNews.${news}.heading`),
    blocks: [
      paragraph(t(`fitterNews.${news}.text`)),
      button(t(`fitterNews.${news}.button`), link),
      { kind: 'link', label: t('fitterNews.settings'), href: `${publicUrl}${pages.followUpPlan}` },
    ],
  }),
})
