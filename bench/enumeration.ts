// Whether the time an answer takes tells who has an account: the difference of the medians over tries that take turns.
//   npm run bench -- enumeration [tries]
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { ask, median, PASSWORD, startServer } from './lab/server.ts'

const BOUND_MS = 10
const tries = Number(process.argv[2] ?? 200)
/** Each address is mailed to once a minute at most: as many people as questions, so fewer of these. */
const mailed = Math.min(tries, 60)
const server = await startServer({ AUTH_AUTOCONFIRM: 'off' })
const { origin } = server

type Answer = Awaited<ReturnType<typeof ask>>
type Question = (turn: number) => Promise<Answer>

async function timed(work: () => Promise<Answer>) {
  const from = performance.now()
  const { status, body } = await work()
  return { ms: performance.now() - from, told: `${status} ${body?.code ?? ''}` }
}

/** Asks both in turns and prints by how much they differ. */
async function compare(name: string, times: number, known: Question, unknown: Question): Promise<void> {
  const waited: [number[], number[]] = [[], []]
  const told: [Set<string>, Set<string>] = [new Set(), new Set()]
  for (let turn = 0; turn < times; turn += 1)
    for (const [side, question] of [known, unknown].entries()) {
      const { ms, told: answer } = await timed(() => question(turn))
      waited[side === 0 ? 0 : 1].push(ms)
      told[side === 0 ? 0 : 1].add(answer)
    }
  const difference = Math.abs(median(waited[0]) - median(waited[1]))
  const same = [...told[0]].sort().join() === [...told[1]].sort().join()
  const words = same
    ? `the same words: ${[...told[0]]}`
    : `different words: ${[...told[0]]} / ${[...told[1]]}`
  console.log(
    `${name}: ${median(waited[0]).toFixed(1)} and ${median(waited[1]).toFixed(1)} ms, ${difference.toFixed(1)} apart ` +
      `= ${(difference / BOUND_MS).toFixed(2)} of the bound (${BOUND_MS} ms); ${words}`,
  )
}

const stranger = () => `${crypto.randomUUID()}@example.org`
const several = (count: number) => Array.from({ length: count }, stranger)
const of = (addresses: string[]) => (turn: number) => addresses[turn % addresses.length] ?? ''
const service = (path: string, body: object) => ask(origin, 'POST', `/auth/v1${path}`, body)
const begin = (role: string) => (email: string) =>
  service('/signup', { email, password: PASSWORD, data: { role, name: 'N' } })

const owner = new pg.Client(await server.ownerUrl())
await owner.connect()
try {
  // One of each for every question that mails: whom it is asked about is never asked about again within the minute.
  const [known, waiting] = [several(mailed * 3), several(mailed)]
  const fitter = stranger()
  await begin('fitter')(fitter)
  for (const email of known) await begin('client')(email)
  await owner.query('update identity.person set email_confirmed_at = now(), email_proven_at = now()')
  for (const email of waiting) await begin('client')(email)
  await owner.query('delete from rate_limit')
  const part = (nth: number) => known.slice(nth * mailed, (nth + 1) * mailed)

  const login = (email: string) =>
    ask(origin, 'POST', '/api/auth/login', { email, password: 'not the one at all' })
  await compare(
    'sign-in',
    tries,
    (turn) => login(of(known)(turn)),
    () => login(stranger()),
  )

  const questions: [string, string[], (email: string) => Promise<Answer>][] = [
    ['sign-up', part(0), begin('client')],
    ['forgotten password', part(1), (email) => service('/recover', { email })],
    ['one-time code', part(2), (email) => service('/otp', { email, create_user: false })],
    ['confirmation again', waiting, (email) => service('/resend', { type: 'signup', email })],
    ['code typed', part(1), (email) => service('/verify', { type: 'recovery', email, token: '000000' })],
  ]
  for (const [name, addresses, question] of questions)
    await compare(
      name,
      mailed,
      (turn) => question(of(addresses)(turn)),
      () => question(stranger()),
    )

  const { cookie } = await ask(origin, 'POST', '/api/auth/login', { email: fitter, password: PASSWORD })
  const invited = several(Math.min(100, Math.ceil(tries / 4)))
  for (const email of invited)
    await ask(origin, 'POST', '/api/invitations', { channel: 'email', email }, cookie)
  const code = (email: string) => ask(origin, 'POST', '/api/invitation/code', { email, code: 'AAAAAAAA' })
  const strangers = of(several(invited.length))
  await compare(
    'code of an invitation',
    tries,
    (turn) => code(of(invited)(turn)),
    (turn) => code(strangers(turn)),
  )
} finally {
  await owner.end()
  await server.stop()
}
