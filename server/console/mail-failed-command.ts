import { parseArgs } from 'node:util'
import { isEmail } from '#domain/contact/email.ts'
import { recordMailFailure } from '../bounces/mail-failure.ts'
import type { Config } from '../config.ts'
import { openDatabase } from '../database/database.ts'
import { openVaultOf, runTimeLogin } from '../database/set-up.ts'
import { type MailFailure, type NoFailure, readFailureReport } from '../mail/failure-report.ts'
import { messageRegistry } from '../messages/registry.ts'
import { printLine } from '../print-line.ts'
import { requireMasterKeys } from '../vault/master-keys.ts'
import { withOwner } from './owner-connection.ts'

const USAGE = `Which mail failed?
npm run mail-failed -- ADDRESS [--complaint]
npm run mail-failed < MESSAGE (a returned mail or a complaint, as the mail server got it)`

/** A returned mail of ours is a few kilobytes; beyond this it is none. */
const LARGEST_MESSAGE = 1_000_000

const NOTHING_DONE: Record<NoFailure | 'too_large', string> = {
  no_report: 'This is neither a delivery report nor a complaint. Nothing was changed.',
  not_for_good: 'No mail failed for good, and nobody complained. Nothing was changed.',
  not_the_address: 'The mail was refused, but not for its address. Nothing was changed.',
  several: 'This names several people; every mail of ours goes to one. Nothing was changed.',
  no_address: 'This names no address. Nothing was changed.',
  too_large: 'This is larger than any returned mail of ours. Nothing was changed.',
}

/** What is piped in: a terminal pipes nothing. */
type Input = AsyncIterable<Uint8Array | string> & { isTTY?: boolean }

/** The whole input, however large, is taken, so that the mail server's pipe does not break; too much is not kept. */
async function readAll(input: Input): Promise<string | 'too_large'> {
  let chunks: Buffer[] = []
  let length = 0
  for await (const chunk of input) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > LARGEST_MESSAGE) chunks = []
    else chunks.push(bytes)
  }
  return length > LARGEST_MESSAGE ? 'too_large' : Buffer.concat(chunks).toString('utf8')
}

/** @throws when it is called in no way there is */
async function failureIn(args: string[], input: Input): Promise<MailFailure | NoFailure | 'too_large'> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { complaint: { type: 'boolean', default: false } },
  })
  const [address, ...more] = positionals
  if (address === undefined && !values.complaint && !input.isTTY) {
    const text = await readAll(input)
    return text === 'too_large' ? text : readFailureReport(text)
  }
  if (address === undefined || !isEmail(address) || more.length > 0) throw new Error(USAGE)
  return { kind: values.complaint ? 'complaint' : 'bounce', addresses: [address], messageId: null }
}

/** Takes a failure in, as the system, on the run-time role's connection. */
async function takeIn(config: Config, failure: MailFailure, now: Date): Promise<string[] | null> {
  const ring = requireMasterKeys(config)
  return withOwner(config, { alone: false }, async (owner, ownerUrl) => {
    const vault = await openVaultOf(owner, ring)
    const database = openDatabase({
      ...(await runTimeLogin(owner, { ownerUrl, url: config.database?.url ?? null }, vault)),
      vault,
      publicUrl: config.publicUrl,
      size: 1,
    })
    try {
      return await database.perform({ system: true }, { now, requestId: 'console' }, (tx) =>
        recordMailFailure(tx, messageRegistry, failure),
      )
    } finally {
      await database.close()
    }
  })
}

const WHAT_FOLLOWS: Record<MailFailure['kind'], string> = {
  bounce: 'No more mails to the address of these files, until it is corrected:',
  returned: 'The mail was refused, but not for its address. It now shows as failed in these files:',
  complaint: 'No more reminders to the riders of these files:',
}

/** What to printLine of the files that a failure is about. */
function outcome(kind: MailFailure['kind'], files: string[] | null): string {
  if (files === null) return 'This is about no mail that the outbox knows. Nothing was changed.'
  if (files.length === 0) return 'No file is reached at this address.'
  return [WHAT_FOLLOWS[kind], ...files].join('\n')
}

/**
 * `npm run mail-failed`: takes in that a mail came back after it was handed over, or that its reader complained; of
 * an address, or as a mail server pipes the report in. What a piped message says is never a reason to fail, so that no
 * mail server sends it back; no address is ever told.
 */
export async function mailFailedCommand(
  config: Config,
  args: string[],
  now: Date,
  input: Input = process.stdin,
): Promise<void> {
  const failure = await failureIn(args, input)
  if (typeof failure === 'string') printLine(NOTHING_DONE[failure])
  else printLine(outcome(failure.kind, await takeIn(config, failure, now)))
}
