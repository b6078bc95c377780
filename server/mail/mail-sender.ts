import type { MailPlace, OutgoingMail } from './outgoing-mail.ts'
import type { Fault } from './refusal.ts'

/** Sends mails. */
export interface MailSender {
  place: MailPlace
  /** Whether the outbox keeps the (sealed) body after sending, for the outbox page. */
  keepsBodies: boolean
  /**
   * @param at the time of sending
   * @param deadline aborts a delivery that takes too long
   * @throws SendingFailed
   */
  send(mail: OutgoingMail, at: Date, deadline?: AbortSignal): Promise<void>
  close(): void
}

/**
 * Why a message was not accepted.
 * - `lost`: the connection broke during the message. The cause may be the message or the provider.
 * - `ours`: the message never reached the provider.
 */
export type FailureReason = Fault | 'lost' | 'ours'

/** A message was not accepted. `code` says what happened and never contains an address. */
export class SendingFailed extends Error {
  readonly code: string
  readonly reason: FailureReason
  /** The provider responded and refused only this message. */
  readonly answered: boolean

  constructor(code: string, reason: FailureReason, { answered = false } = {}) {
    super(code)
    this.name = 'SendingFailed'
    this.code = code
    this.reason = reason
    this.answered = answered
  }
}
