import { z } from 'zod'
import { button, defineMail, paragraph, timeInWords } from './define-mail.ts'
import { always } from './should-send.ts'

const params = z.object({
  /** The rider with an account, the rider without one, or the fitter. */
  reader: z.enum(['rider', 'guest', 'fitter']),
  reason: z.enum(['technical', 'quality']),
  until: z.iso.datetime(),
  link: z.string(),
})

/** Tells rider and fitter that support opened one of their sessions. It says nothing of what is in it. */
export const supportAccess = defineMail({
  kind: 'support_access',
  lane: 'ordinary',
  params,
  shouldSend: always,
  reason: { because: 'support' },
  write: (t, { reader, reason, until, link }, { locale }) => ({
    subject: t('supportAccess.subject'),
    heading: t('supportAccess.heading'),
    blocks: [
      paragraph(t(reader === 'fitter' ? 'supportAccess.whatFitter' : 'supportAccess.what')),
      paragraph(t(`supportAccess.reason.${reason}`)),
      paragraph(t('supportAccess.until', { at: timeInWords(locale, until) })),
      paragraph(t(`supportAccess.end.${reader}`)),
      button(t(reader === 'guest' ? 'supportAccess.signUp' : 'supportAccess.button'), link),
    ],
  }),
})
