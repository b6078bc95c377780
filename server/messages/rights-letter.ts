import { z } from 'zod'
import { RIGHTS } from '#domain/rights/rights-clock.ts'
import { isAscii } from '#domain/text/folded-text.ts'
import { codeBlock, dayInWords, defineMail, paragraph } from './define-mail.ts'
import { always } from './should-send.ts'

const letter = z.enum(['received', 'extended', 'done', 'refused'])
export type Letter = z.infer<typeof letter>

const params = z.object({
  letter,
  right: z.enum(RIGHTS),
  /** The day by which the person is answered, unless it had passed when the letter was written. */
  dueOn: z.string().optional(),
  /** With the first letter: what the person replies with, to prove that they read this mailbox. */
  code: z.string().optional(),
  /** What the provider writes. */
  words: z.string().optional(),
  /** Where the person replies to. The sender of mails may be an address that nobody reads. */
  contact: z.string().optional(),
})

/** A letter to somebody who asked for one of their rights by mail. */
export const rightsLetter = defineMail({
  kind: 'rights_letter',
  lane: 'ordinary',
  params,
  shouldSend: always,
  reason: { because: 'right' },
  // Mail programs disagree on how other letters are written in a header. The address is in the text, too.
  headers: ({ contact }): Record<string, string> =>
    contact && isAscii(contact) ? { 'Reply-To': `<${contact}>` } : {},
  write: (t, { letter: kind, right, dueOn, code, words, contact }, { locale }) => ({
    subject: t('rights.subject'),
    heading: t(`rights.heading.${kind}`),
    blocks: [
      paragraph(t('rights.asked', { right: t(`rights.right.${right}`) })),
      ...(dueOn && (kind === 'received' || kind === 'extended')
        ? [paragraph(t(`rights.until.${kind}`, { day: dayInWords(locale, new Date(dueOn)) }))]
        : []),
      ...(code ? [paragraph(t('rights.prove')), codeBlock(code)] : []),
      ...(words ? [paragraph(words)] : []),
      ...(contact ? [paragraph(t('rights.replies', { address: contact }))] : []),
      ...(kind === 'refused' || kind === 'extended' ? [paragraph(t('rights.complain'))] : []),
    ],
  }),
})
