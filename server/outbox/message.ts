import type { Selectable } from 'kysely'
import type { Outbox } from '../database/schema.gen.ts'
import type { Transaction } from '../database/transaction.ts'
import type { RenderedMail } from '../mail/outgoing-mail.ts'
import type { OutgoingSms } from '../sms/sms-sender.ts'
import type { Lane } from './lanes.ts'

/** A message as its table holds it. */
export type OutboxRow = Selectable<Outbox>

/** A message as it waits, sealed. Its text is written when it is sent, in the language it names. */
export interface MessageBody<Kind extends string = string, Params extends object = object> {
  kind: Kind
  /** An email address, or a phone number in E.164 with its plus. */
  to: string
  language: string
  params: Params
  /** Nobody gets it: it was queued so that the work does not reveal whether an account exists. */
  nobody?: true | undefined
}

/** What to do with a message when its time has come. */
export type SendDecision = { do: 'send' } | { do: 'wait'; until: Date } | { do: 'drop'; because?: string }

/** A message as it goes out. */
export type RenderedMessage = { mail: RenderedMail } | { sms: OutgoingSms }

/** A message that was opened to be sent. */
export interface WaitingMessage {
  readonly body: MessageBody
  /** Whether it is still true and may go out now. Asked at the very moment of sending. */
  shouldSend(tx: Transaction, row: OutboxRow): Promise<SendDecision>
  /** The same message with new secrets in place of those that a restore ended. */
  renewSecrets(tx: Transaction, row: OutboxRow): Promise<WaitingMessage>
  /** @param publicUrl the address of this installation, without a slash at the end */
  render(publicUrl: string): Promise<RenderedMessage>
}

/** What became of a message. */
export type Outcome =
  | { kind: 'sent'; keepBody: boolean }
  | { kind: 'dropped'; because: string | null }
  /** This is not a time to write to somebody; no attempt was made. */
  | { kind: 'postponed'; until: Date }
  | { kind: 'retried'; error: string }
  /** The provider took nothing at all: the message keeps its place and its attempts. */
  | { kind: 'held'; error: string }
  /** `refusedAddress`: where it went to, if that address is the reason. */
  | { kind: 'dead'; error: string; refusedAddress: string | null }

/** One kind of message, as far as the outbox has to know it. */
export interface MessageKind {
  readonly lane: Lane
  /** @returns null for stored JSON that is no message of this kind */
  open(stored: unknown): WaitingMessage | null
  /** Called in the transaction that records the outcome. */
  onOutcome?(tx: Transaction, row: OutboxRow, outcome: Outcome): Promise<void>
}

/** Every kind of message there is. The outbox is given it and knows none of them by itself. */
export interface MessageRegistry {
  readonly kinds: Readonly<Partial<Record<string, MessageKind>>>
  /** Called for every kind, in the transaction that records the outcome. */
  onOutcome(tx: Transaction, row: OutboxRow, outcome: Outcome): Promise<void>
}

/** The lane of a kind. A kind that this version does not know counts as ordinary, so that its waiting is seen. */
export const laneOf = ({ kinds }: MessageRegistry, kind: string): Lane => kinds[kind]?.lane ?? 'ordinary'

/** The kinds of messages in some lanes. */
export const kindsIn = ({ kinds }: MessageRegistry, lanes: readonly Lane[]): string[] =>
  Object.entries(kinds).flatMap(([kind, known]) => (known && lanes.includes(known.lane) ? [kind] : []))
