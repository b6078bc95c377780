// Measures whether response times reveal who has an account. For each route a threshold is learned on half of the tries
// and applied to the other half, and vice versa. Known and unknown addresses alternate in random order.
//   npm run bench -- enumeration [tries]
import { performance } from 'node:perf_hooks'
import pg from 'pg'
import { ask, median, PASSWORD, startServer } from './lab/server.ts'

/** A larger share of correct guesses is a leak. Guessing at random gives one half. */
const BOUND = 0.6
const tries = Number(process.argv[2] ?? 200)
/** The number of people. Each is requested several times, with all rate limits reset in between. */
const PEOPLE = Math.min(tries, 40)
const server = await startServer({ AUTH_AUTOCONFIRM: 'off' })
const { origin } = server

type Answer = Awaited<ReturnType<typeof ask>>
type Question = (email: string) => Promise<Answer>

interface Threshold {
  ms: number
  /** Which side of the threshold counts as known. */
  knownIsSlower: boolean
}

const isTakenForKnown = ({ ms, knownIsSlower }: Threshold, took: number) => took > ms === knownIsSlower

const share = (threshold: Threshold, known: number[], unknown: number[]) =>
  (known.filter((took) => isTakenForKnown(threshold, took)).length +
    unknown.filter((took) => !isTakenForKnown(threshold, took)).length) /
  (known.length + unknown.length)

/** The threshold that separates the two best. */
function learned(known: number[], unknown: number[]): Threshold {
  let best: Threshold = { ms: 0, knownIsSlower: true }
  let most = 0
  for (const ms of [...known, ...unknown])
    for (const knownIsSlower of [true, false]) {
      const apart = share({ ms, knownIsSlower }, known, unknown)
      if (apart > most) [best, most] = [{ ms, knownIsSlower }, apart]
    }
  return best
}

/** The share of correct guesses, with a threshold that was learned on other tries. */
function toldApart(known: number[], unknown: number[]): number {
  const half = (took: number[], which: number) => took.filter((_, index) => index % 2 === which)
  const shares = [0, 1].map((which) =>
    share(
      learned(half(known, which), half(unknown, which)),
      half(known, 1 - which),
      half(unknown, 1 - which),
    ),
  )
  return ((shares[0] ?? 0) + (shares[1] ?? 0)) / 2
}

/** The keys of a response, at any depth. */
const keysOf = (value: unknown): string =>
  value !== null && typeof value === 'object'
    ? `{${Object.entries(value)
        .map(([key, inner]) => key + keysOf(inner))
        .sort()}}`
    : typeof value

const stranger = () => `${crypto.randomUUID()}@example.org`
const several = (count: number) => Array.from({ length: count }, stranger)
const service = (path: string, body: object) => ask(origin, 'POST', `/auth/v1${path}`, body)
const signUp = (email: string, role = 'client') =>
  service('/signup', { email, password: PASSWORD, data: { role, name: 'N' } })

const owner = new pg.Client(await server.ownerUrl())
await owner.connect()
const forgetLimits = () => owner.query('delete from rate_limit')

async function timed(work: () => Promise<Answer>) {
  const from = performance.now()
  const { status, body } = await work()
  return { ms: performance.now() - from, answer: `${status} ${body?.code ?? ''} ${keysOf(body)}` }
}

/** Requests both alternately and prints the share of correct guesses. */
async function compare(name: string, people: string[], question: Question): Promise<void> {
  const took: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  const answers = { known: new Set<string>(), unknown: new Set<string>() }
  await question(stranger())
  for (let turn = 0; turn < tries; turn += 1) {
    if (turn % people.length === 0) await forgetLimits()
    const sides = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const side of sides) {
      const email = side === 'known' ? (people[turn % people.length] ?? '') : stranger()
      const answer = await timed(() => question(email))
      took[side].push(answer.ms)
      answers[side].add(answer.answer)
    }
  }
  const apart = toldApart(took.known, took.unknown)
  const same = [...answers.known].sort().join() === [...answers.unknown].sort().join()
  const failed = apart > BOUND || !same
  if (failed) process.exitCode = 1
  console.log(
    `${name.padEnd(22)} ${(apart * 100).toFixed(0).padStart(3)} % told apart over ${tries} tries ` +
      `(medians ${median(took.known).toFixed(1)} and ${median(took.unknown).toFixed(1)} ms); ` +
      `${same ? 'the same answers' : `different answers: ${[...answers.known]} / ${[...answers.unknown]}`}` +
      `${failed ? '  FAILED' : ''}`,
  )
}

try {
  const people = several(PEOPLE)
  const fitter = stranger()
  await signUp(fitter, 'fitter')
  for (const email of people) await signUp(email)
  await owner.query('update identity.person set email_confirmed_at = now(), email_proven_at = now()')
  const waiting = several(PEOPLE)
  await forgetLimits()
  for (const email of waiting) await signUp(email)

  const wrong = 'not the one at all'
  const code = (type: string) => (email: string) => service('/verify', { type, email, token: '00000000' })
  const questions: [string, string[], Question][] = [
    ['login', people, (email) => ask(origin, 'POST', '/api/auth/login', { email, password: wrong })],
    ['password grant', people, (email) => service('/token?grant_type=password', { email, password: wrong })],
    ['sign-up', people, (email) => signUp(email)],
    ['forgotten password', people, (email) => service('/recover', { email })],
    ['code to sign in', people, (email) => service('/otp', { email, create_user: false })],
    ['code or sign-up', people, (email) => service('/otp', { email })],
    ['confirmation again', waiting, (email) => service('/resend', { type: 'signup', email })],
    ['code typed', people, code('recovery')],
    ['confirmation typed', waiting, code('signup')],
  ]
  for (const [name, known, question] of questions) await compare(name, known, question)

  await forgetLimits()
  const { cookie } = await ask(origin, 'POST', '/api/auth/login', { email: fitter, password: PASSWORD })
  const invited = several(PEOPLE)
  for (const email of invited)
    await ask(origin, 'POST', '/api/invitations', { channel: 'email', email }, cookie)
  await compare('invitation code typed', invited, (email) =>
    ask(origin, 'POST', '/api/invitation/code', { email, code: 'AAAAAAAA' }),
  )
  console.log(
    process.exitCode
      ? `\nFAILED: a route told more than ${BOUND * 100} % apart, or answered differently.`
      : `\nNo route told more than ${BOUND * 100} % apart.`,
  )
} finally {
  await owner.end()
  await server.stop()
}
