import { z } from 'zod'
import { button, defineMail, paragraph } from './define-mail.ts'
import { always } from './should-send.ts'

const params = z.object({
  /** The rider with an account, or without one. */
  reader: z.enum(['rider', 'guest']),
  /** What was corrected. The values stand in no mail. */
  what: z.array(z.enum(['name', 'email', 'language'])),
  link: z.string(),
})

/** Tells a rider that a fitter corrected their contact data. It names neither of them, and no value. */
export const contactCorrected = defineMail({
  kind: 'contact_corrected',
  lane: 'ordinary',
  params,
  shouldSend: always,
  reason: { because: 'corrected' },
  write: (t, { reader, what, link }) => ({
    subject: t('contactCorrected.subject'),
    heading: t('contactCorrected.heading'),
    blocks: [
      ...what.map((field) => paragraph(t(`contactCorrected.what.${field}`))),
      paragraph(t(`contactCorrected.wrong.${reader}`)),
      button(t(`contactCorrected.button.${reader}`), link),
    ],
  }),
})
