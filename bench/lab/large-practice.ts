import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { startServer } from './server.ts'

type Server = Awaited<ReturnType<typeof startServer>>

/** Runs a program that works on a server's database. Meanwhile this process notices which connections are closed. */
async function run(server: Server, ...words: string[]): Promise<void> {
  const env = { ...process.env, OWNER_URL: await server.ownerUrl(), DATA_DIR: server.home }
  const [code] = await once(spawn(process.execPath, words, { env, stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`${words[0]} ended with ${code}`)
}

/** Adds riders to each fitter's practice, and other practices of ten riders each beside it, straight to the tables. */
export const growPractice = (
  server: Server,
  fitterIds: string | readonly string[],
  riders: number,
  otherFitters = 0,
): Promise<void> =>
  run(
    server,
    'server/testing/large-practice.ts',
    [fitterIds].flat().join(),
    String(riders),
    String(otherFitters),
  )

/**
 * Adds practices that nobody of the benchmark belongs to, up to a number; those of an earlier run count. They are added
 * by set-based statements, and a run that was interrupted goes on.
 */
export const fillUp = (server: Server, practices: number, ridersEach: number): Promise<void> =>
  run(server, 'server/testing/many-practices.ts', String(practices), String(ridersEach))
