import { z } from 'zod'
import { intakeMinutes } from '#domain/forms/form-minutes.ts'
import { INVITATION_DAYS } from '#domain/invitations/invitation-code.ts'
import type { Transaction } from '../database/transaction.ts'
import { freshLink } from '../links/fresh-link.ts'
import { invitationCodeHash, newCode } from '../links/invitation-code.ts'
import { nameInMail, wordsInMail } from '../mail/name-in-mail.ts'
import type { OutboxRow } from '../outbox/message.ts'
import { button, codeBlock, defineMail, type MailTexts, paragraph } from './define-mail.ts'
import type { Contents } from './define-message.ts'
import { findInvitationState, updateInvitationCode } from './messages.repository.ts'
import { sendIf } from './should-send.ts'

const DAY_MS = 86_400_000

const params = z.object({
  fitterName: z.string(),
  studio: z.string().nullable(),
  link: z.string(),
  code: z.string(),
  /** How many days the link and the code are valid. */
  days: z.number(),
  /** The fitter's own words to the rider. */
  note: z.string().nullable().optional(),
})
type Params = z.infer<typeof params>

/** Whether the invitation of a message still works and its form is not submitted yet. */
export async function invitationIsOpen(tx: Transaction, row: OutboxRow): Promise<boolean> {
  const found = row.session_id ? await findInvitationState(tx, row.session_id) : undefined
  if (!found || found.intake_submitted_at || found.cancelled_at) return false
  return !found.withdrawn_at && found.expires_at > tx.now
}

/** Makes a new typed code for the mail, because the restore ended the earlier one too. */
async function renewCode(tx: Transaction, sessionId: string, address: string) {
  const code = newCode()
  const expiresAt = await updateInvitationCode(tx, sessionId, invitationCodeHash(tx.vault, address, code))
  const left = expiresAt ? expiresAt.getTime() - tx.now.getTime() : INVITATION_DAYS * DAY_MS
  return { code, days: Math.ceil(left / DAY_MS) }
}

/** The fitter's own words, introduced by who wrote them. */
function noteBlocks(t: MailTexts, fitter: string, note: string | null | undefined) {
  const lines = wordsInMail(note ?? '')
  return lines.length > 0 ? [t('invitation.note', { fitter }), ...lines].map(paragraph) : []
}

/** A fitter invites a rider to fill in the intake. */
export const invitation = defineMail({
  kind: 'invitation',
  lane: 'ordinary',
  params,
  shouldSend: async (tx, row) => sendIf(await invitationIsOpen(tx, row)),
  async renewSecrets(tx, { session_id: sessionId }, { to, params: known }) {
    const target = sessionId && ({ kind: 'invitation', sessionId, followUpId: null } as const)
    const link = target && (await freshLink(tx, target, to))
    return link ? { ...known, ...(await renewCode(tx, target.sessionId, to)), link } : known
  },
  reason: { because: 'invited', fitterOf: ({ fitterName }) => fitterName },
  write(t, { fitterName, studio, link, code, days, note }, { publicUrl }) {
    const fitter = nameInMail(fitterName)
    return {
      subject: t('invitation.subject', { fitter }),
      heading: t('invitation.heading'),
      blocks: [
        paragraph(
          studio
            ? t('invitation.whoWithStudio', { fitter, studio: nameInMail(studio) })
            : t('invitation.who', { fitter }),
        ),
        ...noteBlocks(t, fitter, note),
        paragraph(t('invitation.howLong', intakeMinutes)),
        button(t('invitation.button'), link),
        paragraph(t('invitation.opening')),
        paragraph(t('invitation.typed', { address: `${publicUrl}/invite` })),
        codeBlock(code),
        paragraph(t('invitation.valid', { count: days })),
      ],
    }
  },
})

/** Mails an invitation. @param number the number of this mail within the invitation, from 1 */
export const queueInvitation = (
  tx: Transaction,
  of: { id: string; rider_id: string; session_id: string },
  number: number,
  contents: Contents<Params>,
): Promise<string> =>
  invitation.queue(tx, contents, {
    purpose: `invitation:${of.id}:${number}`,
    riderId: of.rider_id,
    sessionId: of.session_id,
  })
