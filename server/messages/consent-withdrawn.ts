import { z } from 'zod'
import { button, dayInWords, defineMail, paragraph } from './define-mail.ts'
import { always } from './should-send.ts'

const params = z.object({ eraseAt: z.iso.datetime(), link: z.string() })

/** Tells a rider without an account that a consent was withdrawn with a link. It says nothing of the file. */
export const consentWithdrawn = defineMail({
  kind: 'consent_withdrawn',
  lane: 'ordinary',
  params,
  shouldSend: always,
  reason: { because: 'right' },
  write: (t, { eraseAt, link }, { locale }) => ({
    subject: t('consentWithdrawn.subject'),
    heading: t('consentWithdrawn.heading'),
    blocks: [
      paragraph(t('consentWithdrawn.what')),
      paragraph(t('consentWithdrawn.erased', { day: dayInWords(locale, new Date(eraseAt)) })),
      paragraph(t('consentWithdrawn.undo')),
      button(t('consentWithdrawn.button'), link),
    ],
  }),
})
