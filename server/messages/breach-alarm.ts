import { z } from 'zod'
import { pages } from '#domain/pages.ts'
import { button, defineMail, paragraph, timeInWords } from './define-mail.ts'
import { isBreachUnreported } from './messages.repository.ts'
import { sendIf } from './should-send.ts'

const params = z.object({
  id: z.string(),
  /** The 72 hours are nearly over, or over. */
  state: z.enum(['warning', 'overdue']),
  awareAt: z.iso.datetime(),
})

/** Reminds the provider of a breach that the authority was not told of. It says nothing of what happened. */
export const breachAlarm = defineMail({
  kind: 'breach_alarm',
  lane: 'ordinary',
  params,
  shouldSend: async (tx, _row, { id }) => sendIf(await isBreachUnreported(tx, id)),
  reason: { because: 'breach' },
  write: (t, { id, state, awareAt }, { locale, publicUrl }) => ({
    subject: t(`breachAlarm.subject.${state}`),
    heading: t(`breachAlarm.heading.${state}`),
    blocks: [
      paragraph(t('breachAlarm.aware', { at: timeInWords(locale, awareAt) })),
      paragraph(t('breachAlarm.tell')),
      paragraph(t('breachAlarm.number', { id })),
      button(t('breachAlarm.button'), `${publicUrl}${pages.supportRights}`),
    ],
  }),
})
