// Whether the time an answer takes tells who has an account: the difference of the medians over tries that take turns.
//   npm run bench -- enumeration [tries]
import { performance } from 'node:perf_hooks'
import { ask, median, signUp, startServer } from './lab/server.ts'

const BOUND_MS = 10
const tries = Number(process.argv[2] ?? 200)
const server = await startServer()
const { origin } = server

async function timed(work: () => Promise<{ status: number; body: { code?: string } | null }>) {
  const from = performance.now()
  const { status, body } = await work()
  return { ms: performance.now() - from, told: `${status} ${body?.code ?? ''}` }
}

type Question = (turn: number) => Promise<{ status: number; body: { code?: string } | null }>

/** Asks both in turns and prints by how much they differ. */
async function compare(name: string, known: Question, unknown: Question): Promise<void> {
  const times: [number[], number[]] = [[], []]
  const told: [Set<string>, Set<string>] = [new Set(), new Set()]
  for (let turn = 0; turn < tries; turn += 1)
    for (const [side, question] of [known, unknown].entries()) {
      const { ms, told: answer } = await timed(() => question(turn))
      times[side === 0 ? 0 : 1].push(ms)
      told[side === 0 ? 0 : 1].add(answer)
    }
  const difference = Math.abs(median(times[0]) - median(times[1]))
  const same = [...told[0]].sort().join() === [...told[1]].sort().join()
  console.log(
    `${name}: ${median(times[0]).toFixed(1)} and ${median(times[1]).toFixed(1)} ms, ${difference.toFixed(1)} apart ` +
      `= ${(difference / BOUND_MS).toFixed(2)} of the bound (${BOUND_MS} ms); ${same ? 'the same words' : `different words: ${[...told[0]]} / ${[...told[1]]}`}`,
  )
}

const stranger = () => `${crypto.randomUUID()}@example.org`
try {
  // The limit of one account is 30 tries.
  const people = await Promise.all(
    Array.from({ length: Math.ceil(tries / 25) }, () => signUp(origin, 'client')),
  )
  const knownEmail = (turn: number) => people[turn % people.length]?.email ?? ''
  const login = (email: string) =>
    ask(origin, 'POST', '/api/auth/login', { email, password: 'not the one at all' })
  await compare(
    'sign-in',
    (turn) => login(knownEmail(turn)),
    () => login(stranger()),
  )

  const fitter = await signUp(origin, 'fitter')
  const invited: string[] = []
  for (let count = 0; count < Math.min(100, Math.ceil(tries / 4)); count += 1) {
    const email = stranger()
    await ask(origin, 'POST', '/api/invitations', { channel: 'email', email }, fitter.cookie)
    invited.push(email)
  }
  const code = (email: string) => ask(origin, 'POST', '/api/invitation/code', { email, code: 'AAAAAAAA' })
  const strangers = invited.map(stranger)
  await compare(
    'code of an invitation',
    (turn) => code(invited[turn % invited.length] ?? ''),
    (turn) => code(strangers[turn % strangers.length] ?? ''),
  )

  const resend = (email: string) => ask(origin, 'POST', '/auth/v1/resend', { type: 'signup', email })
  await compare(
    'confirmation asked for again',
    (turn) => resend(knownEmail(turn)),
    (turn) => resend(strangers[turn % people.length] ?? ''),
  )
} finally {
  await server.stop()
}
