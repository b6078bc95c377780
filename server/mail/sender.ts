import type { Config } from '../config.ts'
import type { MailPlace } from './outgoing-mail.ts'
import type { Sender } from './sending.ts'

/** Without a mail server: a mail is sent by standing in the outbox, where the outbox page shows it. */
export function outboxSender(place: MailPlace): Sender {
  return { place, keepsBodies: true, async send() {}, close() {} }
}

/** The sender that the settings ask for. @param maxConnections to a mail server: as many as mails are sent at once */
export async function makeSender(
  config: Pick<Config, 'publicUrl' | 'mailFrom' | 'smtpUrl'>,
  maxConnections = 1,
): Promise<Sender> {
  const place = { publicUrl: config.publicUrl, from: config.mailFrom }
  if (!config.smtpUrl) return outboxSender(place)
  // Only who has a mail server pays for its client.
  const { openSmtpSender } = await import('./smtp-sender.ts')
  return openSmtpSender(config.smtpUrl, place, maxConnections)
}
