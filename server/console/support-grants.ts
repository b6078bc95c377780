import { supportAsked } from '#contract/support.ts'
import { actingWithin } from '../database/acting-within.ts'
import type { Transaction } from '../database/database.ts'
import { AppError } from '../http/problem.ts'
import { endAccess, openAccess } from '../support-access/support-access.service.ts'
import { addressHash } from '../vault/address-hash.ts'
import { asSystem, type Console } from './as-system.ts'

/** Runs work as a support account. */
const asSupport = <T>(desk: Console, id: string, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  asSystem(desk, (tx) => actingWithin(tx, { kind: 'support', signInId: null, id }, () => work(tx)))

/** The support account of an address that has signed in, which takes its second factor. @throws when there is none */
async function supportOf({ owner, vault }: Console, address: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `select id from account
     where role = 'support' and email_hash = $1 and disabled_at is null and proven_at is not null`,
    [addressHash(vault, address)],
  )
  const [found] = rows
  if (!found) throw new Error(`${address} has no support account that has signed in with its second factor.`)
  return found.id
}

/** Turns the product's refusal into a sentence. */
async function orSay<T>(work: Promise<T>, sentence: string): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof AppError && error.code === 'not_found' ? new Error(sentence) : error
  }
}

/**
 * Opens access to a session for a support account, by the rules of the page: rider and fitter are mailed at once.
 * @param asked what was typed on the command line, by the names of the call
 * @returns the access's id and its end
 * @throws when something is missing or out of bounds, or when there is no such session
 */
export async function grantAccess(
  desk: Console,
  address: string,
  asked: Record<string, unknown>,
): Promise<{ id: string; until: string }> {
  const read = supportAsked.safeParse(asked)
  if (!read.success) {
    const fields = [...new Set(read.error.issues.map(({ path }) => path.join('.')))]
    throw new Error(`Not accepted: ${fields.join(', ')}.`)
  }
  const id = await supportOf(desk, address)
  const opened = asSupport(desk, id, (tx) => openAccess(tx, read.data))
  return orSay(opened, 'There is no such session, or its file was erased or is restricted.')
}

/** Ends an access, for whoever has it, as the system. @throws when there is no such access */
export const endGrant = (desk: Console, accessId: string): Promise<void> =>
  orSay(
    asSystem(desk, (tx) => endAccess(tx, accessId)),
    'There is no such access.',
  )
