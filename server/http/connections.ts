import type { Server, Socket } from 'node:net'
import { isLoopback } from '../config.ts'
import { addressBlock } from './limits.ts'

/**
 * Time limits of connections. A client that connects and sends nothing, or sends a request very slowly, is
 * disconnected. Event streams are responses and are not limited by this.
 */
export const CONNECTION_TIMES = {
  /** For the headers of the first request, and of each later one from its start. */
  headersTimeout: 15_000,
  /** For a whole request. The largest intake on a slow connection is faster. */
  requestTimeout: 60_000,
  /** The interval at which both are checked. */
  connectionsCheckingInterval: 5_000,
}

interface ConnectionBounds {
  /** The most open connections in total. */
  most: number
  /** The most open connections from one address (IPv6 by its /64). */
  mostPerAddress: number
  /** Whether an address is shared by many people, like that of a proxy. */
  isShared(address: string): boolean
}

/** Shared addresses: this machine and, behind proxies, every direct peer. */
export const sharedAddresses = (trustProxy: number) => (address: string) =>
  trustProxy > 0 || isLoopback(address.replace(/^::ffff:/, ''))

/** Closes connections beyond the limits at once, so that idle connections do not lock others out. */
export function boundConnections(server: Server, bounds: ConnectionBounds): void {
  server.maxConnections = bounds.most
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress
    if (address === undefined || bounds.isShared(address)) return
    const block = addressBlock(address)
    const count = (open.get(block) ?? 0) + 1
    if (count > bounds.mostPerAddress) return void socket.destroy()
    open.set(block, count)
    socket.once('close', () => {
      const left = (open.get(block) ?? 1) - 1
      if (left > 0) open.set(block, left)
      else open.delete(block)
    })
  })
}
