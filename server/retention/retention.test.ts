import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RETENTION_YEARS } from '#domain/product.ts'
import { DUE_SOON_DAYS } from '#domain/retention.ts'
import { retentionCommand } from '../console/retention-command.ts'
import { readErasures } from '../erasure/testing/read-erasures.ts'
import { intakes } from '../testing/intakes.ts'
import { onConsole } from '../testing/on-console.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { eraseOutdated } from './retention.ts'
import { reportRetention } from './retention-report.ts'

let t: TestApp
let folder: string
beforeAll(async () => {
  t = await testApp()
  folder = await mkdtemp(join(tmpdir(), 'spokewell-retention-'))
})
afterAll(async () => {
  await t.close()
  await rm(folder, { recursive: true })
})

it('erases a file seven years after its last session, and no other', async () => {
  const guest = await t.build.guest()
  await intakes(t).send(guest)
  const ledger = [join(folder, 'ledger.jsonl')]
  const years = (count: number) => new Date(t.clock.now().getTime() + count * 366 * 86_400_000)
  await eraseOutdated(t.data.owner, ledger, years(RETENTION_YEARS - 1))
  expect(await readErasures(ledger)).toEqual([])
  await eraseOutdated(t.data.owner, ledger, years(RETENTION_YEARS))
  expect(await readErasures(ledger)).toHaveLength(1)
  const left = await t.data.owner.query('select count(*)::int as forms from submission')
  expect(left.rows[0]).toEqual({ forms: 0 })
  await eraseOutdated(t.data.owner, ledger, years(RETENTION_YEARS))
  expect(await readErasures(ledger)).toHaveLength(1)
})

it('reports what is due now and soon, and erases nothing', async () => {
  const { riderId } = await intakes(t).submitted()
  const dueOf = async (at: Date) =>
    (await reportRetention(t.data.owner, at)).find(({ name }) => name === 'rider files')
  const end = new Date(t.clock.now())
  end.setUTCFullYear(end.getUTCFullYear() + RETENTION_YEARS)
  const daysAround = (days: number) => new Date(end.getTime() + days * 86_400_000)
  expect(await dueOf(daysAround(-DUE_SOON_DAYS - 1))).toMatchObject({ now: 0, soon: 0 })
  expect(await dueOf(daysAround(-1))).toMatchObject({ now: 0, soon: 1 })
  expect(await dueOf(daysAround(1))).toMatchObject({ now: 1, soon: 0 })
  const kept = await t.data.owner.query('select from submission where rider_id = $1', [riderId])
  expect(kept.rowCount).toBe(1)
  expect(await onConsole(t)(retentionCommand)).toContain('Nothing was erased.')
})
