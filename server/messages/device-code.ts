import { z } from 'zod'
import type { Transaction } from '../database/transaction.ts'
import { nameInMail } from '../mail/name-in-mail.ts'
import { codeBlock, defineMail, paragraph } from './define-mail.ts'
import type { Contents } from './define-message.ts'
import { invitationIsOpen } from './invitation.ts'
import { isYounger, sendIf } from './should-send.ts'

const MINUTE_MS = 60_000

const params = z.object({
  fitterName: z.string(),
  code: z.string(),
  /** How many minutes the code is valid. */
  minutes: z.number(),
})
type Params = z.infer<typeof params>

/** A code for continuing an intake on another device. */
export const deviceCode = defineMail({
  kind: 'device_code',
  lane: 'sign_in',
  params,
  shouldSend: async (tx, row, { minutes }) =>
    sendIf(isYounger(tx, row, minutes * MINUTE_MS) && (await invitationIsOpen(tx, row))),
  reason: { because: 'invited', fitterOf: ({ fitterName }) => fitterName },
  write: (t, { fitterName, code, minutes }) => ({
    subject: t('deviceCode.subject'),
    heading: t('deviceCode.heading'),
    blocks: [
      paragraph(t('deviceCode.why', { fitter: nameInMail(fitterName) })),
      codeBlock(code),
      paragraph(t('deviceCode.valid', { count: minutes })),
      paragraph(t('deviceCode.notYou')),
    ],
  }),
})

/** Mails a code. @param of.id the id of the code */
export const queueDeviceCode = (
  tx: Transaction,
  of: { id: string; riderId: string; sessionId: string },
  contents: Contents<Params>,
): Promise<string> =>
  deviceCode.queue(tx, contents, {
    purpose: `device_code:${of.id}`,
    riderId: of.riderId,
    sessionId: of.sessionId,
  })
