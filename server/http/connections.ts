import type { Server, Socket } from 'node:net'
import { isLoopback } from '../config.ts'
import { addressBlock } from './limits.ts'

/**
 * How long a connection may take. Whoever opens one and says nothing, or sends a request drop by drop, loses it.
 * Event streams are responses and not bounded by this.
 */
export const CONNECTION_TIMES = {
  /** For the first request's headers, and for those of each later one once it began. */
  headersTimeout: 15_000,
  /** For a whole request: the largest intake on a slow line is faster. */
  requestTimeout: 60_000,
  /** How often the two are looked at. */
  connectionsCheckingInterval: 5_000,
}

interface ConnectionBounds {
  /** Open at once in all. */
  most: number
  /** Open at once from one address (IPv6 by its /64). */
  mostPerAddress: number
  /** Whether an address stands for many people. A proxy on this machine does, and so does each one in front. */
  isShared(address: string): boolean
}

/** Addresses that many people share: this machine, and with proxies in front every direct peer. */
export const sharedAddresses = (trustProxy: number) => (address: string) =>
  trustProxy > 0 || isLoopback(address.replace(/^::ffff:/, ''))

/** Closes at once what is opened beyond the bounds, so that connections nobody uses keep nobody out. */
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
