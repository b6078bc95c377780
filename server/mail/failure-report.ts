import { isEmail, normalEmail } from '#domain/contact/email.ts'
import {
  decodedBody,
  type Field,
  fieldGroups,
  type Part,
  partsOf,
  readMessage,
  typeOf,
  valuesOf,
} from './mime-parts.ts'
import { faultOf, type Refusal, type Stage, statusIn } from './refusal.ts'

/**
 * A mail that was returned for good, or that its reader complained about.
 * - `bounce`: the address takes no mail.
 * - `returned`: this mail was refused, for a reason that says nothing of the address (policy, content, the sender).
 */
export interface MailFailure {
  kind: 'bounce' | 'returned' | 'complaint'
  /** Every address of the one mailbox it is about: as written to, as forwarded to. None where a complaint hides it. */
  addresses: string[]
  /** The Message-ID of the mail it is about, in angle brackets; null where the report does not carry it. */
  messageId: string | null
}

/** Why a message does not report the failure of a mail. */
export type NoFailure =
  /** It is neither a delivery report nor a complaint. */
  | 'no_report'
  /** Nothing failed, or not for good. */
  | 'not_for_good'
  /** It failed for a reason that says nothing of the address, and it does not name the mail. */
  | 'not_the_address'
  /** It names several people; each mail of the product goes to one. */
  | 'several'
  /** It names nobody. */
  | 'no_address'

const STATUS_TYPES = ['message/delivery-status', 'message/global-delivery-status']
const COMPLAINT_TYPE = 'message/feedback-report'
const ORIGINAL_TYPES = [
  'message/rfc822',
  'message/global',
  'message/rfc822-headers',
  'text/rfc822-headers',
  'message/global-headers',
]
/** The complaints of readers (RFC 5965); reports of "not spam" and of failed signatures have the same form. */
const COMPLAINTS = ['abuse', 'fraud', 'opt-out']

/** An address as reports write it: `rfc822; jonas@example.org`, in angle brackets or not, letters escaped (RFC 6533). */
function addressIn(value: string): string[] {
  const plain = value
    .replace(/^\s*(?:rfc822|utf-8)\s*;/i, '')
    .replace(/\\x\{([0-9A-F]{2,5})\}/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .trim()
    .replace(/^<([^<>]*)>$/, '$1')
  return isEmail(plain) ? [normalEmail(plain)] : []
}

const addressesIn = (fields: readonly Field[], name: string): string[] => [
  ...new Set(valuesOf(fields, name).flatMap(addressIn)),
]

/** The header of the mail that a report is about, as far as the report carries it. */
function originalOf(parts: readonly Part[]): Field[] {
  const original = parts.findLast((part) => ORIGINAL_TYPES.includes(typeOf(part)))
  return original ? (fieldGroups(decodedBody(original))[0] ?? []) : []
}

/** The recipients and the Message-ID of the original. */
function aboutOriginal(original: readonly Field[]) {
  const messageId = /<[^<>\s]+>/.exec(valuesOf(original, 'message-id')[0] ?? '')?.[0] ?? null
  return { to: addressesIn(original, 'to'), messageId }
}

/** How Postfix and Exim name the command in the part of a report that is written for people. */
const COMMANDS: readonly [RegExp, Stage][] = [
  [/\b(?:in reply to|after) RCPT TO\b/, 'recipient'],
  [/\b(?:in reply to|after) MAIL FROM\b/, 'sender'],
  [/\b(?:in reply to end of DATA|in reply to DATA|after end of data|after DATA)\b/, 'content'],
]

/** At which command the mail failed, where the report says so. */
function stageIn(parts: readonly Part[]): Stage {
  const words = parts.find((part) => typeOf(part) === 'text/plain')
  const text = words ? decodedBody(words).slice(0, 20_000).replace(/\s+/g, ' ') : ''
  return COMMANDS.find(([command]) => command.test(text))?.[1] ?? 'unknown'
}

/** The answer of the receiving mail server, where the report carries it; its status says more than the report's own. */
function refusalIn(recipient: readonly Field[], parts: readonly Part[]): Refusal {
  const status = /^5\.\d{1,3}\.\d{1,3}\b/.exec(valuesOf(recipient, 'status')[0] ?? '')?.[0] ?? null
  const diagnostic = /^smtp;\s*(.{3,40})/is.exec(valuesOf(recipient, 'diagnostic-code')[0] ?? '')?.[1] ?? ''
  const reply = /^5\d\d(?=[ -])/.exec(diagnostic)?.[0]
  return {
    stage: stageIn(parts),
    reply: reply ? Number(reply) : null,
    status: statusIn(diagnostic) ?? status,
  }
}

const failedForGood = (recipient: readonly Field[]): boolean =>
  /^failed\b/i.test(valuesOf(recipient, 'action')[0] ?? '') &&
  /^5\.\d{1,3}\.\d{1,3}\b/.test(valuesOf(recipient, 'status')[0] ?? '')

function readBounce(status: Part, parts: readonly Part[]): MailFailure | NoFailure {
  const recipients = fieldGroups(decodedBody(status)).filter(
    (fields) => valuesOf(fields, 'final-recipient').length > 0,
  )
  const [failed, ...others] = recipients.filter(failedForGood)
  if (!failed) return 'not_for_good'
  const final = addressesIn(failed, 'final-recipient')
  const asked = addressesIn(failed, 'original-recipient')
  const { to, messageId } = aboutOriginal(originalOf(parts))
  if (others.length > 0 || final.length > 1 || asked.length > 1 || to.length > 1) return 'several'
  const addresses = [...new Set([...final, ...asked, ...to])]
  if (addresses.length === 0) return 'no_address'
  if (faultOf(refusalIn(failed, parts)) === 'address') return { kind: 'bounce', addresses, messageId }
  // The address may be sound. The mail is known to have failed, where the report names it.
  return messageId ? { kind: 'returned', addresses, messageId } : 'not_the_address'
}

function readComplaint(report: Part, parts: readonly Part[]): MailFailure | NoFailure {
  const fields = fieldGroups(decodedBody(report))[0] ?? []
  if (!COMPLAINTS.includes(valuesOf(fields, 'feedback-type')[0]?.toLowerCase() ?? '')) return 'not_for_good'
  const asked = addressesIn(fields, 'original-rcpt-to')
  const { to, messageId } = aboutOriginal(originalOf(parts))
  if (asked.length > 1 || to.length > 1) return 'several'
  const addresses = [...new Set([...asked, ...to])]
  return addresses.length > 0 || messageId ? { kind: 'complaint', addresses, messageId } : 'no_address'
}

/**
 * Reads what mail servers send back about a mail: a delivery report (RFC 3464) or a reader's complaint (RFC 5965).
 * Only a permanent failure counts, `Action: failed` with a status of class 5. Whether the mail was ours is not checked
 * here: anybody who writes to the mailbox for returned mails can claim anything.
 */
export function readFailureReport(text: string): MailFailure | NoFailure {
  const message = readMessage(text)
  if (typeOf(message) !== 'multipart/report') return 'no_report'
  const parts = partsOf(message)
  const complaint = parts.find((part) => typeOf(part) === COMPLAINT_TYPE)
  if (complaint) return readComplaint(complaint, parts)
  const status = parts.find((part) => STATUS_TYPES.includes(typeOf(part)))
  return status ? readBounce(status, parts) : 'no_report'
}
