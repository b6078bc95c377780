import { randomUUID } from 'node:crypto'
import { spendGuess } from '../../code-guess/code-guess.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { recordInvitation } from '../../invitations/record-invitation.ts'
import { invitationCodeHash, newCode } from '../../links/invitation-code.ts'
import { makeInvitationSecret } from '../../links/invitation-link.ts'
import { queueDeviceCode } from '../../messages/device-code.ts'
import { fitterNamesOf } from '../../people/fitter-names.ts'
import { signGuestIn } from '../../people/guest-sign-in.ts'
import type { AddressClaimer } from '../../people/identity-gateway.ts'
import { addressHash, lookupForm } from '../../vault/address-hash.ts'
import { shutOutUnproven } from './address-proof.service.ts'
import { deviceCodeHash, earlier, MINUTE_MS } from './device-code.ts'
import {
  addDeviceCode,
  type DeviceCode,
  deviceCodesSince,
  liveDeviceCodes,
  spendDeviceCode,
} from './device-codes.repository.ts'
import { lockInvitation } from './invitations.repository.ts'
import { codesOfAddress, enterByCode, ownAddressOf } from './visit.repository.ts'
import { isTied, knownAddress, lockVisited, refuseAnswered, type Visit, visitWith } from './visit.service.ts'
import { type EnteredSession, recordOpening } from './welcome.service.ts'

/** How long the secret from a typed code is valid on the welcome screen. */
const TYPED_SECRET_MS = 60 * MINUTE_MS
const DEVICE_CODE_MINUTES = 15
const DEVICE_CODES_AN_HOUR = 3
const HOUR_MS = 60 * MINUTE_MS

/**
 * The result of a typed code. A wrong code is a result and not an error, so that the attempt is committed;
 * `acceptedCode` then throws.
 */
export type CodeOutcome<T> = { right: T } | { triesLeft: number }

/** @throws AppError `code_wrong` with `left`, the remaining attempts; `code_exhausted` when there are none */
export function acceptedCode<T>(outcome: CodeOutcome<T>): T {
  if ('right' in outcome) return outcome.right
  if (outcome.triesLeft <= 0) throw new AppError('code_exhausted')
  throw new AppError('code_wrong', { params: { left: outcome.triesLeft } })
}

/**
 * Exchanges the invited address and the code in its mail for a secret that opens the welcome screen for an hour.
 * Unknown addresses are counted and answered like known ones. The reported attempts are those of the address, so that
 * they do not reveal when a new code was mailed.
 */
export async function enterTypedCode(
  tx: Transaction,
  typed: { email: string; code: string; source: string },
  identity: AddressClaimer,
): Promise<CodeOutcome<{ secret: string }>> {
  const { vault, now } = tx
  const code = invitationCodeHash(vault, typed.email, typed.code)
  const own = await ownAddressOf(tx)
  const tried = { address: addressHash(vault, typed.email), code }
  const codes = await codesOfAddress(tx, tried)
  const guess = await spendGuess(tx, {
    subject: `invitation ${lookupForm(typed.email)}`,
    codeIds: codes.map(({ code_id }) => code_id),
    source: typed.source,
  })
  if (!codes.some(({ code_id, fits }) => fits && guess.allows(code_id))) return { triesLeft: guess.left }
  const entered = await enterByCode(tx, tried)
  if (!entered) return { triesLeft: guess.left }
  await guess.giveBack()
  const { session_id: sessionId, rider_id: riderId, fitter_id: fitterId } = entered
  tx.become({ kind: 'guest', signInId: null, sessionId, riderId, fitterId, followUpId: null })
  const invitation = await lockInvitation(tx, entered.invitation_id)
  // The fitter has renewed or withdrawn the invitation in the meantime, so the code is no longer valid.
  if (!invitation?.code_hash?.equals(code)) return { triesLeft: guess.left }
  const secret = await makeInvitationSecret(tx, invitation, {
    purpose: 'typed_code',
    provesAddress: true,
    expiresAt: earlier(new Date(now.getTime() + TYPED_SECRET_MS), invitation.expires_at),
  })
  await recordOpening(tx, invitation, 'invitation.code_entered')
  await shutOutUnproven(tx, identity, typed.email, own.hash)
  return { right: { secret } }
}

/** @throws AppError `rate_limited` when enough codes were mailed within the last hour */
async function refuseTooMany(tx: Transaction, sessionId: string): Promise<void> {
  const { now } = tx
  const recent = await deviceCodesSince(tx, sessionId, new Date(now.getTime() - HOUR_MS))
  const oldest = recent[DEVICE_CODES_AN_HOUR - 1]
  if (!oldest) return
  const seconds = Math.max(1, Math.ceil((oldest.created_at.getTime() + HOUR_MS - now.getTime()) / 1000))
  throw new AppError('rate_limited', { params: { seconds } })
}

/**
 * Mails a code for continuing on another device.
 * @throws AppError as `visitWith`, `invitation_answered`, `other_device_unreachable`, `rate_limited`
 */
export async function mailDeviceCode(tx: Transaction, secret: string): Promise<void> {
  const visit = await visitWith(tx, secret)
  refuseAnswered(visit)
  const invitation = await lockVisited(tx, visit)
  const known = await knownAddress(tx, visit)
  if (!known || !(await isTied(tx, visit, invitation.opened_at)))
    throw new AppError('other_device_unreachable')
  const { session_id: sessionId, rider_id: riderId, fitter_id: fitterId } = visit.entered
  await refuseTooMany(tx, sessionId)
  const id = randomUUID()
  const code = newCode()
  await addDeviceCode(tx, {
    id,
    sessionId,
    codeHash: deviceCodeHash(tx.vault, sessionId, code),
    expiresAt: new Date(tx.now.getTime() + DEVICE_CODE_MINUTES * MINUTE_MS),
  })
  const fitter = (await fitterNamesOf(tx, [fitterId])).get(fitterId)
  await queueDeviceCode(
    tx,
    { id, riderId, sessionId },
    {
      to: known.address,
      language: invitation.language,
      region: invitation.region,
      params: { fitterName: fitter?.name ?? '', code, minutes: DEVICE_CODE_MINUTES },
    },
  )
  await recordInvitation(tx, invitation, { action: 'invitation.device_code_sent' })
}

/** Compares a code with the valid ones; a wrong code counts as an attempt against each of them. */
async function tryDeviceCode(
  tx: Transaction,
  visit: Visit,
  openedAt: Date | null,
  typed: { code: string; source: string },
): Promise<CodeOutcome<DeviceCode>> {
  const { session_id: sessionId } = visit.entered
  const live = openedAt ? await liveDeviceCodes(tx, sessionId, openedAt) : []
  const hash = deviceCodeHash(tx.vault, sessionId, typed.code)
  const guess = await spendGuess(tx, {
    subject: `device ${sessionId}`,
    codeIds: live.map(({ id }) => id),
    source: typed.source,
  })
  const right = live.find(({ id, code_hash }) => guess.allows(id) && code_hash.equals(hash))
  if (!right) return { triesLeft: Math.max(0, ...live.map(({ id }) => guess.leftOf(id))) }
  await guess.giveBack()
  return { right }
}

/**
 * Continues a started intake on another device, with the mailed code.
 * @throws AppError as `visitWith`, `invitation_answered`
 */
export async function joinByDeviceCode(
  tx: Transaction,
  typed: { secret: string; code: string; source: string },
  identity: AddressClaimer,
): Promise<CodeOutcome<EnteredSession>> {
  const visit = await visitWith(tx, typed.secret)
  refuseAnswered(visit)
  const { session_id: sessionId } = visit.entered
  if (visit.isGuest) return { right: { sessionId, cookie: null } }
  const invitation = await lockVisited(tx, visit)
  const outcome = await tryDeviceCode(tx, visit, invitation.opened_at, typed)
  if (!('right' in outcome)) return outcome
  await spendDeviceCode(tx, outcome.right.id)
  const known = await knownAddress(tx, visit)
  if (known) await shutOutUnproven(tx, identity, known.address, visit.ownAddress)
  const cookie = await signGuestIn(tx, {
    sessionId,
    until: invitation.expires_at,
    provesAddress: known?.invited ?? false,
  })
  await recordInvitation(tx, invitation, { action: 'invitation.device_added' })
  return { right: { sessionId, cookie } }
}
