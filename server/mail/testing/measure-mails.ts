import { SMTPServer } from 'smtp-server'
import type { OutgoingMail } from '../outgoing-mail.ts'
import { openSmtpSender } from '../smtp-sender.ts'

/**
 * Measures how many mails per second are sent one after the other, alternately over a reused connection and over a new
 * connection each, to a mail server on loopback that offers STARTTLS. Prints JSON. Usage: `measure-mails.ts rounds`.
 */
const MAILS = 60
const place = { publicUrl: 'http://localhost:3000', from: 'no-reply@localhost' }

const server = new SMTPServer({
  authOptional: true,
  logger: false,
  onData: (stream, _session, done) => {
    stream.once('end', done)
    stream.resume()
  },
})
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
const url = `smtp://127.0.0.1:${Object(server.server.address()).port}`

const mail = (number: number): OutgoingMail => ({
  messageId: `<${number}@localhost>`,
  from: place.from,
  to: 'jonas@example.org',
  subject: 'How does it ride?',
  text: 'How does it ride? '.repeat(80),
  html: `<p>${'How does it ride? '.repeat(160)}</p>`,
  headers: {},
})

async function rate(send: (number: number) => Promise<void>): Promise<number> {
  const begun = performance.now()
  for (let number = 0; number < MAILS; number += 1) await send(number)
  return MAILS / ((performance.now() - begun) / 1000)
}

async function sendAlone(number: number): Promise<void> {
  const sender = openSmtpSender(url, place, 1)
  await sender.send(mail(number), new Date())
  sender.close()
}

const rounds: { kept: number; alone: number }[] = []
for (let round = 0; round < Number(process.argv[2] ?? 7); round += 1) {
  const sender = openSmtpSender(url, place, 1)
  const alone = await rate(sendAlone)
  const kept = await rate((number) => sender.send(mail(number), new Date()))
  sender.close()
  rounds.push({ kept, alone })
}
process.stdout.write(JSON.stringify(rounds))
await new Promise<void>((closed) => server.close(closed))
