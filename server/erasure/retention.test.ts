import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RETENTION_YEARS } from '#domain/product.ts'
import { intakes } from '../testing/intakes.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { eraseOutdated } from './retention.ts'
import { readErasures } from './testing/read-erasures.ts'

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
