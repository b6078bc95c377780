import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { fetchCalendar } from './fetch-calendar.ts'
import { calendarServer, PUBLIC_ADDRESS } from './testing/calendar-server.ts'

const FILE = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

type Names = Readonly<Record<string, readonly string[]>>

async function serving(answer: (request: IncomingMessage, response: ServerResponse) => void, names?: Names) {
  const server = await calendarServer(answer, names)
  open.push(server)
  return { ...server, get: (address: string) => fetchCalendar(new URL(address), server.network) }
}

it('reads a calendar over https, from the address that was checked', async () => {
  const asked: IncomingMessage['headers'][] = []
  const { get, reached, resolved } = await serving(({ headers, url }, response) => {
    asked.push(headers)
    response.end(url === '/a.ics?key=1' ? FILE : 'no')
  })
  await expect(get('https://cal.example/a.ics?key=1')).resolves.toBe(FILE)
  expect(reached).toEqual([PUBLIC_ADDRESS])
  expect(resolved).toEqual(['cal.example'])
  expect(asked[0]).toMatchObject({ host: 'cal.example', 'accept-encoding': 'identity' })
  expect(asked[0]).not.toHaveProperty('cookie')
})

it.each([
  ['inward', ['10.0.0.7']],
  ['to this machine', ['127.0.0.1']],
  ['to the metadata of a cloud', ['169.254.169.254']],
  ['to the public and inward', [PUBLIC_ADDRESS, '192.168.0.1']],
  ['to this machine by IPv6', ['::1']],
])('does not connect where a name leads %s', async (_where, addresses) => {
  const { get, reached } = await serving((_request, response) => response.end(FILE), {
    'cal.example': addresses,
  })
  await expect(get('https://cal.example/a.ics')).rejects.toMatchObject({ reason: 'not_public' })
  expect(reached).toEqual([])
})

it.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:7f00:1]/',
])('does not connect to %s', async (address) => {
  const { get, reached } = await serving((_request, response) => response.end(FILE))
  await expect(get(address)).rejects.toMatchObject({ reason: 'not_public' })
  expect(reached).toEqual([])
})

it('asks for a name once: a second answer cannot lead elsewhere', async () => {
  const names = { 'cal.example': [PUBLIC_ADDRESS] }
  const { network, resolved, reached } = await serving((_request, response) => response.end(FILE), names)
  const rebinding = {
    ...network,
    async resolve(host: string) {
      const addresses = resolved.length === 0 ? await network.resolve(host) : ['127.0.0.1']
      return addresses
    },
  }
  await expect(fetchCalendar(new URL('https://cal.example/'), rebinding)).resolves.toBe(FILE)
  expect(reached).toEqual([PUBLIC_ADDRESS])
  await expect(fetchCalendar(new URL('https://cal.example/'), rebinding)).rejects.toMatchObject({
    reason: 'not_public',
  })
})

const redirecting =
  (target: (url: string) => string | null) => (request: IncomingMessage, response: ServerResponse) => {
    const location = target(request.url ?? '/')
    if (location === null) response.end(FILE)
    else response.writeHead(302, { location }).end()
  }

it('follows three redirects, each checked again', async () => {
  const counted = redirecting((url) => (Number(url.slice(1)) < 3 ? `/${Number(url.slice(1)) + 1}` : null))
  const { get, resolved } = await serving(counted)
  await expect(get('https://cal.example/0')).resolves.toBe(FILE)
  expect(resolved).toHaveLength(4)
  const endless = await serving(redirecting((url) => `${url}x`))
  await expect(endless.get('https://cal.example/0')).rejects.toMatchObject({ reason: 'too_many_redirects' })
  expect(endless.reached).toHaveLength(4)
})

it.each([
  'https://inner.example/',
  'https://127.0.0.1/latest/meta-data',
  'http://cal.example/a.ics',
  'https://cal.example:8443/',
  'https://me:secret@cal.example/',
  'file:///etc/passwd',
])('does not follow a redirect to %s', async (location) => {
  const names = { 'cal.example': [PUBLIC_ADDRESS], 'inner.example': ['10.0.0.7'] }
  const { get, reached } = await serving(
    redirecting((url) => (url === '/0' ? location : null)),
    names,
  )
  await expect(get('https://cal.example/0')).rejects.toMatchObject({ reason: 'not_public' })
  expect(reached).toHaveLength(1)
})

it('gives up what is longer than 5 MB while it is read', async () => {
  let sent = 0
  const part = Buffer.alloc(64 * 1024, 'x')
  const { get } = await serving((_request, response) => {
    const more = () => {
      while (!response.destroyed && sent < 50 * 1024 * 1024) {
        sent += part.length
        if (!response.write(part)) return response.once('drain', more)
      }
      return response.end()
    }
    more()
  })
  await expect(get('https://cal.example/')).rejects.toMatchObject({ reason: 'too_large' })
  expect(sent).toBeLessThan(20 * 1024 * 1024)
})

it.each([
  ['says that it is not there', 404],
  ['asks who is there', 401],
  ['fails', 500],
])('reports a server that %s', async (_what, status) => {
  const { get } = await serving((_request, response) => response.writeHead(status).end(FILE))
  await expect(get('https://cal.example/')).rejects.toMatchObject({ reason: 'refused' })
})

it('reports a name that leads nowhere, and a certificate of another name', async () => {
  const names = { 'cal.example': [PUBLIC_ADDRESS] }
  const { get, network } = await serving((_request, response) => response.end(FILE), names)
  await expect(get('https://other.example/')).rejects.toMatchObject({ reason: 'unreachable' })
  const lying = { ...network, resolve: async () => [PUBLIC_ADDRESS] }
  await expect(fetchCalendar(new URL('https://other.example/'), lying)).rejects.toMatchObject({
    reason: 'unreachable',
  })
})

it('gives up after five seconds, also in the middle of a file', async () => {
  const { get } = await serving((_request, response) => {
    response.write('BEGIN:VCALENDAR\r\n')
  })
  await expect(get('https://cal.example/')).rejects.toMatchObject({ reason: 'timed_out' })
}, 20_000)
