import type { Config } from '../config.ts'
import type { MailPlace } from './outgoing-mail.ts'
import type { Sender } from './sending.ts'
import { openSmtpSender } from './smtp-sender.ts'

/** Without a mail server: a mail is sent by standing in the outbox, where the outbox page shows it. */
export function outboxSender(place: MailPlace): Sender {
  return { place, keepsBodies: true, async send() {}, close() {} }
}

/** The sender that the settings ask for. */
export function makeSender(config: Pick<Config, 'publicUrl' | 'mailFrom' | 'smtpUrl'>): Sender {
  const place = { publicUrl: config.publicUrl, from: config.mailFrom }
  return config.smtpUrl ? openSmtpSender(config.smtpUrl, place) : outboxSender(place)
}
