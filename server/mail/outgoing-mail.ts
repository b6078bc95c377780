import { z } from 'zod'
import { PRODUCT_NAME } from '#domain/product.ts'
import type { WaitingMail } from '../outbox/enqueue.ts'
import { renderMail } from './render-mail.ts'

/** A mail with everything that travels. */
export interface OutgoingMail {
  /** The same at every attempt: who receives it twice sees it once. */
  messageId: string
  from: string
  to: string
  subject: string
  text: string
  html: string
  /** Headers besides From, To, Subject, Date and Message-ID. */
  headers: Record<string, string>
}

/** Where mails come from and lead to, of one installation. */
export interface MailPlace {
  publicUrl: string
  /** `MAIL_FROM`: an address, or a name with an address in angle brackets. */
  from: string
}

/** Names a mail by its outbox row. */
const messageIdOf = (row: string, { publicUrl }: MailPlace) => `<${row}@${new URL(publicUrl).hostname}>`

/** The outbox row that a Message-ID names; null when it can be none of ours. Whether there is such a row is not asked. */
export function rowOfMessageId(messageId: string): string | null {
  const row = /^<([^@<>]{36})@[^@<>\s]{1,255}>$/.exec(messageId)?.[1]
  return z.guid().safeParse(row).data ?? null
}

/** An outbox row's mail as it goes out. */
export async function outgoingMail(row: string, mail: WaitingMail, place: MailPlace): Promise<OutgoingMail> {
  const { language, subject, text, html } = await renderMail(mail, place)
  return {
    messageId: messageIdOf(row, place),
    from: place.from.includes('<') ? place.from : `${PRODUCT_NAME} <${place.from}>`,
    to: mail.to,
    subject,
    text,
    html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      ...(mail.kind === 'follow_up_reminder' && {
        'List-Unsubscribe': `<${mail.params.stopUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}
