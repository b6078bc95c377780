// Measures how many requests per second the server answers, against a bare Fastify route with one query on the same
// database, alternating in one run.
//   npm run bench -- requests [rounds]
import Fastify from 'fastify'
import pg from 'pg'
import { ask, freePort, freshVisitor, median, perSecond, signUp, startServer } from './lab/server.ts'

/** Saves of one draft per minute, below the rate limit of one sign-in. */
const SAVES_A_GUEST = 400
const NOTICE = { noticeVersion: '1.2', language: 'en' }
const server = await startServer()
const { origin } = server

async function startedGuest(fitter: string) {
  const invited = await ask(origin, 'POST', '/api/invitations', { channel: 'link' }, fitter)
  const secret = String(invited.body.url).split('#')[1]
  const { cookie, body } = await ask(origin, 'POST', '/api/invitation/start', { secret, consent: NOTICE })
  return { cookie, sessionId: String(body.sessionId), version: 0 }
}

async function sendIntake(fitter: string) {
  const { cookie, sessionId } = await startedGuest(fitter)
  await ask(
    origin,
    'POST',
    `/api/sessions/${sessionId}/intake/submission`,
    {
      formVersion: 1,
      today: new Date().toISOString().slice(0, 10),
      ...NOTICE,
      answers: {
        name: 'Jonas Meier',
        email: 'jonas@example.org',
        dateOfBirth: '1988-04-12',
        bikeTypes: ['road'],
        goals: ['reduce_discomfort'],
      },
    },
    cookie,
  )
}

async function get(url: string, cookie = ''): Promise<void> {
  const answer = await fetch(url, { headers: { ...freshVisitor(), cookie } })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
}

const bare = Fastify()
const pool = new pg.Pool({ connectionString: await server.ownerUrl(), max: 20 })
bare.get(
  '/',
  async () => (await pool.query('select id, created_at from session order by created_at desc limit 30')).rows,
)
const port = await freePort()
try {
  await bare.listen({ port, host: '127.0.0.1' })
  const fitters = await Promise.all(Array.from({ length: 8 }, () => signUp(origin, 'fitter')))
  const cookies = fitters.map(({ cookie }) => cookie)
  for (const cookie of cookies) for (let count = 0; count < 10; count += 1) await sendIntake(cookie)
  let guests = await Promise.all(cookies.map(startedGuest))
  let turn = 0
  const list = async () => {
    turn += 1
    await get(`${origin}/api/auth/user`, cookies[turn % cookies.length])
  }
  const submissions = async () => {
    turn += 1
    const cookie = cookies[turn % cookies.length] ?? ''
    const { status } = await ask(origin, 'GET', '/api/submissions', undefined, cookie)
    if (status !== 200 && status !== 429) throw new Error(`list answered ${status}`)
    if (status === 429) limited += 1
  }
  let limited = 0
  const saves = () => {
    const waiting = [...guests]
    return async () => {
      const guest = waiting.pop()
      if (!guest) return
      const body = {
        version: guest.version,
        formVersion: 1,
        changes: [{ path: 'occupation', value: `Baker ${guest.version}` }],
      }
      const { status } = await ask(
        origin,
        'PATCH',
        `/api/sessions/${guest.sessionId}/intake/draft`,
        body,
        guest.cookie,
      )
      if (status !== 200) throw new Error(`save answered ${status}`)
      guest.version += 1
      waiting.push(guest)
    }
  }
  const seen: Record<string, number[]> = {
    'GET /api/auth/user': [],
    'GET /api/submissions': [],
    'PATCH draft': [],
  }
  for (let round = 0; round < Number(process.argv[2] ?? 3); round += 1) {
    const base = await perSecond(() => get(`http://127.0.0.1:${port}/`))
    const rates = {
      'GET /api/auth/user': await perSecond(list),
      // Ten entries per page; about as many requests as the limit of one sign-in allows.
      'GET /api/submissions': await perSecond(submissions, { ms: 1_500 }),
      'PATCH draft': await perSecond(saves(), { lanes: 8 }),
    }
    if (guests.some(({ version }) => version > SAVES_A_GUEST))
      guests = await Promise.all(cookies.map(startedGuest))
    console.log(`bare route with one query: ${Math.round(base)}/s`)
    for (const [name, rate] of Object.entries(rates)) {
      seen[name]?.push(rate / base)
      console.log(`  ${name}: ${Math.round(rate)}/s = ${(rate / base).toFixed(2)}`)
    }
  }
  for (const [name, ratios] of Object.entries(seen))
    console.log(`${name}: median ${median(ratios).toFixed(2)} of the bare route`)
  if (limited > 0) console.log(`(${limited} of the lists met the limit and count as answered)`)
} finally {
  await bare.close()
  await pool.end()
  await server.stop()
}
