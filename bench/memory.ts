// Measures the memory of the server's process at rest, after each kind of load, and after a while without any.
//   npm run bench -- memory [seconds of load of each kind]

import { setTimeout as wait } from 'node:timers/promises'
import { withoutWords } from '../domain/text/search-words.ts'
import { completeFit } from './lab/completed-fit.ts'
import { phonePhoto } from './lab/phone-photo.ts'
import { ask, freshVisitor, PASSWORD, perSecond, sendPhoto, signUp, startServer } from './lab/server.ts'

const GOAL_MB = 300
/** Without requests, until what stays is looked at: the typesetter's thread ends after a minute. */
const REST_MS = 65_000
const LANES = 10
/** The languages of most of the typefaces that a report may need. */
const LANGUAGES = ['en', 'de', 'ja', 'zh-CN', 'ko', 'th'] as const

const ms = Number(process.argv[2] ?? 10) * 1000
const server = await startServer()
const { origin } = server

async function get(at: string, cookie: string): Promise<void> {
  const { address, headers } = withoutWords(at)
  const answer = await fetch(`${origin}${address}`, { headers: { ...freshVisitor(), ...headers, cookie } })
  await answer.arrayBuffer()
  // A limit that is met is an answer, too.
  if (answer.status !== 200 && answer.status !== 429) throw new Error(`${at} answered ${answer.status}`)
}

async function show(after: string): Promise<number> {
  const now = await server.memory()
  console.log(
    `${after.padEnd(34)} ${now.toFixed(0).padStart(5)} MB = ${(now / GOAL_MB).toFixed(2)} of the goal`,
  )
  return now
}

try {
  const pictures = await Promise.all(Array.from({ length: 4 }, phonePhoto))
  await show('started')
  const fitters = await Promise.all(Array.from({ length: LANES }, () => signUp(origin, 'fitter')))
  const cookies = fitters.map(({ cookie }) => cookie)
  const cookieOf = (turn: number) => cookies[turn % LANES] ?? ''
  const fits = await Promise.all(
    cookies.map((cookie, index) => completeFit(origin, cookie, `Jonas Meier ${index}`)),
  )
  await show(`${LANES} fitters, a fit each`)

  let turn = 0
  const pages = ['/api/auth/user', '/api/submissions', '/api/submissions?search=meier']
  await perSecond(
    async () => {
      turn += 1
      await get(pages[turn % pages.length] ?? '', cookieOf(turn))
    },
    { ms, lanes: LANES },
  )
  await show('requests')

  await perSecond(
    async () => {
      turn += 1
      const email = fitters[turn % LANES]?.email
      await ask(origin, 'POST', '/auth/v1/token?grant_type=password', { email, password: PASSWORD })
    },
    { ms, lanes: 4 },
  )
  await show('sign-ins')

  await perSecond(
    async () => {
      turn += 1
      const fit = { cookie: cookieOf(turn), sessionId: fits[turn % LANES] ?? '' }
      await sendPhoto(origin, fit, pictures[turn % pictures.length] ?? Buffer.alloc(0))
    },
    { ms, lanes: 2 },
  )
  await show('photos of 12 megapixels')

  await perSecond(
    async () => {
      turn += 1
      const language = LANGUAGES[turn % LANGUAGES.length]
      await get(`/api/sessions/${fits[turn % LANES]}/report/pdf?language=${language}`, cookieOf(turn))
    },
    { ms, lanes: 2 },
  )
  await show('reports as PDF')
  await wait(REST_MS)
  const kept = await show(`${REST_MS / 1000} s of rest`)
  const peak = await server.peakMemory()
  console.log(`most so far ${peak.toFixed(0)} MB`)
  if (kept > GOAL_MB) process.exitCode = 1
} finally {
  await server.stop()
}
