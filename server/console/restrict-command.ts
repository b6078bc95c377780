import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Client } from 'pg'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { inOwnerTransaction } from '../database/owner-transaction.ts'
import { refuseOutdated } from '../database/refuse-outdated.ts'
import { appendToLedger, ledgerFiles } from '../erasure/erasure-ledger.ts'
import { printLine } from '../print-line.ts'
import { withOwner } from './owner-connection.ts'

const USAGE = `Usage:
npm run restrict -- RIDER_ID
npm run restrict -- --lift RIDER_ID`

/** Whoever restricts a file also ends support's accesses to it. */
const END_SUPPORT = `
  with ended as (
    update support_access set ended_at = $2 where rider_id = $1 and ended_at is null and until_at > $2
      returning id, fitter_id, rider_id)
  insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, rider_id, changes)
    select '0', $2, 'console', 'system', 'support_access.ended', 'support_access', e.id, e.fitter_id, e.rider_id, '{}'
    from ended e`

type Owner = Pick<Client, 'query'>

const BEGIN = `
  insert into restriction (id, fitter_id, rider_id, cause, begun_at)
    select $1, r.fitter_id, r.id, 'request', $3 from rider r where r.id = $2 and r.erased_at is null
      and not exists (select from restriction x where x.rider_id = r.id and x.cause = 'request' and x.ended_at is null)
    returning id, fitter_id`
const LIFT = `
  update restriction set ended_at = $3 where rider_id = $2 and cause = 'request' and ended_at is null and $1::uuid is not null
    returning id, fitter_id`

/** Restricts a file for a rider who asked for it, or lifts that. @returns whether anything changed */
export async function restrictFile(
  owner: Owner,
  riderId: string,
  { lift }: { lift: boolean },
  { now, config }: { now: Date; config: Config },
): Promise<boolean> {
  const entry = { of: riderId, closed: 'use', on: !lift, at: now.toISOString() } as const
  await appendToLedger(ledgerFiles(config), [entry])
  return inOwnerTransaction(owner, async () => {
    const { rows } = await owner.query<{ id: string; fitter_id: string }>(lift ? LIFT : BEGIN, [
      randomUUID(),
      riderId,
      now,
    ])
    const [row] = rows
    if (!row) return false
    await owner.query(
      `insert into audit_entry (transaction_id, at, request_id, actor, action, entity, entity_id, fitter_id, rider_id, changes)
       values ('0', $1, 'console', 'system', $2, 'restriction', $3, $4, $5, '{}')`,
      [now, lift ? 'restriction.ended' : 'restriction.begun', row.id, row.fitter_id, riderId],
    )
    if (!lift) await owner.query(END_SUPPORT, [riderId, now])
    await owner.query(`select app.tell('submissions', $1), app.tell('sessions', $1)`, [row.fitter_id])
    return true
  })
}

/**
 * `npm run restrict -- RIDER_ID` restricts the file of a rider who asked for it by mail; `--lift` lifts the restriction.
 * Riders with an account do both themselves.
 */
export async function restrictCommand(config: Config, args: string[], now: Date): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { lift: { type: 'boolean', default: false } },
  })
  const [riderId = ''] = positionals
  if (!z.guid().safeParse(riderId).success) throw new Error(USAGE)
  const changed = await withOwner(config, { exclusive: false }, async (owner) => {
    await refuseOutdated(owner)
    return restrictFile(owner, riderId, values, { now, config })
  })
  if (!changed)
    throw new Error(
      `There is no rider's file ${riderId}, or it is ${values.lift ? 'not restricted' : 'already restricted'}.`,
    )
  printLine(values.lift ? `Lifted the restriction of ${riderId}.` : `Restricted ${riderId}.`)
}
