import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { boundConnections, CONNECTION_TIMES, sharedAddresses } from './connections.ts'

let app: FastifyInstance | undefined
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app?.close()
  app = undefined
})

async function serverWith(
  bounds: { most: number; mostPerAddress: number },
  isShared = false,
): Promise<number> {
  app = Fastify({ forceCloseConnections: true })
  boundConnections(app.server, { ...bounds, isShared: () => isShared })
  app.get('/', async () => 'here')
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** Opens a connection and reports whether a request on it is answered or the connection is closed. */
async function ask(port: number): Promise<'answered' | 'closed'> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  const closed = once(socket, 'close').then(() => 'closed' as const)
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  return Promise.race([once(socket, 'data').then(() => 'answered' as const), closed])
}

describe('connections', () => {
  it('are limited for one address, and free again when one ends', async () => {
    const port = await serverWith({ most: 100, mostPerAddress: 2 })
    expect([await ask(port), await ask(port), await ask(port)]).toEqual(['answered', 'answered', 'closed'])
    sockets[0]?.destroy()
    await vi.waitFor(async () => expect(await ask(port)).toBe('answered'))
  })

  it('are limited in total, even those of a proxy', async () => {
    const port = await serverWith({ most: 2, mostPerAddress: 1 }, true)
    expect([await ask(port), await ask(port), await ask(port)]).toEqual(['answered', 'answered', 'closed'])
  })

  it.each([
    ['127.0.0.1', 0, true],
    ['::ffff:127.0.0.1', 0, true],
    ['::1', 0, true],
    ['203.0.113.9', 0, false],
    ['203.0.113.9', 1, true],
  ])('of %s behind %i proxies are shared by many people: %s', (address, proxies, shared) => {
    expect(sharedAddresses(proxies)(address)).toBe(shared)
  })

  it('without a request are closed', async () => {
    app = Fastify({
      forceCloseConnections: true,
      http: { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 20 },
      requestTimeout: 50,
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    sockets.push(socket)
    socket.resume()
    await once(socket, 'close')
  })
})

describe('the server', () => {
  it('has these times and limits', async () => {
    const t = await testApp({ MAX_CONNECTIONS: '77' })
    expect(t.app.server).toMatchObject({
      headersTimeout: CONNECTION_TIMES.headersTimeout,
      requestTimeout: CONNECTION_TIMES.requestTimeout,
      maxConnections: 77,
    })
    await t.close()
  })

  it('logs no error when a client disconnects during the response', async () => {
    const t: TestApp = await testApp()
    await t.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = t.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const body = JSON.stringify({ email: 'anna@example.org', password: 'lantern-gravel-37' })
    socket.write(
      `POST /auth/v1/token?grant_type=password HTTP/1.1\r\nhost: localhost:3000\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    )
    await once(t.app.server, 'request')
    socket.resetAndDestroy()
    await vi.waitFor(() => expect(t.logged.join()).toContain('identity '), 20_000)
    expect(t.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
    await t.close()
  })
})
