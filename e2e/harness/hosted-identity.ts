import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { freePort, makeDataDir, productEnvironment, type RunningServer, startServer } from './server.ts'

const program = resolve(import.meta.dirname, '../../server/testing/hosted-identity-process.ts')

/** A product whose sign-in service is hosted elsewhere. */
export interface HostedProduct {
  product: RunningServer
  /** The origin of the sign-in service. */
  signInOrigin: string
  stop(): Promise<void>
}

/** Starts the sign-in service alone for the pages of `siteUrl`, as if it were hosted. */
async function startIdentity(port: number, siteUrl: string): Promise<() => Promise<void>> {
  const dataDir = await makeDataDir()
  const child = spawn(process.execPath, [program], {
    env: {
      ...productEnvironment(),
      PORT: String(port),
      DATA_DIR: join(dataDir, 'var'),
      SITE_URL: siteUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (written += String(data)))
  const exit = once(child, 'exit')
  while (!written.includes('hosted at')) {
    if (child.exitCode !== null) throw new Error(`The hosted sign-in service did not start:\n${written}`)
    await Promise.race([once(child.stdout, 'data'), exit])
  }
  return async () => {
    child.kill('SIGTERM')
    await exit
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Starts both, each with its own port and database. */
export async function startHostedProduct(): Promise<HostedProduct> {
  const port = await freePort()
  const signInOrigin = `http://localhost:${port}`
  const product = await startServer({ AUTH_URL: `${signInOrigin}/auth/v1`, AUTH_KEY: 'public' })
  const stopIdentity = await startIdentity(port, product.url)
  return {
    product,
    signInOrigin,
    async stop() {
      await stopIdentity()
      await product.stop()
    },
  }
}
