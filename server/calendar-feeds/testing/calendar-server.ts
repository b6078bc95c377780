import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { CalendarNetwork } from '../fetch-calendar.ts'
import { selfSigned } from './certificate.ts'

/** A public address, which the tests reach on this machine. */
export const PUBLIC_ADDRESS = '93.184.216.34'

/**
 * A server of calendars for some names, and the network in which these names are found. What a name resolves to can be
 * said for each name.
 */
export async function calendarServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  names: Readonly<Record<string, readonly string[]>> = { 'cal.example': [PUBLIC_ADDRESS] },
) {
  const { key, cert } = selfSigned(Object.keys(names))
  const server = createServer({ key, cert }, answer)
  server.on('tlsClientError', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const reached: string[] = []
  const resolved: string[] = []
  const network: CalendarNetwork = {
    async resolve(host) {
      resolved.push(host)
      return [...(names[host] ?? [])]
    },
    ca: cert,
    reach(address) {
      reached.push(address)
      return { host: '127.0.0.1', port }
    },
  }
  return {
    network,
    reached,
    resolved,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
