import type { ServiceKind } from '#domain/booking/service.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Transaction } from '../database/database.ts'
import { lockAddress } from '../invitations/create-invitation.repository.ts'
import { createRider, createSession, inviteToSession } from '../invitations/create-invitation.ts'
import { invitationLink, makeInvitationSecret } from '../links/invitation-link.ts'
import { publishEvent } from '../live-events/publish-event.ts'
import { addressHash } from '../vault/address-hash.ts'
import type { BookingRow } from './bookings.repository.ts'
import { cancelUnanswered, findFile, findLatestFit, findWaitingFit } from './join-fit.repository.ts'

/** Who booked, with a proven address. */
export interface ProvenRider {
  name: string
  email: string
  language: string
  region: string | undefined
  timeZone: string | undefined
  /** The account that booked while signed in. */
  accountId: string | null
}

/** What a confirmed booking belongs to. */
export interface JoinedFit {
  riderId: string | null
  sessionId: string | null
  openedSession: boolean
  intakeOpen: boolean
  /** Opens the intake; null if there is none to fill in, or the service asks for none. */
  intakeLink: string | null
}

interface Booked {
  fitterId: string
  kind: ServiceKind
  asksIntake: boolean
}

type File = { fitterId: string; riderId: string }

/** A link that opens the intake of a session for whoever reads the mail; the session is invited if it was not. */
export async function intakeLinkOf(
  tx: Transaction,
  file: File & { sessionId: string },
  rider: Pick<ProvenRider, 'email' | 'language' | 'region'>,
  known: { id: string; expires_at: Date; address_hash: Buffer | null } | null,
): Promise<string> {
  const invitation =
    known ??
    (await inviteToSession(tx, file, {
      channel: 'email',
      email: rider.email,
      language: rider.language,
      region: rider.region,
    }))
  // A known invitation may have gone to another address, and a mail proves only the one that it goes to.
  const provesAddress = invitation.address_hash?.equals(addressHash(tx.vault, rider.email)) ?? false
  const secret = await makeInvitationSecret(
    tx,
    { id: invitation.id, session_id: file.sessionId, fitter_id: file.fitterId },
    { purpose: 'link', provesAddress, expiresAt: invitation.expires_at },
  )
  return invitationLink(tx, secret)
}

const none = { sessionId: null, openedSession: false, intakeOpen: false, intakeLink: null }

/** A new fit joins the session that waits for its fit, or opens one. */
async function joinNewFit(
  tx: Transaction,
  file: File,
  rider: ProvenRider,
  asksIntake: boolean,
): Promise<Omit<JoinedFit, 'riderId'>> {
  const waiting = await findWaitingFit(tx, file.riderId)
  const sessionId = waiting?.id ?? (await createSession(tx, file, asksIntake))
  const intakeOpen = !waiting?.intake_submitted_at
  const known =
    waiting?.invitation_id && waiting.expires_at
      ? { id: waiting.invitation_id, expires_at: waiting.expires_at, address_hash: waiting.address_hash }
      : null
  const intakeLink =
    asksIntake && intakeOpen ? await intakeLinkOf(tx, { ...file, sessionId }, rider, known) : null
  await publishEvent(tx, 'invitations', [file.fitterId])
  await publishEvent(tx, 'sessions', [file.fitterId])
  return { sessionId, openedSession: !waiting, intakeOpen, intakeLink }
}

/** What a booking for a known file belongs to: the fit that it waits for, the latest fit, or none. */
export async function joinFile(
  tx: Transaction,
  file: File,
  { kind, asksIntake }: Pick<Booked, 'kind' | 'asksIntake'>,
  rider: ProvenRider,
): Promise<JoinedFit> {
  const { riderId } = file
  if (kind === 'fit') return { riderId, ...(await joinNewFit(tx, file, rider, asksIntake)) }
  const latest = kind === 'check_up' ? await findLatestFit(tx, riderId) : undefined
  return { riderId, ...none, sessionId: latest?.id ?? null }
}

/**
 * Finds out what a booking belongs to once its address is proven: the rider's file at the fitter, which is made unless it
 * is a call, and the fit. The transaction acts as the system.
 */
export async function joinFit(
  tx: Transaction,
  { fitterId, kind, asksIntake }: Booked,
  rider: ProvenRider,
): Promise<JoinedFit> {
  const address = addressHash(tx.vault, rider.email)
  tx.defer(lockAddress(tx, fitterId, address))
  const found = await findFile(tx, fitterId, { accountId: rider.accountId, address })
  if (kind === 'call') return { riderId: found?.id ?? null, ...none }
  const riderId =
    found?.id ?? (await createRider(tx, fitterId, { ...rider, accountId: rider.accountId ?? undefined }))
  return joinFile(tx, { fitterId, riderId }, { kind, asksIntake }, rider)
}

/** Cancels the session that a cancelled booking had opened, while nothing is answered in it. */
export async function leaveFit(
  tx: Transaction,
  { session_id: sessionId, opened_session, fitter_id: fitterId, rider_id: riderId }: BookingRow,
): Promise<void> {
  if (!sessionId || !opened_session || !(await cancelUnanswered(tx, sessionId))) return
  await recordAudit(tx, {
    action: 'session.cancelled',
    entity: 'session',
    entityId: sessionId,
    fitterId,
    riderId,
    changes: { cancelled_at: { to: tx.now } },
  })
  await publishEvent(tx, 'sessions', [fitterId])
}
