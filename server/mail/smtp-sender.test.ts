import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { invitation as invitationMessage } from '../messages/invitation.ts'
import { renderedMail } from '../testing/rendered.ts'
import type { MailSender } from './mail-sender.ts'
import { outgoingMail } from './outgoing-mail.ts'
import { openSmtpSender } from './smtp-sender.ts'

interface Received {
  mail: ParsedMail
  recipients: string[]
}

const place = { publicUrl: 'https://fits.example', from: 'fits@fits.example' }
const at = new Date('2026-11-20T10:00:00Z')
const servers: SMTPServer[] = []
const senders: MailSender[] = []

const closeServers = async () => {
  for (const server of servers.splice(0)) await new Promise<void>((done) => server.close(done))
}
afterEach(async () => {
  for (const sender of senders.splice(0)) sender.close()
  await closeServers()
})

/**
 * A mail server on loopback. `refuse` decides about recipients, `hangUp` closes the connection instead of responding.
 */
async function mailServer({
  refuse,
  hangUp,
}: {
  refuse?: { status: number }
  hangUp?: 'at the end of a mail'
} = {}) {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    // Offers STARTTLS with a self-signed certificate, as local mail servers do.
    logger: false,
    onConnect: (_session, done) => {
      connections += 1
      done()
    },
    onRcptTo: (_address, _session, done) =>
      refuse ? done(Object.assign(new Error('no'), { responseCode: refuse.status })) : done(),
    onData: (stream, session, done) => {
      simpleParser(stream).then((mail) => {
        received.push({ mail, recipients: session.envelope.rcptTo.map(({ address }) => address) })
        if (hangUp) cutAll()
        else done()
      }, done)
    },
  })
  const cutAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.server.address() as AddressInfo
  const sender = openSmtpSender(`smtp://127.0.0.1:${port}`, place, 2)
  senders.push(sender)
  return { received, sender, sockets, cutAll, connections: () => connections }
}

const invitation = async (to: string, fitterName = 'Ines Becker') =>
  outgoingMail(
    '0b7e8d8e-3f0a-4c4e-9d8f-000000000001',
    await renderedMail(
      invitationMessage.body({
        to,
        language: 'de',
        params: {
          fitterName,
          studio: null,
          link: 'https://fits.example/invite#s',
          code: 'ACDEFHJK',
          days: 30,
        },
      }),
      place,
    ),
    place,
  )

it('sends text and HTML, with the headers of automatic mail', async () => {
  const { received, sender } = await mailServer()
  await sender.send(await invitation('jonas@example.org'), at)
  const { mail, recipients } = received[0] ?? {}
  expect(recipients).toEqual(['jonas@example.org'])
  expect(mail?.from?.text).toBe('"Spokewell" <fits@fits.example>')
  expect(mail?.messageId).toBe('<0b7e8d8e-3f0a-4c4e-9d8f-000000000001@fits.example>')
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
  expect(mail?.headers.get('content-language')).toBe('de')
  expect(mail?.date).toEqual(at)
  expect(mail?.text).toContain('https://fits.example/invite?lng=de#s')
  expect(mail?.html).toContain('https://fits.example/invite?lng=de#s')
})

it.each(['REQUEST', 'CANCEL'] as const)(
  'names the method %s in the header of a calendar file',
  async (method) => {
    const { received, sender } = await mailServer()
    const content = `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nSUMMARY:ฟิตติ้ง\r\nEND:VCALENDAR\r\n`
    await sender.send({ ...(await invitation('jonas@example.org')), calendar: { method, content } }, at)
    const [file] = received[0]?.mail.attachments ?? []
    expect(file?.headers.get('content-type')).toMatchObject({ value: 'text/calendar', params: { method } })
    expect(file?.content.toString()).toBe(content)
  },
)

it('keeps a hostile name out of the headers', async () => {
  const { received, sender } = await mailServer()
  await sender.send(await invitation('jonas@example.org', 'Eve\r\nBcc: all@example.org\r\n\r\n<script>'), at)
  const { mail, recipients } = received[0] ?? {}
  expect(recipients).toEqual(['jonas@example.org'])
  expect(mail?.bcc).toBeUndefined()
  expect(mail?.subject).toMatch(/^Eve Bcc: .* lädt dich ein/)
  expect(mail?.html).not.toContain('<script')
})

it.each([
  'jonas@example.org\r\nBcc: all@example.org',
  'a@example.org, b@example.org',
  'Jonas <a@example.org>',
  'a@b@example.org',
  '"a b"@example.org',
  '',
])('refuses %j as an address, permanently', async (to) => {
  const { received, sender } = await mailServer()
  await expect(sender.send(await invitation(to), at)).rejects.toMatchObject({
    code: 'address_refused',
    reason: 'address',
  })
  expect(received).toEqual([])
})

it.each([
  { status: 550, reason: 'address' },
  { status: 451, reason: 'mail' },
])('distinguishes a refused address from a busy server: $status', async ({ status, reason }) => {
  const { sender } = await mailServer({ refuse: { status } })
  await expect(sender.send(await invitation('jonas@example.org'), at)).rejects.toMatchObject({
    message: `smtp_${status}`,
    reason,
  })
})

it('fails in a retryable way when nothing listens', async () => {
  const { sender } = await mailServer()
  await closeServers()
  await expect(sender.send(await invitation('jonas@example.org'), at)).rejects.toMatchObject({
    reason: 'provider',
  })
})

const toJonas = () => invitation('jonas@example.org')

it('reuses connections for the next mails, up to the limit', async () => {
  const { sender, received, connections } = await mailServer()
  await sender.send(await toJonas(), at)
  await sender.send(await toJonas(), at)
  expect(connections()).toBe(1)
  const more = await Promise.all([toJonas(), toJonas(), toJonas()])
  await Promise.all(more.map((mail) => sender.send(mail, at)))
  expect([received.length, connections()]).toEqual([5, 2])
})

it('opens another connection when the server has closed a kept one', async () => {
  const { sender, received, sockets, cutAll } = await mailServer()
  await sender.send(await toJonas(), at)
  const ended = [...sockets].map((socket) => once(socket, 'close'))
  cutAll()
  await Promise.all(ended)
  await sender.send(await toJonas(), at)
  expect(received).toHaveLength(2)
})

it('sends a mail once: it fails when its acceptance is unknown, and is not sent again', async () => {
  const { sender, received } = await mailServer({ hangUp: 'at the end of a mail' })
  await expect(sender.send(await toJonas(), at)).rejects.toMatchObject({ reason: 'lost' })
  await expect(sender.send(await toJonas(), at)).rejects.toMatchObject({ reason: 'lost' })
  expect(received).toHaveLength(2)
})

it('closes its kept connections when it is closed', async () => {
  const { sender, sockets } = await mailServer()
  await sender.send(await toJonas(), at)
  const ended = [...sockets].map((socket) => once(socket, 'close'))
  expect(ended).toHaveLength(1)
  sender.close()
  await Promise.all(ended)
})
