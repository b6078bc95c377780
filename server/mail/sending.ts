import type { MailPlace, OutgoingMail } from './outgoing-mail.ts'

/** Takes mails to where they are read. */
export interface Sender {
  place: MailPlace
  /** The body stays (sealed) in the outbox after sending, for the outbox page. */
  keepsBodies: boolean
  /**
   * @param at the moment of sending
   * @throws SendingFailed
   */
  send(mail: OutgoingMail, at: Date): Promise<void>
  close(): void
}

/** A mail was not taken. `code` names the cause and never an address. */
export class SendingFailed extends Error {
  readonly code: string
  /** Trying again is of no use: the address itself was refused. */
  readonly forGood: boolean

  constructor(code: string, forGood: boolean) {
    super(code)
    this.name = 'SendingFailed'
    this.code = code
    this.forGood = forGood
  }
}
