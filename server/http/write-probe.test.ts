import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function readiness({ app }: TestApp): Promise<{ status: number; body: unknown }> {
  const answer = await app.inject({ method: 'GET', url: '/readyz' })
  return { status: answer.statusCode, body: answer.json() }
}
const red = (reason: string) => ({ status: 503, body: { status: 'not_writable', reason } })
const ready = { status: 200, body: expect.objectContaining({ status: 'ready' }) }

describe('/readyz when nothing can be written', () => {
  const files = () => join(t.context.config.dataDir, 'files')
  beforeEach(() => rm(files(), { recursive: true, force: true }))

  it('fails with the reason, and recovers', async () => {
    t.clock.advance({ seconds: 10 })
    expect(await readiness(t)).toEqual(ready)
    await rm(files(), { recursive: true, force: true })
    await writeFile(files(), 'a file in the place of the folder')
    t.clock.advance({ seconds: 10 })
    expect(await readiness(t)).toEqual(red('files_not_writable'))
    await rm(files())
    t.clock.advance({ seconds: 10 })
    expect(await readiness(t)).toEqual(ready)
  })

  it('tries at most every few seconds, however often it is called', async () => {
    t.clock.advance({ seconds: 10 })
    expect(await readiness(t)).toEqual(ready)
    await rm(files(), { recursive: true, force: true })
    await writeFile(files(), '')
    expect(await readiness(t)).toEqual(ready)
    t.clock.advance({ seconds: 5 })
    expect(await readiness(t)).toEqual(red('files_not_writable'))
  })

  it('reports a read-only database', async () => {
    const other = await testApp()
    try {
      const { rows } = await other.data.owner.query<{ name: string }>('select current_database() as name')
      await other.data.owner.query(`alter database ${rows[0]?.name} set default_transaction_read_only = on`)
      expect(await readiness(other)).toEqual(red('database_read_only'))
    } finally {
      await other.close()
    }
  })
})
