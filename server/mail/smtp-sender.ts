import { createTransport } from 'nodemailer'
import { isLoopback } from '../config.ts'
import { type MailSender, SendingFailed } from './mail-sender.ts'
import type { MailPlace, OutgoingMail } from './outgoing-mail.ts'
import { type Progress, smtpFailure } from './smtp-failure.ts'

/** An address that is safe in SMTP: it contains no second recipient, no header and no quoting. */
const plainAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u

const CALENDAR_FILE_NAME = 'appointment.ics'

/** For the name lookup and all addresses that are tried. */
const CONNECT_WITHIN_MS = 10_000
const LOOK_UP_WITHIN_MS = 5_000
const GREET_WITHIN_MS = 10_000
/** The longest time without a response of the server. */
const ANSWER_WITHIN_MS = 20_000

function openTransport(url: string, maxConnections: number) {
  const local = isLoopback(new URL(url).hostname)
  return createTransport({
    url,
    // Connections are reused: greeting, TLS and authentication take longer than the mail itself.
    pool: true,
    maxConnections,
    // Closes an idle connection in order before the socket timeout would break it.
    idleTimeout: 15_000,
    requireTLS: !local,
    // A mail server on this machine usually has a self-signed certificate.
    ...(local && { tls: { rejectUnauthorized: false } }),
    connectionTimeout: CONNECT_WITHIN_MS,
    dnsTimeout: LOOK_UP_WITHIN_MS,
    greetingTimeout: GREET_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    // Replaces a reused connection once if the server has ended it.
    maxRequeues: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

type Transport = ReturnType<typeof openTransport>

/**
 * Records in `progress` when sending a mail begins on an open connection. The pool reads the text of a mail once it is
 * connected and authenticated, so an earlier failure is not caused by the mail.
 */
function trackProgress(transport: Transport, progress: Map<string, Progress>): void {
  transport.use('stream', ({ message, data }, done) => {
    const read = message.createReadStream.bind(message)
    message.createReadStream = (options) => {
      const reached = progress.get(data.messageId ?? '')
      if (reached) reached.begun = true
      return read(options)
    }
    done()
  })
}

/**
 * Sends through a mail server. The connection is encrypted unless the server is on this machine
 * (`?requireTLS=false` in the URL turns encryption off for a trusted network).
 * @param url `SMTP_URL`
 * @param maxConnections as many as mails are sent at once
 */
export function openSmtpSender(url: string, place: MailPlace, maxConnections: number): MailSender {
  const transport = openTransport(url, maxConnections)
  const progress = new Map<string, Progress>()
  trackProgress(transport, progress)

  async function send(
    { to, calendar, ...mail }: OutgoingMail,
    date: Date,
    signal?: AbortSignal,
  ): Promise<void> {
    if (!plainAddress.test(to)) throw new SendingFailed('address_refused', 'address')
    const reached = { begun: false }
    progress.set(mail.messageId, reached)
    try {
      await transport.sendMail({
        ...mail,
        to: { name: '', address: to },
        date,
        ...(calendar && { icalEvent: { ...calendar, filename: CALENDAR_FILE_NAME } }),
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
