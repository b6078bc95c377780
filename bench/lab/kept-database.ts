import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { fillUp, growPractice } from './large-practice.ts'
import { ask, freePort, signUp, startServer } from './server.ts'

/** The riders of one practice, which is of usual size. */
const RIDERS_EACH = 100
/** Fitters of usual size who can sign in. */
const AT_WORK = 20

interface Notes {
  /** The addresses of the fitters of usual size, and of the one with a large practice. */
  usual: string[]
  large: string | null
}

/**
 * The server of a database with so many riders, which is kept in `var`: what an earlier run added stays, and a run that
 * was interrupted goes on.
 * @param large the riders of one large practice among them; 0 for none
 */
export async function keptDatabase(riders: number, large: number) {
  const home = path.resolve('var', `bench-scale-${riders}`)
  const file = path.join(home, 'scale.json')
  mkdirSync(home, { recursive: true })
  await chmod(home, 0o711)
  const server = await startServer({}, { home, port: await freePort() })
  const owner = new pg.Client({ connectionString: await server.ownerUrl() })
  await owner.connect()

  /** Signs fitters up whose practices have so many riders. @returns their addresses */
  async function fittersWith(each: number, fitters: number): Promise<string[]> {
    const emails: string[] = []
    const ids: string[] = []
    while (emails.length < fitters) {
      const { email, cookie } = await signUp(server.origin, 'fitter')
      const { body } = await ask(server.origin, 'GET', '/api/auth/user', undefined, cookie)
      emails.push(email)
      ids.push(body.id)
    }
    await growPractice(server, ids, each)
    return emails
  }

  const notes: Notes = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { usual: [], large: null }
  const keep = () => writeFileSync(file, JSON.stringify(notes))
  if (notes.usual.length === 0) {
    notes.usual = await fittersWith(RIDERS_EACH, AT_WORK)
    keep()
  }
  const [from, gigabytes] = [performance.now(), await gigabytesOf(owner)]
  await fillUp(server, riders / RIDERS_EACH - AT_WORK - Math.round(large / RIDERS_EACH), RIDERS_EACH)
  if (notes.large === null && large > 0) {
    notes.large = (await fittersWith(large, 1))[0] ?? null
    keep()
  }
  const [minutes, now] = [(performance.now() - from) / 60_000, await gigabytesOf(owner)]
  console.log(
    `${riders} riders: ${now.toFixed(1)} GB; this run added ${(now - gigabytes).toFixed(1)} GB in ${minutes.toFixed(1)} min`,
  )
  return { ...notes, server, owner, origin: server.origin }
}
export type KeptDatabase = Awaited<ReturnType<typeof keptDatabase>>

async function gigabytesOf(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query('select pg_database_size(current_database())::float8 / 1e9 as gb')
  return Number(rows[0].gb)
}

/** Ends its server and keeps the data. */
export async function endKept({ server, owner }: KeptDatabase): Promise<void> {
  await owner.end()
  await server.end()
}
