import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { type HostedSession, hostedSessionOf } from './hosted-session.ts'
import { freePort } from './server-process.ts'

/** A hosted sign-in service in a process of its own. */
export interface HostedIdentity {
  /** The value for `AUTH_URL`. */
  url: string
  /** Calls it as auth-js does. */
  ask(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    options?: { token?: string; body?: object },
  ): Promise<{ status: number; body: Record<string, unknown> }>
  signUp(data: object, email: string, password: string): Promise<HostedSession>
  signIn(email: string, password: string): Promise<HostedSession>
  refresh(session: HostedSession): Promise<HostedSession>
  /** Advances its clock. */
  advance(milliseconds: number): Promise<void>
  /** The mails it would have sent. */
  mails(): Promise<{ to: string; kind: string; code?: string | undefined }[]>
  /** Ends the process. Its stored data is kept. */
  halt(): Promise<void>
  resume(): Promise<void>
  remove(): Promise<void>
}

const mailsShape = z.array(z.looseObject({ to: z.string(), kind: z.string(), code: z.string().optional() }))

async function spawnIdentity(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'hosted-identity-process.ts')], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
  const exit = once(child, 'exit')
  while (!printed.includes('hosted at')) {
    if (child.exitCode !== null) throw new Error(`the hosted service ended: ${printed}`)
    await Promise.race([once(child.stdout, 'data'), exit])
  }
  return async () => {
    child.kill('SIGTERM')
    await exit
  }
}

/** Starts one for a product at `siteUrl`, with its clock at `clock`. */
export async function startHostedIdentity(siteUrl: string, clock: Date): Promise<HostedIdentity> {
  const home = await mkdtemp(join(tmpdir(), 'spokewell-hosted-'))
  await chmod(home, 0o711)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = { PORT: String(port), DATA_DIR: join(home, 'var'), SITE_URL: siteUrl }
  let halt = await spawnIdentity({ ...env, CLOCK: clock.toISOString() })
  let ahead = 0
  const post = async (path: string, body: object) => hostedSessionOf((await ask('POST', path, { body })).body)
  const ask: HostedIdentity['ask'] = async (method, path, { token, body } = {}) => {
    const answer = await fetch(`${origin}/auth/v1${path}`, {
      method,
      headers: {
        'x-supabase-api-version': '2024-01-01',
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : {} }
  }
  return {
    url: `${origin}/auth/v1`,
    ask,
    signUp: (data, email, password) => post('/signup', { email, password, data }),
    signIn: (email, password) => post('/token?grant_type=password', { email, password }),
    refresh: ({ refreshToken }) => post('/token?grant_type=refresh_token', { refresh_token: refreshToken }),
    async advance(milliseconds) {
      ahead += milliseconds
      await fetch(`${origin}/operator/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ forward: milliseconds }),
      })
    },
    mails: async () => mailsShape.parse(await (await fetch(`${origin}/operator/mails`)).json()),
    halt: () => halt(),
    async resume() {
      halt = await spawnIdentity({ ...env, CLOCK: new Date(clock.getTime() + ahead).toISOString() })
    },
    async remove() {
      await halt()
      await rm(home, { recursive: true, force: true })
    },
  }
}
