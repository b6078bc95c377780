import { execFileSync } from 'node:child_process'
import type { startServer } from './server.ts'

type Server = Awaited<ReturnType<typeof startServer>>

/** Adds riders to a fitter's practice, and other practices of ten riders each beside it, straight to the tables. */
export async function growPractice(
  server: Server,
  fitterId: string,
  riders: number,
  otherFitters = 0,
): Promise<void> {
  execFileSync(
    process.execPath,
    ['server/testing/large-practice.ts', fitterId, String(riders), String(otherFitters)],
    { env: { ...process.env, OWNER_URL: await server.ownerUrl(), DATA_DIR: server.home }, stdio: 'inherit' },
  )
}
