import { z } from 'zod'
import { CONTACT_TOPICS } from '#domain/contact/contact-form.ts'
import { pages } from '#domain/pages.ts'
import { isAscii } from '#domain/text/folded-text.ts'
import { nameInMail, wordsInMail } from '../mail/name-in-mail.ts'
import { button, defineMail, paragraph } from './define-mail.ts'
import { always } from './should-send.ts'

const params = z.object({
  topic: z.enum(CONTACT_TOPICS),
  name: z.string(),
  email: z.string(),
  words: z.string(),
})

/** Passes a message of the contact form on to the provider, who answers it by mail. Its subject says nothing of it. */
export const contactMessage = defineMail({
  kind: 'contact_message',
  lane: 'ordinary',
  params,
  shouldSend: always,
  reason: { because: 'contact' },
  // Mail programs disagree on how other letters are written in a header. The address is in the text, too.
  headers: ({ email }): Record<string, string> => (isAscii(email) ? { 'Reply-To': `<${email}>` } : {}),
  write: (t, { topic, name, email, words }, { publicUrl }) => ({
    subject: t('contactMessage.subject'),
    heading: t('contactMessage.heading'),
    blocks: [
      paragraph(t('contactMessage.about', { topic: t(`contactMessage.topic.${topic}`) })),
      paragraph(t('contactMessage.from', { name: nameInMail(name), email })),
      ...wordsInMail(words).map(paragraph),
      paragraph(t('contactMessage.answer')),
      button(t('contactMessage.resolve'), `${publicUrl}${pages.support}`),
    ],
  }),
})
