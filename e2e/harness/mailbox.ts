import { expect } from '@playwright/test'
import { fetchOnce } from './server.ts'

/** A mail of the outbox as its reader sees it. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

export interface Mailbox {
  /** The newest mail to an address whose text matches. Waits until it arrives. */
  newest(to: string, words?: RegExp): Promise<Mail>
  all(): Promise<Mail[]>
}

/** Reads the outbox of a server without a mail server. */
export function openMailbox(serverUrl: string): Mailbox {
  const all = async (): Promise<Mail[]> => (await fetchOnce(`${serverUrl}/dev/mail.json`)).json()
  return {
    all,
    async newest(to, words = /./) {
      const found = async () => (await all()).find((mail) => mail.to.includes(to) && words.test(mail.text))
      await expect.poll(async () => (await found())?.to, { message: `a mail to ${to}` }).toBeDefined()
      const mail = await found()
      if (!mail) throw new Error(`The mail to ${to} is gone`)
      return mail
    },
  }
}

/** The only link of a mail to a page of the product. */
export function linkIn(mail: Mail, page: string): string {
  const link = mail.text.split(/\s+/).find((word) => URL.canParse(word) && new URL(word).pathname === page)
  if (!link) throw new Error(`No link to ${page} in: ${mail.text}`)
  return link
}

/** The code of a mail. It is alone on its line. */
export function codeIn(mail: Mail): string {
  const code = mail.text.split('\n').find((line) => /^[A-Z0-9]{3,4}[ -]?[A-Z0-9]{3,4}$/.test(line.trim()))
  if (!code) throw new Error(`No code in: ${mail.text}`)
  return code.trim()
}
