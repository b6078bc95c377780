import { parseArgs } from 'node:util'
import { isEmail } from '#domain/contact/email.ts'
import { recordMailFailure } from '../bounces/mail-failure.ts'
import type { Config } from '../config.ts'
import { openVaultOf } from '../database/set-up.ts'
import { type MailFailure, type NoFailure, readFailureReport } from '../mail/failure-report.ts'
import { messageRegistry } from '../messages/registry.ts'
import { printLine } from '../print-line.ts'
import { requireMasterKeys } from '../vault/master-keys.ts'
import { asSystem } from './as-system.ts'
import { withOwner } from './owner-connection.ts'

const USAGE = `Which mail failed?
npm run mail-failed -- ADDRESS [--complaint]
npm run mail-failed < MESSAGE (a returned mail or a complaint, as the mail server got it)`

/** A returned mail has a few kilobytes. Larger input is not treated as one. */
const LARGEST_MESSAGE = 1_000_000

const NOTHING_DONE: Record<NoFailure | 'too_large', string> = {
  no_report: 'This is neither a delivery report nor a complaint. Nothing was changed.',
  not_for_good: 'No mail failed permanently, and there is no complaint. Nothing was changed.',
  not_the_address: 'The mail was refused, but not because of its address. Nothing was changed.',
  several: 'This names several recipients; every mail of ours has one. Nothing was changed.',
  no_address: 'This names no address. Nothing was changed.',
  too_large: 'This is larger than any returned mail of ours. Nothing was changed.',
}

/** The piped input. A terminal provides none. */
type Input = AsyncIterable<Uint8Array | string> & { isTTY?: boolean }

/** Reads all input, so that the mail server's pipe does not break, but does not keep input that is too large. */
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

/** @throws when the arguments are invalid */
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

/** Records a failure as the system, on the run-time role's connection. */
async function recordFailure(config: Config, failure: MailFailure, now: Date): Promise<string[] | null> {
  const ring = requireMasterKeys(config)
  return withOwner(config, { exclusive: false }, async (owner, ownerUrl) => {
    const vault = await openVaultOf(owner, ring)
    return asSystem({ config, owner, ownerUrl, vault, now }, (tx) =>
      recordMailFailure(tx, messageRegistry, failure),
    )
  })
}

const WHAT_FOLLOWS: Record<MailFailure['kind'], string> = {
  bounce: 'No more mails are sent to the address of these files until it is corrected:',
  returned: 'The mail was refused, but not because of its address. It now shows as failed in these files:',
  complaint: 'No more reminders are sent to the riders of these files:',
}

/** The line to print about the files that a failure concerns. */
function outcome(kind: MailFailure['kind'], files: string[] | null): string {
  if (files === null) return 'The outbox does not know this mail. Nothing was changed.'
  if (files.length === 0) return 'No file uses this address.'
  return [WHAT_FOLLOWS[kind], ...files].join('\n')
}

/**
 * `npm run mail-failed`: records that a mail came back after it was sent, or that its reader complained. It takes an
 * address, or a report that a mail server pipes in. A piped message never makes the command fail, so that no mail
 * server returns it. The output never contains an address.
 */
export async function mailFailedCommand(
  config: Config,
  args: string[],
  now: Date,
  input: Input = process.stdin,
): Promise<void> {
  const failure = await failureIn(args, input)
  if (typeof failure === 'string') printLine(NOTHING_DONE[failure])
  else printLine(outcome(failure.kind, await recordFailure(config, failure, now)))
}
