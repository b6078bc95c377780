import { z } from 'zod'
import { defineMail, paragraph } from './define-mail.ts'
import { always } from './should-send.ts'

/**
 * Confirms a message to the provider. It repeats nothing that was typed: anybody may enter the address of somebody else,
 * who must not get a stranger's words from us.
 */
export const contactConfirmation = defineMail({
  kind: 'contact_confirmation',
  lane: 'ordinary',
  params: z.object({}),
  shouldSend: always,
  reason: { because: 'contact' },
  write: (t) => ({
    subject: t('contactConfirmation.subject'),
    heading: t('contactConfirmation.heading'),
    blocks: [paragraph(t('contactConfirmation.text')), paragraph(t('contactConfirmation.notYou'))],
  }),
})
