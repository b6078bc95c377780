import { z } from 'zod'
import { pages } from '#domain/pages.ts'
import { RIGHTS } from '#domain/rights/rights-clock.ts'
import { button, dayInWords, defineMail, paragraph } from './define-mail.ts'
import { always } from './should-send.ts'

const params = z.object({ id: z.string(), right: z.enum(RIGHTS), dueOn: z.string() })

/** Reminds the provider of a request that is still open. It does not name who asks. */
export const rightsAlarm = defineMail({
  kind: 'rights_alarm',
  lane: 'ordinary',
  params,
  shouldSend: always,
  reason: { because: 'right' },
  write: (t, { id, right, dueOn }, { locale, publicUrl }) => ({
    subject: t('rightsAlarm.subject', { day: dayInWords(locale, new Date(dueOn)) }),
    heading: t('rightsAlarm.heading'),
    blocks: [
      paragraph(t('rights.asked', { right: t(`rights.right.${right}`) })),
      paragraph(t('rightsAlarm.request', { id })),
      button(t('rightsAlarm.button'), `${publicUrl}${pages.supportRights}`),
    ],
  }),
})
