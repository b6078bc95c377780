import { readFile, stat } from 'node:fs/promises'
import type { Client } from 'pg'
import { referenceKey } from '#domain/measurements/text-keys.ts'
import { LONGEST_PASSPORT, type Passport } from '#domain/passport/passport.ts'
import { type PassportRefusal, readPassportKeys, verifyPassport } from '#domain/passport/verify-passport.ts'
import { unitFor } from '#domain/report/report-rows.ts'
import type { Config } from '../config.ts'
import { inOwnerTransaction } from '../database/owner-transaction.ts'
import { openVaultOf } from '../database/set-up.ts'
import { reportFormats } from '../documents/report-formats.ts'
import { newPassportKey } from '../passport-keys/new-passport-key.ts'
import { checkSignature } from '../passport-keys/passport-keys.ts'
import { printLine } from '../print-line.ts'
import { requireMasterKeys } from '../vault/master-keys.ts'
import { withOwner } from './owner-connection.ts'

const REVOKE = '--revoke'

/** Retires the key that signs and adds a new one. @returns the ids of both */
async function rotate(owner: Client, config: Config, now: Date) {
  const made = await newPassportKey(await openVaultOf(owner, requireMasterKeys(config)), now)
  return inOwnerTransaction(owner, async () => {
    const retired = await owner.query<{ kid: string }>(
      'update passport_key set retired_at = greatest($1, created_at), private_sealed = null where retired_at is null returning kid',
      [now],
    )
    await owner.query(
      'insert into passport_key (kid, public_jwk, private_sealed, created_at) values ($1, $2, $3, $4)',
      [made.kid, made.public_jwk, made.private_sealed, made.created_at],
    )
    return { kid: made.kid, retired: retired.rows[0]?.kid ?? null }
  })
}

async function revoke(owner: Client, kid: string, now: Date): Promise<void> {
  await owner.query('update passport_key set revoked_at = coalesce(revoked_at, $2) where kid = $1', [
    kid,
    now,
  ])
}

/** Whether a key is the one that signs. @throws for an unknown key, before anything is changed */
async function signsNow(owner: Client, kid: string): Promise<boolean> {
  const { rows } = await owner.query<{ signs: boolean }>(
    'select retired_at is null as signs from passport_key where kid = $1',
    [kid],
  )
  const [key] = rows
  if (!key) throw new Error(`There is no key ${kid}. The keys are at /.well-known/fit-passport-keys.json.`)
  return key.signs
}

/**
 * `npm run passport:rotate`: signs fit passports with a new key from now on. `--revoke KID` also lists a key as one that
 * somebody else may have; if it is the one that signs, it is replaced first.
 */
export async function rotatePassportCommand(config: Config, args: string[], now: Date): Promise<void> {
  const [option, kid, ...more] = args
  if (args.length > 0 && (option !== REVOKE || !kid || more.length > 0))
    throw new Error('Usage: npm run passport:rotate [-- --revoke KID]')
  await withOwner(config, { exclusive: false }, async (owner) => {
    const signs = kid === undefined || (await signsNow(owner, kid))
    if (signs) {
      const done = await rotate(owner, config, now)
      printLine(`Fit passports are signed with a new key, ${done.kid}.`)
      if (done.retired)
        printLine(`The earlier key, ${done.retired}, stays published, so that its passports can be verified.`)
    }
    if (!kid) return
    await revoke(owner, kid, now)
    printLine(`The key ${kid} is listed as revoked. Every passport that it signed is refused.`)
  })
}

/** What the command says about a passport that it refuses. */
const REFUSED: Record<PassportRefusal, string> = {
  too_large: 'This file is too large to be a fit passport.',
  unreadable: 'This file is not a fit passport.',
  unknown_schema: 'This is a file of another kind, or of a version that is not known here.',
  unknown_issuer: 'Unknown issuer: another installation than the one of these keys signed this passport.',
  invalid: 'Invalid: the passport was changed, or another key signed it.',
  revoked: 'The key that signed this passport was revoked, because somebody else may have it.',
}

/** The text of a file. @throws Error with a sentence when there is none to read */
async function textIn(file: string, longest: number): Promise<string> {
  const found = await stat(file).catch(() => null)
  if (!found) throw new Error(`There is no file ${file}.`)
  if (!found.isFile()) throw new Error(`${file} is not a file.`)
  if (found.size > longest) throw new Error(REFUSED.too_large)
  return readFile(file, 'utf8')
}

function jsonOf(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text)
    return parsed
  } catch {
    return undefined
  }
}

async function keysIn(file: string) {
  const found = readPassportKeys(jsonOf(await textIn(file, Number.POSITIVE_INFINITY)))
  if (!found) throw new Error(`${file} holds no keys of fit passports.`)
  return found
}

/** What a passport says, a line for each number, in English and metric units. */
async function linesOf({ fitter, rider, bike, values, ...passport }: Passport): Promise<string[]> {
  const { t, name, value: say } = await reportFormats('en', null)
  const who = fitter.studio ? `${fitter.name}, ${fitter.studio}` : fitter.name
  const signedOn = new Date(passport.issuedAt * 1000).toISOString().slice(0, 10)
  const isCalled = bike && [bike.make, bike.model, bike.size].filter(Boolean).join(' ')
  const numbers = values.map(({ key, side, value, reference, by }) => {
    const from = reference && t(referenceKey(reference))
    const about = [from && `from: ${from}`, by === 'rider' && 'not measured by a fitter'].filter(Boolean)
    const said = `${name(key, side)}: ${say(key, value, unitFor(key, 'metric'))}`
    return about.length > 0 ? `  ${said} (${about.join('; ')})` : `  ${said}`
  })
  return [
    `Fitted by ${who}, confirmed by Spokewell at ${new URL(passport.issuer).host}.`,
    `Fitted on ${passport.fittedOn}. Signed on ${signedOn}.`,
    ...(rider ? [`Rider: ${rider.name}.`] : []),
    ...(bike ? [`Bike: ${isCalled ? `${isCalled} (${bike.type})` : bike.type}.`] : []),
    ...(passport.kind === 'position' ? ['How the bike stood when the passport was signed.'] : []),
    ...(passport.extract ? ['These are the main numbers. The file of the passport has all of them.'] : []),
    ...numbers,
  ]
}

/**
 * `npm run passport:verify -- FILE --keys KEYS`: verifies a fit passport without a connection, by the keys that an
 * installation publishes.
 */
export async function verifyPassportCommand(_config: Config, args: string[]): Promise<void> {
  const [file, option, keyFile, ...more] = args
  if (!file || option !== '--keys' || !keyFile || more.length > 0)
    throw new Error('Usage: npm run passport:verify -- FILE --keys KEYS')
  const text = await textIn(file, LONGEST_PASSPORT)
  const verdict = await verifyPassport(text, await keysIn(keyFile), checkSignature)
  if ('refused' in verdict) throw new Error(REFUSED[verdict.refused])
  for (const line of await linesOf(verdict.passport)) printLine(line)
}
