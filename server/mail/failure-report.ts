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
 * A mail that was returned permanently, or that its reader complained about.
 * - `bounce`: the address does not accept mail.
 * - `returned`: this mail was refused for a reason unrelated to the address (policy, content, the sender).
 */
export interface MailFailure {
  kind: 'bounce' | 'returned' | 'complaint'
  /** All addresses of the recipient's mailbox: the original and the forwarded one. Empty if a complaint hides them. */
  addresses: string[]
  /** The Message-ID of the mail, in angle brackets; null if the report does not contain it. */
  messageId: string | null
}

/** Why a message is not the report of a failed mail. */
export type NoFailure =
  /** It is neither a delivery report nor a complaint. */
  | 'no_report'
  /** Nothing failed, or not permanently. */
  | 'not_for_good'
  /** It failed for a reason unrelated to the address, and the report does not name the mail. */
  | 'not_the_address'
  /** It names several people, but each mail of the product has one recipient. */
  | 'several'
  /** It names no address. */
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
/** The types of complaints (RFC 5965). Reports of "not spam" and failed signatures have the same format. */
const COMPLAINTS = ['abuse', 'fraud', 'opt-out']

/** Addresses as reports write them: `rfc822; jonas@example.org`, with or without angle brackets, escaped (RFC 6533). */
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

/** The header of the original mail, as far as the report contains it. */
function originalOf(parts: readonly Part[]): Field[] {
  const original = parts.findLast((part) => ORIGINAL_TYPES.includes(typeOf(part)))
  return original ? (fieldGroups(decodedBody(original))[0] ?? []) : []
}

/** The recipients and the Message-ID of the original mail. */
function aboutOriginal(original: readonly Field[]) {
  const messageId = /<[^<>\s]+>/.exec(valuesOf(original, 'message-id')[0] ?? '')?.[0] ?? null
  return { to: addressesIn(original, 'to'), messageId }
}

/** How Postfix and Exim name the SMTP command in the human-readable part of a report. */
const COMMANDS: readonly [RegExp, Stage][] = [
  [/\b(?:in reply to|after) RCPT TO\b/, 'recipient'],
  [/\b(?:in reply to|after) MAIL FROM\b/, 'sender'],
  [/\b(?:in reply to end of DATA|in reply to DATA|after end of data|after DATA)\b/, 'content'],
]

/** The command at which the mail failed, if the report names it. */
function stageIn(parts: readonly Part[]): Stage {
  const words = parts.find((part) => typeOf(part) === 'text/plain')
  const text = words ? decodedBody(words).slice(0, 20_000).replace(/\s+/g, ' ') : ''
  return COMMANDS.find(([command]) => command.test(text))?.[1] ?? 'unknown'
}

/**
 * The response of the receiving mail server, if the report contains it. Its status is more precise than the report's.
 */
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
  // The address may be valid. Only the mail is known to have failed, if the report names it.
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
 * Parses a message that a mail server sent about a mail: a delivery report (RFC 3464) or a complaint (RFC 5965). Only a
 * permanent failure counts: `Action: failed` with a status of class 5. This does not check that the mail was ours.
 * Anybody can send a forged report to the mailbox for returned mails.
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
