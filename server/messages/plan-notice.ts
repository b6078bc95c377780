import { z } from 'zod'
import { coveredUntil, noticeOf, PLAN_NOTICES, readOnlyAfter } from '#domain/billing/plan.ts'
import { pages } from '#domain/pages.ts'
import { findStanding } from '../billing/plan.repository.ts'
import { factsOf } from '../billing/standing.ts'
import { button, dayInWords, defineMail, paragraph } from './define-mail.ts'
import { sendIf } from './should-send.ts'

const params = z.object({
  fitterId: z.string(),
  notice: z.enum(PLAN_NOTICES),
  /** The end of what was free or paid for. */
  coveredUntil: z.iso.datetime(),
})

/** Tells a fitter that the trial or the paid time ends or ended, and what follows. Dropped once something was paid. */
export const planNotice = defineMail({
  kind: 'plan_notice',
  lane: 'ordinary',
  params,
  reason: { because: 'plan' },
  async shouldSend(tx, _row, { fitterId, notice, coveredUntil: end }) {
    const row = await findStanding(tx, fitterId)
    if (!row) return sendIf(false)
    const plan = factsOf(row)
    return sendIf(noticeOf(plan, tx.now) === notice && coveredUntil(plan).toISOString() === end)
  },
  write(t, { notice, coveredUntil: end }, { publicUrl, locale }) {
    const day = dayInWords(locale, new Date(end))
    const readOnly = dayInWords(locale, readOnlyAfter(new Date(end)))
    return {
      subject: t(`planNotice.${notice}.subject`, { day, readOnly }),
      heading: t(`planNotice.${notice}.heading`, { day, readOnly }),
      blocks: [
        paragraph(t(`planNotice.${notice}.text`, { day, readOnly })),
        paragraph(
          t(notice === 'read_only' ? 'planNotice.nowReadOnly' : 'planNotice.thenReadOnly', { readOnly }),
        ),
        button(t('planNotice.button'), `${publicUrl}${pages.plan}`),
      ],
    }
  },
})
