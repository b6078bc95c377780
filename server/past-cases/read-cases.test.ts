import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import type { ReaderLogin } from '../database/database.ts'
import { hashSecret } from '../http/cookie.ts'
import type { Load } from '../sealed-search/search-thread.ts'
import type { Person } from '../testing/builders.ts'
import { intakes } from '../testing/intakes.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { openCaseSearch } from './case-search.ts'
import type { SealedCase } from './sealed-cases.repository.ts'

let t: TestApp
let fitter: Person
beforeAll(async () => {
  t = await testApp()
  fitter = await t.build.fitter()
  for (const name of ['Mara Lind', 'Tom Iyer'])
    await intakes(t).sentTo(fitter, {
      name,
      discomfort: [{ id: 'feet', zone: 'feet', severity: 3, description: 'Burning soles' }],
    })
})
afterAll(() => t.close())

const question = {
  kind: 'search',
  terms: [],
  filters: { days: { from: null, to: '9999-12-31' } },
  after: null,
  limit: 20,
} as const

/** A search with a thread of its own. */
function searchOnItsOwn(readerLogin: ReaderLogin = t.database.readerLogin) {
  const search = openCaseSearch(t.data.ring, readerLogin, t.context.liveEvents.listener, t.context.log)
  onTestFinished(() => search.close())
  return search
}

/** Has the thread read as somebody. */
function readAs(as: Person): Load<SealedCase> {
  const cookieHash = hashSecret(as.cookie?.split('=')[1] ?? '')
  return (_add, read) => read({ cookieHash, now: t.clock.now() })
}

/** Has a thread of its own read the cases of a fitter as somebody, and searches them. */
async function casesRead(of: Person, as: Person, readerLogin?: ReaderLogin) {
  const search = searchOnItsOwn(readerLogin)
  const answer = await search.find({ fitter: of.id, fingerprint: 'one' }, question, readAs(as))
  return answer.kind === 'search' ? answer.sessions.length : null
}

/** How many connections wait for the table of sessions. */
async function connectionsWaiting(): Promise<number> {
  const { rowCount } = await t.data.owner.query(
    "select from pg_locks where not granted and relation = 'session'::regclass",
  )
  return rowCount ?? 0
}

it('are all cases of the fitter who asks', async () => {
  expect(await casesRead(fitter, fitter)).toBe(2)
})

it('are not read as another fitter', async () => {
  await expect(casesRead(fitter, await t.build.fitter())).rejects.toThrow('reading failed')
})

it('are not read after the sign-in has ended', async () => {
  const leaving = await t.build.fitter()
  expect(await casesRead(leaving, leaving)).toBe(0)
  await t.api.as(leaving).call('POST /api/auth/logout')
  await expect(casesRead(leaving, leaving)).rejects.toThrow('reading failed')
})

it('are read with the password that is read again, once the old one is refused', async () => {
  const { url, prepared } = t.database.readerLogin.current()
  const refused = new URL(url)
  refused.password = 'an-earlier-one'
  const passwords = [refused.href, url]
  const login: ReaderLogin = {
    current: () => ({ url: passwords[0] ?? '', prepared }),
    renew: async () => void passwords.shift(),
  }
  expect(await casesRead(fitter, fitter, login)).toBe(2)
  expect(passwords).toEqual([url])
})

it('are read on one connection, however many fitters ask at the same time', async () => {
  const search = searchOnItsOwn()
  const others = await Promise.all([1, 2, 3].map(() => t.build.fitter()))
  const found = (one: Person, patienceMs: number) =>
    search.findWithin(patienceMs, { fitter: one.id, fingerprint: 'one' }, question, readAs(one))
  await t.data.owner.query('begin; lock table session in access exclusive mode')
  const began = await Promise.all([fitter, ...others].map((one) => found(one, 300)))
  expect(began).toEqual(Array.from({ length: 4 }, () => ({ opened: 0 })))
  await expect.poll(connectionsWaiting).toBeGreaterThan(0)
  expect(await connectionsWaiting()).toBe(1)
  await t.data.owner.query('rollback')
  const answers = await Promise.all([fitter, ...others].map((one) => found(one, 10_000)))
  expect(answers.map((one) => 'answer' in one)).toEqual([true, true, true, true])
})

/** Adds sessions to the file of a fitter's only rider, straight to the table. */
async function addSessions(of: Person, count: number): Promise<void> {
  await t.data.owner.query('alter table session disable trigger user')
  await t.data.owner.query(
    `insert into session (id, fitter_id, rider_id, created_at)
     select gen_random_uuid(), fitter_id, rider_id, created_at from session, generate_series(1, $2::int)
     where fitter_id = $1`,
    [of.id, count],
  )
  await t.data.owner.query('alter table session enable trigger user')
}

it('of a small practice do not wait until a large one is read', async () => {
  const search = searchOnItsOwn()
  const large = await t.build.fitter()
  await intakes(t).sentTo(large, { name: 'Ida Berg' })
  await addSessions(large, 1_000)
  const found = (one: Person, patienceMs: number) =>
    search.findWithin(patienceMs, { fitter: one.id, fingerprint: 'one' }, question, readAs(one))
  // Both wait for the table, so that the small practice is in the queue before anything of the large one is read. The
  // second question of each is answered after the thread has taken the order that the first one gave.
  await t.data.owner.query('begin; lock table session in access exclusive mode')
  for (const one of [large, large, fitter, fitter]) expect(await found(one, 0)).toEqual({ opened: 0 })
  const answered: string[] = []
  const both = [large, fitter].map(async (one) => {
    const answer = await found(one, 60_000)
    answered.push(one.id)
    return answer
  })
  await t.data.owner.query('rollback')
  for (const answer of await Promise.all(both)) expect(answer).toHaveProperty('answer')
  expect(answered).toEqual([fitter.id, large.id])
})

it('that cannot be read are an error and no endless progress, are logged, and are read when it works again', async () => {
  const { url, prepared } = t.database.readerLogin.current()
  const nowhere = new URL(url)
  nowhere.port = '1'
  let current = { url: nowhere.href, prepared }
  const search = searchOnItsOwn({ current: () => current, renew: () => Promise.resolve() })
  const patienceRanOut = Promise.withResolvers<void>()
  const load: Load<SealedCase> = async (add, read) => {
    await patienceRanOut.promise
    return readAs(fitter)(add, read)
  }
  const poll = (fingerprint: string) =>
    search.findWithin(0, { fitter: fitter.id, fingerprint }, question, load)
  const failures = () => t.logged.filter((line) => line.includes('values cannot be read'))
  const before = failures().length

  expect(await poll('one')).toEqual({ opened: 0 })
  patienceRanOut.resolve()
  await expect.poll(() => failures().length).toBe(before + 1)
  await expect(poll('one')).rejects.toThrow('reading failed (other, ECONNREFUSED)')
  await expect(poll('two')).rejects.toThrow('reading failed')
  const told = failures().slice(before)
  expect(told.map((line) => JSON.parse(line).err.message)).toEqual(
    Array.from({ length: 3 }, () => 'sealed search: reading failed (other, ECONNREFUSED)'),
  )
  for (const line of told) for (const secret of [fitter.id, url, 'Mara']) expect(line).not.toContain(secret)
  current = { url, prepared }
  expect(await poll('two')).toHaveProperty('answer')
})
