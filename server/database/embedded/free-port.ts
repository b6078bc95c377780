import { once } from 'node:events'
import { createServer } from 'node:net'

/** A free port of the loopback interface: `preferred` if it is free, otherwise one that the system chooses. */
export async function freePort(preferred: number | undefined): Promise<number> {
  if (preferred !== undefined && (await bound(preferred)) !== undefined) return preferred
  const chosen = await bound(0)
  if (chosen === undefined) throw new Error('no free port on 127.0.0.1')
  return chosen
}

async function bound(port: number): Promise<number | undefined> {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  } catch {
    return undefined
  }
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' ? address?.port : undefined
}
