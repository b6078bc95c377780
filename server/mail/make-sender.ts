import type { Config } from '../config.ts'
import type { MailSender } from './mail-sender.ts'
import type { MailPlace } from './outgoing-mail.ts'

/** Without a mail server a mail counts as sent and stays in the outbox, where the outbox page shows it. */
export function outboxSender(place: MailPlace): MailSender {
  return { place, keepsBodies: true, async send() {}, close() {} }
}

/** Drops every mail. Nobody reads the mails of a demo. */
const droppingSender = (place: MailPlace): MailSender => ({
  place,
  keepsBodies: false,
  async send() {},
  close() {},
})

/** The configured sender. @param maxConnections to a mail server: as many as mails are sent at once */
export async function makeSender(
  config: Pick<Config, 'publicUrl' | 'mailFrom' | 'smtpUrl' | 'demo'>,
  maxConnections = 1,
): Promise<MailSender> {
  const place = { publicUrl: config.publicUrl, from: config.mailFrom }
  if (config.demo) return droppingSender(place)
  if (!config.smtpUrl) return outboxSender(place)
  // The SMTP client is loaded only when a mail server is configured.
  const { openSmtpSender } = await import('./smtp-sender.ts')
  return openSmtpSender(config.smtpUrl, place, maxConnections)
}
