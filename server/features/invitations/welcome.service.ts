import type { Parsed } from '#contract/calls.ts'
import { recordAudit } from '../../audit/audit.ts'
import { recordConsent } from '../../consents/consent-ledger.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { openNote } from '../../invitations/create-invitation.ts'
import { recordInvitation } from '../../invitations/record-invitation.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { type GuestCookie, signGuestIn } from '../../people/guest-sign-in.ts'
import type { AddressClaimer } from '../../people/identity-gateway.ts'
import { shutOutUnprovenOf } from './address-proof.service.ts'
import type { Invitation } from './invitations.repository.ts'
import { cookieOfPress, pressSecret } from './press-cookie.service.ts'
import { consentedSince, giveFile, markOpened } from './visit.repository.ts'
import {
  isTied,
  knownAddress,
  lockVisited,
  mayJoin,
  refuseAnswered,
  type Visit,
  visitWith,
} from './visit.service.ts'

type Welcome = Parsed['POST /api/invitation/preview']['response']
type Press = Parsed['POST /api/invitation/start']['body']

/** The result of entering: the session, and the guest's cookie if a new one is set. */
export interface EnteredSession {
  sessionId: string
  cookie: GuestCookie | null
}

async function deviceOf(tx: Transaction, visit: Visit): Promise<Welcome['device']> {
  if (visit.isGuest || visit.isOwner) return 'this'
  if (!(await isTied(tx, visit, visit.entered.opened_at))) return 'none'
  return mayJoin(visit) ? 'this' : 'other'
}

const noteOf = async (tx: Transaction, { entered, visited }: Visit): Promise<string | null> =>
  openNote(await tx.keys.of(entered.rider_id), entered.invitation_id, visited.note_sealed)

/**
 * What the welcome screen shows: who invites, and where to continue. Apart from the fitter's own words it contains nothing
 * about the rider. It changes nothing.
 * @throws AppError as `visitWith`
 */
export async function previewInvitation(tx: Transaction, secret: string): Promise<Welcome> {
  const visit = await visitWith(tx, secret)
  const { entered } = visit
  const fitter = (await fitterNamesOf(tx, [entered.fitter_id])).get(entered.fitter_id)
  const inside = visit.isGuest || visit.isOwner
  const device = await deviceOf(tx, visit)
  return {
    fitter: fitter ?? { name: '', studio: null },
    language: visit.visited.language,
    note: device === 'other' || entered.submitted ? null : await noteOf(tx, visit),
    state: entered.submitted ? 'submitted' : 'open',
    device,
    reachable: (await knownAddress(tx, visit)) !== null,
    coded: visit.visited.code_hash !== null,
    sessionId: inside ? entered.session_id : null,
  }
}

/** @throws AppError `device_code_needed`, or `other_device_unreachable` when no address is known */
async function refuseOtherDevice(tx: Transaction, visit: Visit, invitation: Invitation): Promise<void> {
  if (mayJoin(visit) || !(await isTied(tx, visit, invitation.opened_at))) return
  throw new AppError((await knownAddress(tx, visit)) ? 'device_code_needed' : 'other_device_unreachable')
}

/** Records that the invitation was opened, at the first press or typed code. The fitter sees this. */
export async function recordOpening(
  tx: Transaction,
  invitation: Pick<Invitation, 'id' | 'fitter_id' | 'rider_id' | 'opened_at'>,
  action: 'invitation.opened' | 'invitation.code_entered',
): Promise<void> {
  if (!invitation.opened_at) await markOpened(tx, invitation.id)
  await recordInvitation(tx, invitation, {
    action,
    ...(!invitation.opened_at && { changes: { opened_at: { from: null, to: tx.now } } }),
  })
}

/** Gives the file to the client who proved the invited address. The actor is then this client. */
async function claimFile(tx: Transaction, { entered }: Visit, accountId: string): Promise<void> {
  if (!(await giveFile(tx, accountId))) return
  await recordAudit(tx, {
    action: 'rider.claimed',
    entity: 'rider',
    entityId: entered.rider_id,
    fitterId: entered.fitter_id,
    riderId: entered.rider_id,
    accountId,
    changes: { account_id: { from: null, to: accountId } },
  })
}

/** Signs the visitor in: as the account that owns or may claim the file, otherwise as a guest. */
async function signVisitorIn(
  tx: Transaction,
  visit: Visit,
  invitation: Invitation,
  secret: string | undefined,
) {
  const { entered, visited, clientId } = visit
  if (visit.isOwner) return null
  if (clientId && visit.hasAddress && visited.account_id === null) {
    await claimFile(tx, visit, clientId)
    return null
  }
  return signGuestIn(tx, {
    sessionId: entered.session_id,
    until: invitation.expires_at,
    provesAddress: entered.proves_address,
    ...(secret && { secret }),
  })
}

/**
 * Starts the intake: records the consent in the ledger and ties the draft to this device. Repeating it on that device
 * changes nothing.
 * @throws AppError as `visitWith`, `invitation_answered`, `device_code_needed`, `other_device_unreachable`,
 *   `notice_version_unknown`
 */
export async function startIntake(
  tx: Transaction,
  { secret, consent, press }: Press,
  identity: AddressClaimer,
): Promise<EnteredSession> {
  const visit = await visitWith(tx, secret)
  refuseAnswered(visit)
  const { session_id: sessionId, rider_id: riderId, fitter_id: fitterId } = visit.entered
  if (visit.isGuest) return { sessionId, cookie: null }
  const invitation = await lockVisited(tx, visit)
  const pressed = press && pressSecret(tx, secret, press)
  const earlier = pressed ? await cookieOfPress(tx, sessionId, pressed) : null
  if (earlier && earlier !== 'over') return { sessionId, cookie: earlier }
  await refuseOtherDevice(tx, visit, invitation)
  const { opened_at: openedAt } = invitation
  const consented = openedAt !== null && (await consentedSince(tx, riderId, openedAt))
  if (consented && visit.isOwner) return { sessionId, cookie: null }
  if (!consented) {
    await recordConsent(tx, { purpose: 'fit', granted: true, ...consent, file: { riderId, fitterId } })
    await recordOpening(tx, invitation, 'invitation.opened')
  } else await recordInvitation(tx, invitation, { action: 'invitation.device_added' })
  await shutOutUnprovenOf(tx, identity, visit)
  return { sessionId, cookie: await signVisitorIn(tx, visit, invitation, earlier ? undefined : pressed) }
}
