import { parseArgs } from 'node:util'
import { z } from 'zod'
import { email, localDate } from '#contract/call.ts'
import { rightsWords } from '#contract/rights.ts'
import { dateIn } from '#domain/calendar/local-date.ts'
import {
  ENTERED_WITHIN_DAYS,
  RIGHTS,
  RIGHTS_OUTCOMES,
  rightsDueOn,
  rightsState,
} from '#domain/rights/rights-clock.ts'
import { isLanguage } from '#locales/languages.ts'
import type { Config } from '../config.ts'
import { openVaultOf } from '../database/set-up.ts'
import { type ErasedOfVisitor, eraseVisitor } from '../erasure/erase-visitor.ts'
import { ledgerFiles } from '../erasure/erasure-ledger.ts'
import { AppError } from '../http/problem.ts'
import { printLine } from '../print-line.ts'
import { listOpenRequests } from '../rights/rights.repository.ts'
import {
  addressOf,
  answerRequest,
  clockOf,
  enterRequest,
  extendRequest,
  proveRequest,
  recordCarriedOut,
  requireOpen,
} from '../rights/rights-requests.ts'
import { addressHash } from '../vault/address-hash.ts'
import { requireMasterKeys } from '../vault/master-keys.ts'
import { asSystem, type Console } from './as-system.ts'
import { eraseCommand, printRemnants } from './erase-command.ts'
import { findFiles } from './find-rider-command.ts'
import { withOwner } from './owner-connection.ts'
import { restrictFile } from './restrict-command.ts'
import { sayingWhy } from './saying-why.ts'

const USAGE = `Requests about a person's data that came by mail:
npm run rights -- add ADDRESS --right ${RIGHTS.join('|')} [--received DAY] [--language CODE]
npm run rights -- list
npm run rights -- prove ID CODE
npm run rights -- extend ID --words "WHY"
npm run rights -- carry-out ID
npm run rights -- answer ID --outcome done|refused --words "WHAT WAS DONE, OR WHY NOT"`

/** Why a step is refused, in the words of the console. */
const SENTENCES = {
  not_found: 'There is no such request.',
  request_answered: 'The request is answered.',
  request_unproven: 'Nobody has proved yet who asks.',
  code_wrong: 'This is not the code of the request.',
  already_recorded: 'The request was extended before.',
  date_out_of_range: `Not accepted: the day lies ahead, or more than ${ENTERED_WITHIN_DAYS} days back.`,
}

/** Why more time is refused: the person must be told within the first month. */
const TOO_LATE = { date_out_of_range: 'It is too late to take more time: the first month is over.' }

const options = {
  right: { type: 'string' },
  received: { type: 'string' },
  language: { type: 'string' },
  words: { type: 'string' },
  outcome: { type: 'string' },
} as const
interface Asked extends Partial<Record<keyof typeof options, string>> {
  /** The address or the id. */
  about: string
  code: string
}

/** A checked value. @throws the usage with the name of what is missing */
function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, name: string): z.output<Schema> {
  const read = schema.safeParse(value)
  if (!read.success) throw new Error(`Not accepted: ${name}.\n${USAGE}`)
  return read.data
}
const idOf = ({ about }: Asked) => checked(z.guid(), about, 'the id of the request')

async function add(console: Console, asked: Asked): Promise<void> {
  const address = checked(email, asked.about, 'the address')
  const today = dateIn(console.now, 'UTC')
  const receivedOn = checked(localDate, asked.received ?? today, 'the day')
  const right = checked(z.enum(RIGHTS), asked.right, 'the right')
  if (asked.language && !isLanguage(asked.language)) throw new Error('Not accepted: the language.')
  const received = { address, right, language: asked.language ?? null, receivedOn }
  const row = await asSystem(console, (tx) => enterRequest(tx, received, console.config))
  printLine(`Entered the request ${row.id}. It is due on ${rightsDueOn(clockOf(row))}.`)
  printLine('A letter tells them so, with a code. Do nothing before they reply with it.')
}

async function list(console: Console): Promise<void> {
  const today = dateIn(console.now, 'UTC')
  const lines = await asSystem(console, async (tx) =>
    (await listOpenRequests(tx)).map((row) => {
      const clock = clockOf(row)
      const proof = row.proven_at ? 'proven' : 'not proven'
      return `${row.id}  ${row.kind}  ${addressOf(tx, row)}  due ${rightsDueOn(clock)}  ${rightsState(clock, today)}  ${proof}`
    }),
  )
  if (lines.length === 0) printLine('No request is open.')
  for (const line of lines) printLine(line)
}

/** Who asked and what for. @throws when nobody has proved yet who asks */
const provenRequest = (console: Console, id: string) =>
  asSystem(console, async (tx) => {
    const row = await requireOpen(tx, id)
    if (!row.proven_at) throw new AppError('request_unproven')
    return {
      right: row.kind,
      address: addressOf(tx, row) ?? '',
      hash: addressHash(tx.vault, addressOf(tx, row) ?? ''),
    }
  })

/** Says what was erased besides account and files. */
function printErased({ contact_message: messages, booking: calls, waiting_entry: places }: ErasedOfVisitor) {
  if (messages + calls + places === 0) printLine('Nothing else was kept of this address.')
  if (messages > 0) printLine(`Erased messages of the contact form: ${messages}.`)
  if (calls > 0) printLine(`Erased booked calls and bookings that nobody confirmed: ${calls}.`)
  if (places > 0) printLine(`Erased places in waiting lists: ${places}.`)
}

/** Erases the account and the files of an address with the command that does so, and then what belongs to neither. */
async function erase({ config, owner, now }: Console, address: string, hash: Buffer): Promise<void> {
  const account = await owner.query(
    `select from account where email_hash = $1 and erased_at is null and role <> 'support'`,
    [hash],
  )
  if ((account.rowCount ?? 0) > 0) await eraseCommand(config, ['--account', address], now)
  for (const id of await findFiles(owner, hash)) await eraseCommand(config, [id], now)
  const erased = await eraseVisitor(owner, ledgerFiles(config), hash, now)
  printErased(erased)
  if (Object.values(erased).some((count) => count > 0)) await printRemnants(owner)
}

/** Restricts the files that are not restricted yet. */
async function restrict({ owner, now, config }: Console, files: readonly string[]): Promise<void> {
  for (const id of files)
    printLine(
      (await restrictFile(owner, id, { lift: false }, { now, config }))
        ? `Restricted ${id}.`
        : `${id} is restricted already.`,
    )
}

async function carryOut(console: Console, asked: Asked): Promise<void> {
  const id = idOf(asked)
  const { right, address, hash } = await provenRequest(console, id)
  const files = await findFiles(console.owner, hash)
  printLine(files.length === 0 ? 'There is no file with this address.' : `Files: ${files.join(', ')}`)
  if (right === 'erasure') await erase(console, address, hash)
  else if (right === 'restriction' || right === 'objection') await restrict(console, files)
  else return printLine(`How to do it (${right}): docs/operations/erasure-and-rights.md`)
  await asSystem(console, (tx) => recordCarriedOut(tx, id))
}

async function answer(console: Console, asked: Asked): Promise<void> {
  const outcome = checked(z.enum(RIGHTS_OUTCOMES), asked.outcome, 'the outcome')
  const said = checked(rightsWords, asked.words, 'the words')
  const { contactEmail } = console.config
  await asSystem(console, (tx) => answerRequest(tx, idOf(asked), { outcome, words: said, contactEmail }))
  printLine('Answered. The address is forgotten.')
}

const actions: Record<string, (console: Console, asked: Asked) => Promise<void>> = {
  add,
  list,
  async prove(console, asked) {
    await asSystem(console, (tx) => proveRequest(tx, idOf(asked), asked.code))
    printLine('Proven: they read the mailbox.')
  },
  async extend(console, asked) {
    const said = checked(rightsWords, asked.words, 'the words')
    await sayingWhy(TOO_LATE, () =>
      asSystem(console, (tx) => extendRequest(tx, idOf(asked), said, console.config)),
    )
    printLine('Extended by two months. A letter tells them why.')
  },
  'carry-out': carryOut,
  answer,
}

/** `npm run rights`: the queue of requests about a person's data, with its clock of a month. */
export async function rightsCommand(config: Config, args: string[], now: Date): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const [name = '', about = '', code = ''] = positionals
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) throw new Error(USAGE)
  const ring = requireMasterKeys(config)
  await withOwner(config, { exclusive: false }, async (owner, ownerUrl) => {
    const vault = await openVaultOf(owner, ring)
    await sayingWhy(SENTENCES, () =>
      action({ config, owner, ownerUrl, vault, now }, { ...values, about, code }),
    )
  })
}
