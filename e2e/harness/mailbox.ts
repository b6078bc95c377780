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

/**
 * Reads the outbox of a server without a mail server.
 * @param since leaves out what was sent before, because the server opens and renders each mail that it lists
 */
export function openMailbox(serverUrl: string, since = new Date(0)): Mailbox {
  const url = `${serverUrl}/dev/mail.json?since=${since.toISOString()}`
  const all = async (): Promise<Mail[]> => (await fetchOnce(url)).json()
  return {
    all,
    async newest(to, words = /./) {
      const found: Mail[] = []
      const look = async () => {
        found.push(...(await all()).filter((mail) => mail.to.includes(to) && words.test(mail.text)))
        return found[0]?.to
      }
      await expect.poll(look, { message: `a mail to ${to}` }).toBeDefined()
      const [newest] = found
      if (!newest) throw new Error(`The mail to ${to} is gone`)
      return newest
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
