import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

const MAIL_WITHIN_MS = 30_000

const mails = z.array(z.object({ to: z.string(), text: z.string() }))
type Mail = z.infer<typeof mails>[number]

/**
 * Waits for a mail, and returns what is read from it.
 * @param what names the mail in the error
 * @param read what is wanted of a mail; undefined for any other mail
 * @throws Error when no such mail was sent within half a minute
 */
export async function awaitMail(
  origin: string,
  what: string,
  read: (mail: Mail) => string | undefined,
): Promise<string> {
  const giveUpAt = performance.now() + MAIL_WITHIN_MS
  while (performance.now() < giveUpAt) {
    for (const mail of mails.parse(await (await fetch(`${origin}/dev/mail.json`)).json())) {
      const found = read(mail)
      if (found) return found
    }
    await wait(200)
  }
  throw new Error(`No ${what}.`)
}
