import { parseArgs } from 'node:util'
import type { Client } from 'pg'
import { z } from 'zod'
import { lockBookings } from '../booking/times.repository.ts'
import type { Config } from '../config.ts'
import { refuseOutdated } from '../database/refuse-outdated.ts'
import { openVaultOf } from '../database/set-up.ts'
import { eraseAccount } from '../erasure/erase-account.ts'
import { eraseRider } from '../erasure/erase-rider.ts'
import { ledgerFiles } from '../erasure/erasure-ledger.ts'
import { removeRemnants } from '../erasure/remnants.ts'
import { openFiles } from '../files/open-files.ts'
import { removeAllFiles } from '../files/remove-files.ts'
import { queueBookingsEnded } from '../messages/booking-ended.ts'
import { printLine } from '../print-line.ts'
import { addressHash } from '../vault/address-hash.ts'
import { requireMasterKeys } from '../vault/master-keys.ts'
import { asSystem, type Console } from './as-system.ts'
import { withOwner } from './owner-connection.ts'

const USAGE = `Usage:
npm run erase -- RIDER_ID
npm run erase -- --account ADDRESS (or the account's id)`

const isId = (text: string) => z.guid().safeParse(text).success

/** Removes what the deleted rows left in PostgreSQL's files, and prints what the operator has to do about it. */
export async function printRemnants(owner: Client): Promise<void> {
  const { done, advice } = await removeRemnants(owner)
  if (!done)
    printLine(
      'Tables are in use: their deleted rows are removed from the disk by the running server, or at the next start.',
    )
  if (advice.length > 0)
    printLine('PostgreSQL keeps deleted rows longer than needed. Run this as its administrator:')
  for (const line of advice) printLine(`  ${line}`)
}

/** The number under which what was erased of a file is stored, in numbers. It names nobody. */
async function receiptOf(owner: Client, riderId: string, now: Date): Promise<string> {
  const { rows } = await owner.query<{ receipt: string }>(
    'select app.erasure_receipt_of($1, $2) as receipt',
    [riderId, now.toISOString()],
  )
  return rows[0]?.receipt ?? ''
}

async function eraseFile(config: Config, riderId: string, now: Date): Promise<void> {
  const receipt = await withOwner(config, { exclusive: false }, async (owner) => {
    await refuseOutdated(owner)
    const found = await eraseRider(owner, ledgerFiles(config), riderId, now)
    await removeAllFiles(owner, await openFiles(config))
    if (found) await printRemnants(owner)
    return found ? receiptOf(owner, riderId, now) : null
  })
  if (!receipt) throw new Error(`There is no rider's file ${riderId}, or it is already erased.`)
  printLine(`Erased ${riderId}.`)
  printLine(`Receipt for the rider, which names nobody: ${receipt}`)
}

interface Found {
  id: string
  role: string
  proven: boolean
}

/**
 * Chooses the account of an address: the one that has proven it, otherwise the only one.
 * @throws when there is none, when there are several and none has proven it, or when it is a support account
 */
function chooseAccount(accounts: readonly Found[], asked: string): Found {
  const found = accounts.find(({ proven }) => proven) ?? accounts[0]
  if (!found) throw new Error(`There is no account ${asked}, or it is already erased.`)
  if (!found.proven && accounts.length > 1)
    throw new Error(
      `Several accounts have the address ${asked} and none has proven it. Erase the right one by its id:\n${accounts.map(({ id, role }) => `${id}  ${role}`).join('\n')}`,
    )
  if (found.role === 'support')
    throw new Error('Remove a support account with: npm run support -- remove ADDRESS')
  return found
}

async function findAccounts(owner: Client, hash: Buffer | null, id: string | null): Promise<Found[]> {
  const { rows } = await owner.query<Found>(
    `select id, role, proven_at is not null as proven from account
     where erased_at is null and (id = $1 or email_hash = $2) order by created_at`,
    [id, hash],
  )
  return rows
}

/** Prints the files of the address that belong to no account: of guests, and of invitations that were not opened. */
async function printOtherFiles(owner: Client, hash: Buffer): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(
    'select id from rider where email_hash = $1 and account_id is null and erased_at is null order by created_at',
    [hash],
  )
  if (rows.length === 0) return
  printLine(
    'These files have the address and belong to no account; erase them one by one if the request includes them:',
  )
  for (const { id } of rows) printLine(id)
}

/** Mails the riders who have an appointment with a fitter ahead that it is cancelled, while its words can be read. */
const tellRiders = (console: Console, fitterId: string): Promise<void> =>
  asSystem(console, async (tx) => {
    await lockBookings(tx, fitterId)
    await queueBookingsEnded(tx, fitterId)
  })

async function eraseOneAccount(config: Config, asked: string, now: Date): Promise<void> {
  const ring = requireMasterKeys(config)
  await withOwner(config, { exclusive: false }, async (owner, ownerUrl) => {
    await refuseOutdated(owner)
    const vault = await openVaultOf(owner, ring)
    const hash = isId(asked) ? null : addressHash(vault, asked)
    const { id, role } = chooseAccount(await findAccounts(owner, hash, hash ? null : asked), asked)
    if (role === 'fitter') await tellRiders({ config, owner, ownerUrl, vault, now }, id)
    await eraseAccount(owner, ledgerFiles(config), id, now)
    await removeAllFiles(owner, await openFiles(config))
    await printRemnants(owner)
    printLine(`Erased the account ${id}.`)
    if (config.auth) printLine('The hosted service stores the sign-in itself: delete it there.')
    if (hash) await printOtherFiles(owner, hash)
  })
}

/**
 * `npm run erase -- RIDER_ID` erases one rider's file for good. `npm run erase -- --account ADDRESS` erases a person's
 * account and its data, and mails the riders of a fitter that their appointments are cancelled. Every later restore of a
 * backup repeats the erasure.
 */
export async function eraseCommand(config: Config, args: string[], now: Date): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { account: { type: 'string' } },
  })
  const [riderId = ''] = positionals
  if (values.account) return eraseOneAccount(config, values.account, now)
  if (!isId(riderId)) throw new Error(USAGE)
  return eraseFile(config, riderId, now)
}
