import { z } from 'zod'
import { codeBlock, defineMail, paragraph } from './define-mail.ts'
import { CODE_LIFE_MS, sendIfYounger } from './should-send.ts'

/** A code with which a signed-in person proves again who they are. */
export const reauthentication = defineMail({
  kind: 'reauthentication',
  lane: 'sign_in',
  params: z.object({ code: z.string() }),
  shouldSend: sendIfYounger(CODE_LIFE_MS),
  write: (t, { code }) => ({
    subject: t('reauthentication.subject'),
    heading: t('reauthentication.heading'),
    blocks: [
      paragraph(t('reauthentication.why')),
      codeBlock(code),
      paragraph(t('reauthentication.valid')),
      paragraph(t('reauthentication.notYou')),
    ],
  }),
})
