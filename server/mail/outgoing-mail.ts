import { z } from 'zod'
import { PRODUCT_NAME } from '#domain/product.ts'

/** A calendar file in a mail. Mail programs read the method from the header of the part as well as from the file. */
export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL'
  content: string
}

/** A mail in its reader's language. */
export interface RenderedMail {
  to: string
  /** The tag of its language. */
  language: string
  subject: string
  text: string
  html: string
  calendar?: CalendarPart
  /** Headers of this kind of mail besides the usual ones. */
  headers?: Record<string, string>
}

/** A complete mail, as it is sent. */
export interface OutgoingMail {
  /** The same at every attempt, so that a mail that arrives twice is shown once. */
  messageId: string
  from: string
  to: string
  subject: string
  text: string
  html: string
  calendar?: CalendarPart
  /** Headers besides From, To, Subject, Date and Message-ID. */
  headers: Record<string, string>
}

/** The sender and the URL that the mails of one installation use. */
export interface MailPlace {
  publicUrl: string
  /** `MAIL_FROM`: an address, or a name with an address in angle brackets. */
  from: string
}

/** Derives the Message-ID from the outbox row. */
const messageIdOf = (row: string, { publicUrl }: MailPlace) => `<${row}@${new URL(publicUrl).hostname}>`

/** The outbox row of a Message-ID; null when it cannot be one of ours. Does not check whether the row exists. */
export function rowOfMessageId(messageId: string): string | null {
  const row = /^<([^@<>]{36})@[^@<>\s]{1,255}>$/.exec(messageId)?.[1]
  return z.guid().safeParse(row).data ?? null
}

/** The mail of an outbox row as it is sent. */
export const outgoingMail = (row: string, mail: RenderedMail, place: MailPlace): OutgoingMail => ({
  messageId: messageIdOf(row, place),
  from: place.from.includes('<') ? place.from : `${PRODUCT_NAME} <${place.from}>`,
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  ...(mail.calendar && { calendar: mail.calendar }),
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language, ...mail.headers },
})
