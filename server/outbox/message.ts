import type { Selectable } from 'kysely'
import type { Outbox } from '../database/schema.gen.ts'
import type { Transaction } from '../database/transaction.ts'
import type { RenderedMail } from '../mail/outgoing-mail.ts'
import type { OutgoingSms } from '../sms/sms-sender.ts'
import type { Lane } from './lanes.ts'

/** A row of the outbox. */
export type OutboxRow = Selectable<Outbox>

/** A queued message; it is stored sealed. Its text is rendered when it is sent, in this language. */
export interface MessageBody<Kind extends string = string, Params extends object = object> {
  kind: Kind
  /** An email address, or a phone number in E.164 with its plus. */
  to: string
  language: string
  /** Where the language is read; its usual region by default. */
  region?: string | null | undefined
  params: Params
  /** It is not sent to anybody. It was queued so that the response time does not reveal whether an account exists. */
  nobody?: true | undefined
}

/** What to do with a message that is due. */
export type SendDecision = { do: 'send' } | { do: 'wait'; until: Date } | { do: 'drop'; because?: string }

/** A message as it is sent. */
export type RenderedMessage = { mail: RenderedMail } | { sms: OutgoingSms }

/** A message that was opened for sending. */
export interface WaitingMessage {
  readonly body: MessageBody
  /** Whether it is still true and may be sent now. Called right before sending. */
  shouldSend(tx: Transaction, row: OutboxRow): Promise<SendDecision>
  /** The same message with new secrets in place of those that a restore ended. */
  renewSecrets(tx: Transaction, row: OutboxRow): Promise<WaitingMessage>
  /** @param publicUrl the origin of this installation, without a trailing slash */
  render(publicUrl: string): Promise<RenderedMessage>
}

/** The outcome of a delivery. */
export type Outcome =
  | { kind: 'sent'; keepBody: boolean }
  | { kind: 'dropped'; because: string | null }
  /** The message should be sent later; no attempt was made. */
  | { kind: 'postponed'; until: Date }
  | { kind: 'retried'; error: string }
  /** The provider accepts nothing: the message keeps its position and its attempts. */
  | { kind: 'held'; error: string }
  /** `refusedAddress`: the recipient's address, if it is the reason. */
  | { kind: 'dead'; error: string; refusedAddress: string | null }

/** One kind of message, as the outbox uses it. */
export interface MessageKind {
  readonly lane: Lane
  /** A fitter is its recipient, also where the row names the rider whom it is about. */
  readonly forFitter?: true
  /** @returns null when the stored JSON is not a message of this kind */
  open(stored: unknown): WaitingMessage | null
  /** Called in the transaction that records the outcome. */
  onOutcome?(tx: Transaction, row: OutboxRow, outcome: Outcome): Promise<void>
}

/** All kinds of messages. The outbox receives them from outside and knows no kind itself. */
export interface MessageRegistry {
  readonly kinds: Readonly<Partial<Record<string, MessageKind>>>
  /** Called for every kind, in the transaction that records the outcome. */
  onOutcome(tx: Transaction, row: OutboxRow, outcome: Outcome): Promise<void>
}

/** The lane of a kind. An unknown kind counts as ordinary, so that its delay is noticed. */
export const laneOf = ({ kinds }: MessageRegistry, kind: string): Lane => kinds[kind]?.lane ?? 'ordinary'

/** The kinds of messages in some lanes. */
export const kindsIn = ({ kinds }: MessageRegistry, lanes: readonly Lane[]): string[] =>
  Object.entries(kinds).flatMap(([kind, known]) => (known && lanes.includes(known.lane) ? [kind] : []))
