import type { MailPlace, OutgoingMail } from './outgoing-mail.ts'
import type { Fault } from './refusal.ts'

/** Sends mails. */
export interface MailSender {
  place: MailPlace
  /** The body stays (sealed) in the outbox after sending, for the outbox page. */
  keepsBodies: boolean
  /**
   * @param at the moment of sending
   * @param deadline ends a delivery that takes too long
   * @throws SendingFailed
   */
  send(mail: OutgoingMail, at: Date, deadline?: AbortSignal): Promise<void>
  close(): void
}

/**
 * Why a message was not accepted.
 * - `lost`: the connection broke in the middle of it. Either this message or the provider may be the reason.
 * - `ours`: it never got as far as the provider.
 */
export type FailureReason = Fault | 'lost' | 'ours'

/** A message was not accepted. `code` names what happened and never an address. */
export class SendingFailed extends Error {
  readonly code: string
  readonly reason: FailureReason
  /** The provider was reached and refused this message alone. */
  readonly answered: boolean

  constructor(code: string, reason: FailureReason, { answered = false } = {}) {
    super(code)
    this.name = 'SendingFailed'
    this.code = code
    this.reason = reason
    this.answered = answered
  }
}
