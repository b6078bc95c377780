import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { outgoingMail } from './outgoing-mail.ts'
import { openSmtpSender } from './smtp-sender.ts'

interface Received {
  mail: ParsedMail
  recipients: string[]
}

const place = { publicUrl: 'https://fits.example', from: 'fits@fits.example' }
const at = new Date('2026-11-20T10:00:00Z')
const servers: SMTPServer[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((done) => server.close(done))
})

/** A mail server on loopback; `refuse` decides about recipients. */
async function mailServer(refuse?: { status: number }) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    // Offers STARTTLS with a certificate nobody signed, as mail servers of one's own machine do.
    logger: false,
    onRcptTo: (_address, _session, done) =>
      refuse ? done(Object.assign(new Error('no'), { responseCode: refuse.status })) : done(),
    onData: (stream, session, done) => {
      simpleParser(stream).then((mail) => {
        received.push({ mail, recipients: session.envelope.rcptTo.map(({ address }) => address) })
        done()
      }, done)
    },
  })
  server.on('error', () => undefined)
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.server.address() as AddressInfo
  return { received, sender: openSmtpSender(`smtp://127.0.0.1:${port}`, place) }
}

const invitation = (to: string, fitterName = 'Ines Becker') =>
  outgoingMail(
    '0b7e8d8e-3f0a-4c4e-9d8f-000000000001',
    {
      kind: 'invitation',
      to,
      language: 'de',
      params: { fitterName, studio: null, link: 'https://fits.example/invite#s', code: 'ACDEFHJK', days: 30 },
    },
    place,
  )

it('sends text and HTML, with the headers a machine should send', async () => {
  const { received, sender } = await mailServer()
  await sender.send(await invitation('jonas@example.org'), at)
  const { mail, recipients } = received[0] ?? {}
  expect(recipients).toEqual(['jonas@example.org'])
  expect(mail?.from?.text).toBe('"Spokewell" <fits@fits.example>')
  expect(mail?.messageId).toBe('<0b7e8d8e-3f0a-4c4e-9d8f-000000000001@fits.example>')
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
  expect(mail?.headers.get('content-language')).toBe('de')
  expect(mail?.date).toEqual(at)
  expect(mail?.text).toContain('https://fits.example/invite#s')
  expect(mail?.html).toContain('https://fits.example/invite#s')
})

it('keeps a hostile name out of the headers', async () => {
  const { received, sender } = await mailServer()
  await sender.send(await invitation('jonas@example.org', 'Eve\r\nBcc: all@example.org\r\n\r\n<script>'), at)
  const { mail, recipients } = received[0] ?? {}
  expect(recipients).toEqual(['jonas@example.org'])
  expect(mail?.bcc).toBeUndefined()
  expect(mail?.subject).toMatch(/^Eve Bcc: .* invites you/)
  expect(mail?.html).not.toContain('<script')
})

it.each([
  'jonas@example.org\r\nBcc: all@example.org',
  'a@example.org, b@example.org',
  'Jonas <a@example.org>',
  'a@b@example.org',
  '"a b"@example.org',
  '',
])('refuses %j as an address, for good', async (to) => {
  const { received, sender } = await mailServer()
  await expect(sender.send(await invitation(to), at)).rejects.toMatchObject({
    code: 'address_refused',
    forGood: true,
  })
  expect(received).toEqual([])
})

it.each([
  { status: 550, forGood: true },
  { status: 451, forGood: false },
])('tells a refused address from a busy server: $status', async ({ status, forGood }) => {
  const { sender } = await mailServer({ status })
  await expect(sender.send(await invitation('jonas@example.org'), at)).rejects.toMatchObject({
    message: `smtp_${status}`,
    forGood,
  })
})

it('tries again later when nobody is there', async () => {
  const { sender } = await mailServer()
  for (const server of servers.splice(0)) await new Promise<void>((done) => server.close(done))
  await expect(sender.send(await invitation('jonas@example.org'), at)).rejects.toMatchObject({
    forGood: false,
  })
})
