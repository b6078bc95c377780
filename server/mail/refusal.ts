/** The stage at which a delivery was refused. `unknown`: a report says that it failed, but not at which command. */
export type Stage = 'connection' | 'sender' | 'recipient' | 'content' | 'unknown'

/**
 * The cause of a refusal.
 * - `address`: the recipient's address does not accept mail, permanently.
 * - `provider`: the mail server accepts nothing from this installation now.
 * - `mail`: this mail is not accepted now. Its address may be valid, and other mails may be accepted.
 */
export type Fault = 'address' | 'provider' | 'mail'

/** The response of a mail server. */
export interface Refusal {
  stage: Stage
  /** Three digits (RFC 5321); null if only a report is known. */
  reply: number | null
  /** The enhanced status, such as `5.1.1` (RFC 3463); null if there is none. */
  status: string | null
}

interface Rule {
  /** The stages that it applies to; all of them by default. */
  stages?: readonly Stage[]
  /** It only applies to permanent failures. */
  permanent?: true
  replies?: readonly number[]
  /** The subject and detail of the status, without its class. */
  details?: readonly string[]
  /** It applies only if the status adds nothing to the reply. */
  plain?: true
  fault: Fault
  /** The standard that defines it. */
  source: string
}

/**
 * The first matching rule decides. If none matches, the cause is the mail: no address is marked and no lane is held.
 */
const RULES: readonly Rule[] = [
  { replies: [530, 534, 535, 538], fault: 'provider', source: 'RFC 4954 §6: authentication' },
  {
    details: ['7.8', '7.9', '7.11', '7.13', '7.14'],
    fault: 'provider',
    source: 'RFC 5248 registry: credentials, encryption, account disabled, trust required',
  },
  { details: ['1.7', '1.8'], fault: 'provider', source: "RFC 3463 §3.2: the sender's mailbox or domain" },
  {
    details: ['7.20', '7.21', '7.22', '7.23', '7.24', '7.25', '7.26'],
    fault: 'provider',
    source: "RFC 7372: the sender's DKIM, SPF or reverse DNS",
  },
  { details: ['7.27'], fault: 'provider', source: "RFC 7505 §4.2: the sender's domain takes no mail" },
  { stages: ['connection'], fault: 'provider', source: 'RFC 5321 §3.1: no recipient was named yet' },
  { stages: ['sender'], details: ['3.4', '6.7'], fault: 'mail', source: 'RFC 1870, RFC 6531: size, letters' },
  { stages: ['sender'], replies: [552, 555], fault: 'mail', source: 'RFC 5321 §4.2.2: size, parameters' },
  { stages: ['sender'], fault: 'provider', source: 'RFC 5321 §3.3: the sender was refused' },
  {
    stages: ['recipient', 'content', 'unknown'],
    permanent: true,
    details: ['1.1', '1.2', '1.3', '1.4', '1.6', '2.1'],
    fault: 'address',
    source: 'RFC 3463 §3.2, §3.3: no such mailbox or domain, bad syntax, moved, disabled',
  },
  {
    stages: ['recipient', 'content', 'unknown'],
    permanent: true,
    details: ['1.10'],
    fault: 'address',
    source: 'RFC 7505 §4.1: the domain takes no mail',
  },
  {
    stages: ['recipient'],
    permanent: true,
    details: ['1.0'],
    fault: 'address',
    source: 'RFC 3463 §3.2: another status of an address, in answer to the recipient',
  },
  {
    stages: ['recipient'],
    plain: true,
    replies: [550, 551, 553],
    fault: 'address',
    source: 'RFC 5321 §4.2.3: no mailbox, not local, name not allowed',
  },
  { stages: ['recipient'], plain: true, replies: [556], fault: 'address', source: 'RFC 7504 §3' },
]

/** A status with subject 0 adds nothing to the reply. */
const saysNothing = (status: string | null): boolean => status === null || /^\d\.0\./.test(status)

function applies(rule: Rule, { stage, reply, status }: Refusal): boolean {
  const permanent = reply === null ? status?.startsWith('5.') === true : reply >= 500
  const detail = status?.replace(/^\d\./, '')
  return (
    (rule.stages?.includes(stage) ?? true) &&
    (!rule.permanent || permanent) &&
    (rule.replies === undefined || (reply !== null && rule.replies.includes(reply))) &&
    (rule.details === undefined || (detail !== undefined && rule.details.includes(detail))) &&
    (!rule.plain || saysNothing(status))
  )
}

/** The cause of a refusal. */
export const faultOf = (refusal: Refusal): Fault =>
  RULES.find((rule) => applies(rule, refusal))?.fault ?? 'mail'

/** The enhanced status at the start of a response of one or several lines: `550 5.1.1 …`. */
export const statusIn = (answer: string): string | null =>
  /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?!\S)/.exec(answer)?.[1] ?? null
