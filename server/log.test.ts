import Fastify from 'fastify'
import { DatabaseError } from 'pg'
import { describe, expect, it } from 'vitest'
import { openLog } from './log.ts'

/** What PostgreSQL says of a row that it refuses. */
const refusedRow = () =>
  Object.assign(new DatabaseError('duplicate key of Jonas Meier', 18, 'error'), {
    code: '23505',
    table: 'rider',
    detail: 'Failing row contains (Jonas, 6).',
    where: 'SQL statement "… Jonas …"',
  })

function openTestLog() {
  const lines: string[] = []
  return { lines, log: openLog('info', { write: (line) => void lines.push(line) }) }
}

describe('an error of the database, logged outside a request', () => {
  it('names its code and table, and quotes no row', () => {
    const { lines, log } = openTestLog()
    log.error({ err: refusedRow(), task: 'retention' }, 'periodic work failed')
    log.error(refusedRow(), 'not recorded')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { task: 'retention', msg: 'periodic work failed', err: { database: '23505', table: 'rider' } },
      { msg: 'not recorded', err: { database: '23505', table: 'rider' } },
    ])
    expect(lines.join()).not.toContain('Jonas')
  })

  it('does the same through the server’s log', () => {
    const { lines, log } = openTestLog()
    Fastify({ loggerInstance: log }).log.error({ err: refusedRow() }, 'periodic work failed')
    expect(lines.join()).toContain('23505')
    expect(lines.join()).not.toContain('Jonas')
  })
})

it('keeps the message of any other error', () => {
  const { lines, log } = openTestLog()
  log.error({ err: new TypeError('no such lane') }, 'outbox: could not be read')
  expect(lines.join()).toContain('no such lane')
})
