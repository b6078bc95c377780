import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCsv } from '#domain/csv/csv.ts'
import { NOTICE_VERSION } from '#domain/product.ts'
import { RESEARCH_COLUMNS, RESEARCH_K } from '#domain/research/research-rows.ts'
import { researchExportCommand } from '../console/research-export-command.ts'
import { type Fitted, fittings } from '../testing/fittings.ts'
import { onConsole } from '../testing/on-console.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { keepResearchProfiles } from './keep-profiles.ts'

let t: TestApp
let fit: ReturnType<typeof fittings>
beforeAll(async () => {
  t = await testApp()
  fit = fittings(t)
})
afterAll(() => t.close())

const rows = async (sql: string, ...values: unknown[]) => (await t.data.owner.query(sql, values)).rows
const profilesOf = (riderId: string) => rows('select * from research_profile where rider_id = $1', riderId)
const keep = () => fit.system(keepResearchProfiles)

/** A fit of a rider with an account who consents to research, in bands. */
async function made(answers: Record<string, unknown> = {}): Promise<Fitted> {
  const fitted = await fit.fitted({
    account: true,
    answers: {
      researchConsent: true,
      discipline: 'gravel',
      heightCm: 171,
      weightKg: 63,
      gender: ['woman'],
      occupation: 'Canaryoccupation',
      ...answers,
    },
  })
  await fit.deriveOutcomes()
  return fitted
}

/** The rows of a new export, and everything in its folder as one text. */
async function exported(name: string) {
  const folder = join(t.home, name)
  const said = await onConsole(t)((config, _args, now) => researchExportCommand(config, [folder], now))
  const files = await Promise.all(
    (await readdir(folder)).sort().map((file) => readFile(join(folder, file), 'utf8')),
  )
  const [, ...data] = readCsv(await readFile(join(folder, 'fits.csv'), 'utf8'))
  return { said, text: files.join('\n'), data: data.map(({ cells }) => cells) }
}

const restrict = ({ rider, riderId }: Fitted) =>
  t.api
    .as(rider)
    .call('POST /api/account/files/:riderId/restriction', { params: { riderId }, body: { restricted: true } })

it('holds riders whose consent is in force, in bands, and nothing that names them; it is logged', async () => {
  const riders: Fitted[] = []
  for (let count = 0; count < RESEARCH_K; count += 1) riders.push(await made())
  await made({ discipline: 'bmx' })
  const refused = await fit.fitted({
    account: true,
    answers: { researchConsent: false, discipline: 'gravel' },
  })
  expect(await profilesOf(refused.riderId)).toEqual([])
  // The command itself makes the bands of those who consented since the last run of the task.
  expect(await rows('select 1 from research_profile')).toEqual([])
  const first = await exported('first')
  expect(first.said).toContain(`${RESEARCH_K} fits of ${RESEARCH_K} people`)
  expect(first.data).toHaveLength(RESEARCH_K)
  for (const cells of first.data)
    expect(cells.slice(1, 8)).toEqual(['0', '35-44', 'woman', 'DE', '170-171', '62-63', 'gravel'])
  const ids = riders.flatMap(({ riderId, sessionId, fitter }) => [riderId, sessionId, fitter.id])
  for (const canary of [...ids, 'Jonas', 'jonas@example.org', 'Canaryoccupation', '1988', '2026'])
    expect(first.text).not.toContain(canary)
  for (const name of RESEARCH_COLUMNS) expect(first.text).toContain(`| ${name} |`)
  expect(await rows(`select changes from audit_entry where action = 'research.exported'`)).toEqual([
    { changes: { people: { to: RESEARCH_K }, fits: { to: RESEARCH_K }, left_out: { to: 1 } } },
  ])

  const second = await exported('second')
  const pseudonyms = (data: readonly (readonly string[])[]) => new Set(data.map(([person]) => person))
  expect([...pseudonyms(first.data)].filter((person) => pseudonyms(second.data).has(person))).toEqual([])

  const [leaving] = riders
  if (!leaving) throw new Error('no rider')
  await t.api.as(leaving.rider).call('POST /api/account/research-consent', {
    body: { granted: false, noticeVersion: NOTICE_VERSION, language: 'en' },
  })
  expect(await profilesOf(leaving.riderId)).toEqual([])
  const third = await exported('third')
  expect(third.data).toEqual([])
  expect(third.said).toContain('0 fits of 0 people')
})

it('is refused into a folder that holds something, and then neither written nor recorded', async () => {
  const folder = join(t.home, 'taken')
  await mkdir(folder)
  await writeFile(join(folder, 'fits.csv'), 'kept')
  const before = await rows('select id from research_export')
  const command = (to: string) =>
    onConsole(t)((config, _args, now) => researchExportCommand(config, [to], now))
  for (const taken of [folder, join(folder, 'fits.csv')])
    await expect(command(taken)).rejects.toThrow('is not an empty folder')
  expect(await readFile(join(folder, 'fits.csv'), 'utf8')).toBe('kept')
  expect(await readdir(folder)).toEqual(['fits.csv'])
  expect(await rows('select id from research_export')).toEqual(before)
})

it('loses the bands in the transaction of a withdrawal, a restriction or an erasure, and gets none back', async () => {
  const [restricted, erased] = [await made(), await made()]
  await keep()
  expect(await profilesOf(restricted.riderId)).toMatchObject([
    { age_band: '35-44', gender: 'woman', country: 'DE' },
  ])
  await restrict(restricted)
  expect(await profilesOf(restricted.riderId)).toEqual([])
  await keep()
  expect(await profilesOf(restricted.riderId)).toEqual([])
  const params = { riderId: erased.riderId }
  await t.api.as(erased.rider).call('POST /api/account/files/:riderId/erasure', { params, body: {} })
  await keep()
  expect(await profilesOf(erased.riderId)).toEqual([])
})

it('is read by a role that sees no key, no name and no answer', async () => {
  const { riderId } = await made()
  await keep()
  const { owner } = t.data
  const asExporter = async (sql: string) => {
    await owner.query('begin')
    try {
      await owner.query('set local role spokewell_research')
      return (await owner.query(sql)).rows
    } finally {
      await owner.query('rollback')
    }
  }
  expect(await asExporter('select age_band from research_profile')).not.toEqual([])
  for (const table of [
    'vault_key',
    'vault_root',
    'rider',
    'account',
    'submission',
    'consent',
    'session',
    'audit_entry',
  ])
    await expect(asExporter(`select * from ${table}`), table).rejects.toMatchObject({ code: '42501' })
  await expect(asExporter('select fitter_id from fit_outcome')).rejects.toMatchObject({ code: '42501' })
  await expect(
    asExporter(`delete from research_profile where rider_id = '${riderId}'`),
  ).rejects.toMatchObject({
    code: '42501',
  })
})
