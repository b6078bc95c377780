import { z } from 'zod'
import { RIGHTS } from '#domain/rights/rights-clock.ts'
import { codeBlock, dayInWords, defineMail, paragraph } from './define-mail.ts'
import { always } from './should-send.ts'

const letter = z.enum(['received', 'extended', 'done', 'refused'])
export type Letter = z.infer<typeof letter>

const params = z.object({
  letter,
  right: z.enum(RIGHTS),
  dueOn: z.string(),
  /** With the first letter: what the person replies with, to prove that they read this mailbox. */
  code: z.string().optional(),
  /** What the provider writes. */
  words: z.string().optional(),
})

/** A letter to somebody who asked for one of their rights by mail. */
export const rightsLetter = defineMail({
  kind: 'rights_letter',
  lane: 'ordinary',
  params,
  shouldSend: always,
  reason: { because: 'right' },
  write: (t, { letter: kind, right, dueOn, code, words }, { locale }) => ({
    subject: t('rights.subject'),
    heading: t(`rights.heading.${kind}`),
    blocks: [
      paragraph(t('rights.asked', { right: t(`rights.right.${right}`) })),
      ...(kind === 'received' || kind === 'extended'
        ? [paragraph(t(`rights.until.${kind}`, { day: dayInWords(locale, new Date(dueOn)) }))]
        : []),
      ...(code ? [paragraph(t('rights.prove')), codeBlock(code)] : []),
      ...(words ? [paragraph(words)] : []),
      ...(kind === 'refused' || kind === 'extended' ? [paragraph(t('rights.complain'))] : []),
    ],
  }),
})
