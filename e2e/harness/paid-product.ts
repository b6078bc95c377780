import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { z } from 'zod'
import { freePort, productEnvironment, type RunningServer, startServer } from './server.ts'

const program = resolve(import.meta.dirname, '../../server/testing/stripe-process.ts')

/** The product with plans that fitters pay for, and a stand-in for Stripe with its pages. */
export interface PaidProduct {
  product: RunningServer
  /** The origin of the pages on which people pay. */
  stripeOrigin: string
  /** Time passes at both. */
  daysLater(days: number): Promise<void>
  stop(): Promise<void>
}

/** The settings that the stand-in prints once it listens. */
async function settingsOf({ stdout }: ChildProcess): Promise<Record<string, string>> {
  if (!stdout) throw new Error('The stand-in has no output.')
  const [line] = await once(stdout, 'data')
  return z.record(z.string(), z.string()).parse(JSON.parse(String(line)))
}

/** Starts both. The stand-in knows the product's address, and the product the stand-in's. */
export async function startPaidProduct(): Promise<PaidProduct> {
  const [port, productPort] = await Promise.all([freePort(), freePort()])
  const stripe = spawn(process.execPath, [program], {
    env: {
      ...productEnvironment(),
      PORT: String(port),
      PRODUCT_URL: `http://localhost:${productPort}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const settings = await settingsOf(stripe)
  const product = await startServer({ ...settings, PORT: String(productPort) })
  const stripeOrigin = `http://127.0.0.1:${port}`
  return {
    product,
    stripeOrigin,
    async daysLater(days) {
      await fetch(`${stripeOrigin}/shift?days=${days}`)
      await product.restartDaysLater(days)
    },
    async stop() {
      await product.stop()
      const ended = once(stripe, 'exit')
      stripe.kill('SIGTERM')
      await ended
    },
  }
}
