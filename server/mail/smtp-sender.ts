import { createTransport } from 'nodemailer'
import { isLoopback } from '../config.ts'
import type { MailPlace, OutgoingMail } from './outgoing-mail.ts'
import { type Sender, SendingFailed } from './sending.ts'

/** An address as a mail server takes it: no second recipient, no header, no quoting hides in it. */
const plainAddress = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u

function detail(error: unknown, name: 'code' | 'responseCode'): unknown {
  return error instanceof Error ? Reflect.get(error, name) : undefined
}

/** What a mail server or the way to it said, as a code. */
function failureOf(error: unknown): SendingFailed {
  const code = detail(error, 'code')
  const status = detail(error, 'responseCode')
  if (typeof status === 'number')
    return new SendingFailed(`smtp_${status}`, code === 'EENVELOPE' && status >= 500)
  return new SendingFailed(typeof code === 'string' ? `smtp_${code.toLowerCase()}` : 'smtp', false)
}

/**
 * Sends by a mail server. The way there is encrypted unless the server is this machine
 * (`?requireTLS=false` in the address says otherwise, for a trusted network).
 * @param url `SMTP_URL`
 * @param maxConnections as many as mails are sent at once
 */
export function openSmtpSender(url: string, place: MailPlace, maxConnections: number): Sender {
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
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  async function send(mail: OutgoingMail, at: Date): Promise<void> {
    if (!plainAddress.test(mail.to)) throw new SendingFailed('address_refused', true)
    const { to, ...rest } = mail
    try {
      await transport.sendMail({ ...rest, to: { name: '', address: to }, date: at })
    } catch (error) {
      throw failureOf(error)
    }
  }
  return { place, keepsBodies: false, send, close: () => transport.close() }
}
