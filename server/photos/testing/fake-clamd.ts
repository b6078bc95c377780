import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** The bytes of a stream after its last chunk has arrived; null before. */
function streamed(received: Buffer): Buffer | null {
  const start = Buffer.byteLength('zINSTREAM\0')
  const parts: Buffer[] = []
  for (let at = start; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

/** A scanner that speaks clamd's `INSTREAM` and sends a configured response. */
export async function fakeClamd() {
  const scanned: Buffer[] = []
  const sockets = new Set<Socket>()
  let answer: string | null = 'stream: OK\0'
  const server = createServer((socket) => {
    sockets.add(socket)
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    socket.on('data', (part) => {
      received = Buffer.concat([received, part])
      const bytes = streamed(received)
      if (!bytes || answer === null) return
      scanned.push(bytes)
      socket.end(answer)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `tcp://127.0.0.1:${address.port}`,
    scanned,
    /** Sets the response; null: none. */
    says(next: string | null) {
      answer = next
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
