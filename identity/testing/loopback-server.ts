import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

/** A server on a free port of this machine, reached under `url`. */
export interface LoopbackServer {
  url: string
  close(): Promise<void>
}

/** Starts a server. The listener is created when the address is known, because some listeners need it. */
export async function listenOnLoopback(
  makeListener: (url: string) => RequestListener,
): Promise<LoopbackServer> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a port has no number')
  const url = `http://127.0.0.1:${address.port}`
  server.on('request', makeListener(url))
  return {
    url,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
