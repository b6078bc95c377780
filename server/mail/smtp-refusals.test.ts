import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import type { OutgoingMail } from './outgoing-mail.ts'
import { openSmtpSender } from './smtp-sender.ts'
import { type Answer, type Moment, scriptedServer } from './testing/scripted-server.ts'

const place = { publicUrl: 'https://fits.example', from: 'fits@fits.example' }
const mail: OutgoingMail = {
  messageId: '<1@fits.example>',
  from: place.from,
  to: 'jonas@example.org',
  subject: 'How does it ride?',
  text: 'How does it ride?',
  html: '<p>How does it ride?</p>',
  headers: {},
}
const closing: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** The outcome of sending one mail by a server. */
async function sendingBy(url: string, deadline?: AbortSignal) {
  const sender = openSmtpSender(url, place, 1)
  closing.push(() => sender.close())
  return sender.send(mail, new Date(), deadline).then(
    () => 'sent',
    ({ code, reason, answered }) => ({ code, reason, answered }),
  )
}

describe('a mail server that refuses', () => {
  const refused = (answer: string) => {
    const [, code = '', words = ''] = /^(\d{3}) (.*)$/.exec(answer) ?? []
    return Object.assign(new Error(words), { responseCode: Number(code) })
  }
  const refusing: Record<string, (answer: string) => SMTPServerOptions> = {
    connection: (answer) => ({ onConnect: (_session, done) => done(refused(answer)) }),
    credentials: (answer) => ({ onAuth: (_auth, _session, done) => done(refused(answer)) }),
    sender: (answer) => ({ onMailFrom: (_address, _session, done) => done(refused(answer)) }),
    recipient: (answer) => ({ onRcptTo: (_address, _session, done) => done(refused(answer)) }),
    content: (answer) => ({
      onData(stream, _session, done) {
        stream.resume()
        stream.once('end', () => done(refused(answer)))
      },
    }),
  }

  it.each([
    ['connection', '554 5.7.1 listed', { code: 'provider_554', reason: 'provider', answered: false }],
    ['connection', '421 4.3.2 busy', { code: 'provider_421', reason: 'provider', answered: false }],
    ['credentials', '535 5.7.8 wrong', { code: 'provider_535', reason: 'provider', answered: false }],
    ['sender', '550 5.7.1 not allowed', { code: 'provider_550', reason: 'provider', answered: false }],
    ['sender', '553 5.1.8 no such domain', { code: 'provider_553', reason: 'provider', answered: false }],
    ['sender', '451 4.3.0 not now', { code: 'provider_451', reason: 'provider', answered: false }],
    ['recipient', '550 5.1.1 unknown', { code: 'smtp_550', reason: 'address', answered: true }],
    ['recipient', '550 5.2.1 disabled', { code: 'smtp_550', reason: 'address', answered: true }],
    ['recipient', '552 5.2.2 full', { code: 'refused_552', reason: 'mail', answered: true }],
    ['recipient', '554 5.7.1 relay denied', { code: 'refused_554', reason: 'mail', answered: true }],
    ['recipient', '550 5.1.8 bad sender', { code: 'provider_550', reason: 'provider', answered: false }],
    ['recipient', '450 4.2.1 later', { code: 'smtp_450', reason: 'mail', answered: true }],
    ['content', '550 5.7.1 spam', { code: 'refused_550', reason: 'mail', answered: true }],
    ['content', '554 spam', { code: 'refused_554', reason: 'mail', answered: true }],
    ['content', '550 5.1.1 unknown', { code: 'smtp_550', reason: 'address', answered: true }],
  ])('the %s with %s', async (stage, answer, outcome) => {
    const server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(null, { user: 'user' }),
      logger: false,
      ...refusing[stage]?.(answer),
    })
    server.on('error', () => undefined)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    closing.push(() => new Promise<void>((done) => server.close(done)))
    expect(await sendingBy(`smtp://user:secret@127.0.0.1:${Object(server.server.address()).port}`)).toEqual(
      outcome,
    )
  })
})

describe('a mail server that', () => {
  const serving = async (script: Partial<Record<Moment, Answer>>, onMoment?: (moment: Moment) => void) => {
    const server = await scriptedServer(script, onMoment)
    closing.push(server.close)
    return server.url
  }

  it.each<[Moment, string]>([
    ['greeting', 'provider'],
    ['EHLO', 'provider'],
    ['AUTH', 'provider'],
    ['MAIL', 'lost'],
    ['RCPT', 'lost'],
    ['DATA', 'lost'],
    ['content', 'lost'],
  ])('disconnects at %s: a fault of the %s', async (moment, reason) => {
    expect(await sendingBy(await serving({ [moment]: 'cut' }))).toMatchObject({ reason, answered: false })
  })

  it.each<[Moment, string]>([
    ['greeting', 'provider'],
    ['EHLO', 'provider'],
    ['AUTH', 'provider'],
    ['MAIL', 'lost'],
    ['RCPT', 'lost'],
    ['DATA', 'lost'],
    ['content', 'lost'],
  ])('stays silent from %s on is given up at the deadline: a fault of the %s', async (silent, reason) => {
    const deadline = new AbortController()
    const url = await serving({ [silent]: 'silent' }, (moment) => {
      if (moment === silent) setImmediate(() => deadline.abort())
    })
    expect(await sendingBy(url, deadline.signal)).toMatchObject({ reason, answered: false })
  })

  it('disconnects with 421 during a mail marks no address', async () => {
    expect(await sendingBy(await serving({ RCPT: '421 4.7.0 too many' }))).toMatchObject({
      code: 'lost_421',
      reason: 'lost',
    })
  })

  it('offers no required encryption is the provider’s fault', async () => {
    expect(await sendingBy(`${await serving({})}/?requireTLS=true`)).toMatchObject({ reason: 'provider' })
  })
})

it('a host name that does not resolve is the provider’s fault', async () => {
  expect(await sendingBy('smtp://mail.invalid:2525')).toMatchObject({ reason: 'provider' })
})
