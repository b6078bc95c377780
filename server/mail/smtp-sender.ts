import { createTransport } from 'nodemailer'
import { isLoopback } from '../config.ts'
import { type MailSender, SendingFailed } from './mail-sender.ts'
import type { MailPlace, OutgoingMail } from './outgoing-mail.ts'
import { type Progress, smtpFailure } from './smtp-failure.ts'

/** An address as a mail server takes it: no second recipient, no header, no quoting hides in it. */
const plainAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u

/** The name lookup and every address tried. */
const CONNECT_WITHIN_MS = 10_000
const LOOK_UP_WITHIN_MS = 5_000
const GREET_WITHIN_MS = 10_000
/** The longest silence between two answers of the server. */
const ANSWER_WITHIN_MS = 20_000

/**
 * Sends by a mail server. The way there is encrypted unless the server is this machine
 * (`?requireTLS=false` in the address says otherwise, for a trusted network).
 * @param url `SMTP_URL`
 * @param maxConnections as many as mails are sent at once
 */
export function openSmtpSender(url: string, place: MailPlace, maxConnections: number): MailSender {
  const local = isLoopback(new URL(url).hostname)
  const transport = createTransport({
    url,
    // Connections are kept for the next mail: greeting, TLS and signing in take longer than the mail itself.
    pool: true,
    maxConnections,
    // Said good-bye to before the socket would be cut.
    idleTimeout: 15_000,
    requireTLS: !local,
    // A mail server of this machine shows a certificate that nobody signed.
    ...(local && { tls: { rejectUnauthorized: false } }),
    connectionTimeout: CONNECT_WITHIN_MS,
    dnsTimeout: LOOK_UP_WITHIN_MS,
    greetingTimeout: GREET_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    // A kept connection that the server ended meanwhile is replaced once.
    maxRequeues: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  const progress = new Map<string, Progress>()
  // The pool asks for the mail's text when a connection is open and signed in: what fails before is not the mail's.
  transport.use('stream', ({ message, data }, done) => {
    const read = message.createReadStream.bind(message)
    message.createReadStream = (options) => {
      const reached = progress.get(data.messageId ?? '')
      if (reached) reached.begun = true
      return read(options)
    }
    done()
  })

  async function send(mail: OutgoingMail, at: Date, signal?: AbortSignal): Promise<void> {
    if (!plainAddress.test(mail.to)) throw new SendingFailed('address_refused', 'address')
    const { to, ...rest } = mail
    const reached = { begun: false }
    progress.set(mail.messageId, reached)
    try {
      await transport.sendMail({
        ...rest,
        to: { name: '', address: to },
        date: at,
        ...(signal && { signal }),
      })
    } catch (error) {
      throw smtpFailure(error, reached)
    } finally {
      progress.delete(mail.messageId)
    }
  }
  return { place, keepsBodies: false, send, close: () => transport.close() }
}
