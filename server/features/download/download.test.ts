import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { NOTICE_VERSION } from '#domain/product.ts'
import { localFiles } from '../../files/local-files.ts'
import { filesFolder } from '../../files/open-files.ts'
import { removeAllFiles } from '../../files/remove-files.ts'
import { deleteExpired } from '../../retention/delete-expired.ts'
import { fittings } from '../../testing/fittings.ts'
import { exchange, signedUp } from '../../testing/hosted-session.ts'
import { copyOf, makeCopies } from '../../testing/made-copies.ts'
import { smallPicture } from '../../testing/small-picture.ts'
import { nobody } from '../../testing/test-api.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const copied = z.object({ tables: z.record(z.string(), z.array(z.record(z.string(), z.json()))) })

let t: TestApp
let fit: ReturnType<typeof fittings>
beforeAll(async () => {
  t = await testApp()
  fit = fittings(t)
})
afterAll(() => t.close())

const state = async (who: { cookie: string | null }) =>
  (await t.api.as(who).call('GET /api/account/download')).body
const ask = (who: { cookie: string | null }) => t.api.as(who).call('POST /api/account/download')
const fetchFile = (who: { cookie: string | null }) => t.api.as(who).call('GET /api/account/download/file')

/** A rider with an account, a fit and a photo. */
async function rider() {
  const made = await fit.fitted({ account: true })
  const photo = await t.api.as(made.fitter).call('POST /api/sessions/:sessionId/photos', {
    params: { sessionId: made.sessionId },
    query: { phase: 'before' },
    body: await smallPicture(),
  })
  return { ...made, photoId: photo.body.id }
}

it('contains what the sign-in service keeps, without what lets somebody sign in', async () => {
  const person = await signedUp(t, { role: 'client', name: 'Sina Roth' })
  const { caller } = await exchange(t.api, nobody, person.accessToken)
  const { tables } = copied.parse(JSON.parse((await copyOf(t, caller)).get('data.json') ?? ''))
  expect(tables['identity.person']).toHaveLength(1)
  expect(tables['identity.person']?.[0]).toMatchObject({
    id: person.userId,
    email: person.email,
    user_metadata: { name: 'Sina Roth' },
  })
  expect(tables['identity.identity']?.[0]).toMatchObject({ provider: 'email' })
  expect(JSON.stringify(tables)).not.toMatch(/argon2|token_hash|secret/)
})

/** The files of a folder of the store. */
const storedFiles = (folder: string) =>
  readdir(join(t.home, 'var', 'files', folder.slice(-2), folder)).catch(() => [])

async function accountOf(who: { cookie: string | null }): Promise<string> {
  const user = (await t.api.as(who).call('GET /api/auth/user')).body
  return 'id' in user ? user.id : ''
}

it('makes a copy with all kinds of files, tells by mail, and says how far it is', async () => {
  const made = await rider()
  expect((await state(made.rider)).download).toBeNull()
  const asked = await ask(made.rider)
  expect([asked.status, asked.body.state, asked.body.ready]).toEqual([202, 'waiting', null])
  await makeCopies(t)
  const { download } = await state(made.rider)
  expect(download?.state).toBe('ready')
  expect(download?.filesDone).toBe(download?.files)
  expect(download?.ready?.expiresAt).toBe(new Date(t.clock.now().getTime() + 7 * 86_400_000).toISOString())
  const files = await copyOf(t, made.rider)
  const names = [...files.keys()]
  expect(names).toEqual(
    expect.arrayContaining([
      'data.json',
      'schema.json',
      'index.html',
      'csv/rider.csv',
      `photos/${made.photoId}.webp`,
    ]),
  )
  const report = names.find((name) => name.startsWith('reports/'))
  expect(report).toContain(made.sessionId)
  expect(files.get(report ?? '')).toMatch(/^%PDF/)
  expect(files.get('index.html')).toContain(`photos/${made.photoId}.webp`)
  const { rows } = await t.data.owner.query(
    "select kind from outbox where account_id = $1 and kind = 'download_ready'",
    [await accountOf(made.rider)],
  )
  expect(rows).toHaveLength(2)
  const { rows: trail } = await t.data.owner.query(
    "select action from audit_entry where account_id = $1 and action like 'download.%' order by id",
    [await accountOf(made.rider)],
  )
  expect(trail.map(({ action }) => action)).toEqual([
    'download.requested',
    'download.requested',
    'download.fetched',
  ])
})

it('keeps one copy at a time, and leaves one that is being made alone', async () => {
  const made = await rider()
  const first = await ask(made.rider)
  t.clock.advance({ seconds: 5 })
  expect((await ask(made.rider)).body.requestedAt).toBe(first.body.requestedAt)
  await makeCopies(t)
  const account = await accountOf(made.rider)
  expect(await storedFiles(account)).toHaveLength(1)
  expect((await ask(made.rider)).body.requestedAt).not.toBe(first.body.requestedAt)
  const { rows } = await t.data.owner.query('select key from file_removal where key like $1', [
    `${account}/%`,
  ])
  expect(rows).toHaveLength(1)
})

it('gives a copy to nobody else, and only after a sign-in of the last ten minutes', async () => {
  const [mine, other] = [await rider(), await rider()]
  await ask(mine.rider)
  expect((await fetchFile(mine.rider)).problem.code).toBe('download_not_ready')
  await makeCopies(t)
  expect((await fetchFile(other.rider)).problem.code).toBe('download_not_ready')
  expect((await state(other.rider)).download).toBeNull()
  expect((await state(mine.rider)).missing).toBeNull()
  expect((await fetchFile(mine.rider)).headers['content-type']).toBe('application/zip')
  t.clock.advance({ minutes: 10, seconds: 1 })
  expect((await state(mine.rider)).missing).toBe('sign_in')
  expect((await fetchFile(mine.rider)).problem.code).toBe('fresh_sign_in_required')
})

it('is gone after seven days', async () => {
  const made = await rider()
  await ask(made.rider)
  await makeCopies(t)
  t.clock.advance({ days: 7 })
  expect((await state(made.rider)).download).toBeNull()
  expect((await fetchFile(made.rider)).problem.code).toBe('download_not_ready')
  t.clock.advance({ seconds: 1 })
  const account = await accountOf(made.rider)
  await deleteExpired(t.data.owner, t.clock.now())
  await removeAllFiles(t.data.owner, localFiles(filesFolder(t.context.config.dataDir)))
  const { rows } = await t.data.owner.query('select id from data_download where account_id = $1', [account])
  expect([rows, await storedFiles(account)]).toEqual([[], []])
})

it('lies sealed in the file store', async () => {
  const made = await rider()
  await ask(made.rider)
  await makeCopies(t)
  const account = await accountOf(made.rider)
  const [file = ''] = await storedFiles(account)
  const bytes = await t.context.files.get(
    await t.database.perform({ system: true }, { now: t.clock.now(), requestId: 'test' }, (tx) =>
      tx.keys.of(account),
    ),
    `${account}/${file}`,
  )
  expect(bytes?.subarray(0, 2).toString()).toBe('PK')
})

it('begins again after a stop, and leaves no files of the first attempt', async () => {
  const made = await rider()
  await ask(made.rider)
  let files = 0
  await makeCopies(t, () => {
    files += 1
    return files === 3
  })
  const account = await accountOf(made.rider)
  expect((await state(made.rider)).download?.state).toBe('ready')
  expect(await storedFiles(account)).toHaveLength(1)
})

it.each(['rider', 'account'] as const)('goes with an erasure of the %s', async (what) => {
  const made = await rider()
  await ask(made.rider)
  await ask(made.fitter)
  await makeCopies(t)
  const [account, fitter] = [await accountOf(made.rider), await accountOf(made.fitter)]
  await t.data.owner.query(
    what === 'rider' ? 'select app.erase_rider($1, $2, $3)' : 'select app.erase_account($1, $2, $3)',
    [what === 'rider' ? made.riderId : account, t.clock.now(), 'test'],
  )
  const { rows } = await t.data.owner.query(
    'select account_id from data_download where account_id = any ($1)',
    [[account, fitter]],
  )
  expect(rows).toEqual([])
  const { rows: removals } = await t.data.owner.query(
    "select distinct split_part(key, '/', 1) as folder from file_removal where key like any (array[$1 || '/%', $2 || '/%'])",
    [account, fitter],
  )
  expect(removals.map(({ folder }) => folder).toSorted()).toEqual([account, fitter].toSorted())
})

it.each([
  ['ends the access', 'POST /api/client/files/:riderId/closing', { ended: true }],
  ['restricts the file', 'POST /api/account/files/:riderId/restriction', { restricted: true }],
  [
    'withdraws the consent',
    'POST /api/account/files/:riderId/fit-consent',
    { granted: false, noticeVersion: NOTICE_VERSION, language: 'en' },
  ],
] as const)('goes when a rider %s, because it has the rider’s file', async (_, call, body) => {
  const made = await rider()
  await ask(made.fitter)
  await makeCopies(t)
  expect((await fetchFile(made.fitter)).status).toBe(200)
  const closed = await t.api.as(made.rider).call(call, { params: { riderId: made.riderId }, body })
  expect(closed.status).toBeLessThan(300)
  expect((await state(made.fitter)).download).toBeNull()
  expect((await fetchFile(made.fitter)).status).not.toBe(200)
  await removeAllFiles(t.data.owner, localFiles(filesFolder(t.context.config.dataDir)))
  expect(await storedFiles(await accountOf(made.fitter))).toEqual([])
  const next = copied.parse(JSON.parse((await copyOf(t, made.fitter)).get('data.json') ?? ''))
  expect(next.tables.session?.map(({ id }) => id) ?? []).not.toContain(made.sessionId)
})
