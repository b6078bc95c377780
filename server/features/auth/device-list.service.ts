import type { Calls } from '#contract/calls.ts'
import { browsers, systems } from '#contract/sign-ins.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Transaction } from '../../database/database.ts'
import { AppError } from '../../http/problem.ts'
import { publishEvent } from '../../live-events/publish-event.ts'
import { requireReach } from '../../people/session-reach.ts'
import { endSignIns } from './auth.repository.ts'
import { type DeviceRow, findOwnSignIn, listLiveSignIns } from './device-list.repository.ts'

type List = Calls['GET /api/account/sign-ins']['response']

function whoAsks({ actor }: Transaction): { accountId: string; signInId: string | null } {
  if (!('id' in actor)) throw new AppError('not_signed_in')
  return { accountId: actor.id, signInId: actor.signInId }
}

/** Two tabs that signed in at once have two cookies of one session, which is one device for its owner. */
function oncePerSession(rows: DeviceRow[], current: string | null): DeviceRow[] {
  const bySession = Map.groupBy(rows, ({ id, identity_session_id }) => identity_session_id ?? id)
  return [...bySession.values()].flatMap((same) => same.find(({ id }) => id === current) ?? same[0] ?? [])
}

/** The devices on which the actor is signed in, most recently used first. */
export async function listDevices(tx: Transaction): Promise<List> {
  const { accountId, signInId } = whoAsks(tx)
  const rows = oncePerSession(await listLiveSignIns(tx, accountId), signInId)
  return {
    items: rows.map((row) => ({
      id: row.id,
      current: row.id === signInId,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      browser: browsers.find((browser) => browser === row.browser) ?? 'other',
      system: systems.find((system) => system === row.system) ?? 'other',
    })),
  }
}

/** Refuses to end a device with a second factor from one without. */
async function requireReachOf(tx: Transaction, ended: readonly DeviceRow[]): Promise<void> {
  const { accountId, signInId } = whoAsks(tx)
  const mine = signInId ? await findOwnSignIn(tx, accountId, signInId) : undefined
  const sessions = ended.filter(({ id }) => id !== signInId).map((row) => row.identity_session_id)
  await requireReach(tx, mine?.identity_session_id, sessions)
}

/** Closes the open streams of ended sign-ins at once: an event makes them check their access again. */
async function end(tx: Transaction, accountId: string, rows: DeviceRow[]): Promise<void> {
  if (rows.length === 0) return
  await endSignIns(tx, rows)
  await publishEvent(tx, 'account', [accountId])
  await recordAudit(tx, {
    action: 'account.sign_in_ended',
    entity: 'account',
    entityId: accountId,
    accountId,
    changes: Object.fromEntries(
      rows.map(({ id, browser, system }) => [id, { from: `${browser} ${system}` }]),
    ),
  })
}

/**
 * Signs one device of the actor out. Repeating it changes nothing.
 * @returns whether it was the requesting device
 * @throws AppError `not_found` for another account's sign-in, `second_factor_required` for one it may not end
 */
export async function endDevice(tx: Transaction, id: string): Promise<boolean> {
  const { accountId, signInId } = whoAsks(tx)
  const row = await findOwnSignIn(tx, accountId, id)
  if (!row) throw new AppError('not_found')
  await requireReachOf(tx, [row])
  if (row.ended_at === null) await end(tx, accountId, [row])
  return id === signInId
}

/**
 * Signs out all devices of the actor except the requesting one.
 * @throws AppError `second_factor_required`
 */
export async function endOtherDevices(tx: Transaction): Promise<void> {
  const { accountId, signInId } = whoAsks(tx)
  const rows = await listLiveSignIns(tx, accountId)
  const mine = rows.find(({ id }) => id === signInId)
  const session = mine?.identity_session_id ?? null
  const isOther = (row: DeviceRow) =>
    row.id !== signInId && (session === null || row.identity_session_id !== session)
  const others = rows.filter(isOther)
  await requireReachOf(tx, others)
  await end(tx, accountId, others)
}
