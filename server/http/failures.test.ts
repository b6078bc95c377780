import Fastify from 'fastify'
import { DatabaseError } from 'pg'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { DocumentProblem } from '../documents/document-problem.ts'
import { answerFailure } from './failures.ts'
import { AppError } from './problem.ts'

const databaseError = (code: string) =>
  Object.assign(new DatabaseError('row of Jonas Meier', 18, 'error'), { code, detail: 'Key (name)=(Jonas)' })
const withCode = (code: string) => Object.assign(new Error('connect failed'), { code })

async function answerTo(error: Error) {
  const logged: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
  const app = Fastify({ loggerInstance: log })
  app.setErrorHandler(answerFailure)
  app.get('/', async () => {
    throw error
  })
  const answer = await app.inject({ url: '/' })
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    body: answer.json(),
    answer,
    logged,
  }
}

describe('an error', () => {
  it.each([
    ['refused connections', withCode('ECONNREFUSED')],
    ['a name that does not resolve', withCode('EAI_AGAIN')],
    ['a lost connection', new Error('Connection terminated unexpectedly')],
    ['a broken connection', new Error('Client has encountered a connection error and is not queryable')],
    ['a full pool', new Error('timeout exceeded when trying to connect')],
    ['a pool that was ended', new Error('Cannot use a pool after calling end on the pool')],
    ['an administrator’s stop', databaseError('57P01')],
    ['a start that is not through', databaseError('57P03')],
    ['too many connections', databaseError('53300')],
    ['a statement that took too long', databaseError('57014')],
    ['a deadlock', databaseError('40P01')],
  ])('of the database by %s is reported as 503, to be tried again later', async (_name, error) => {
    const { status, type, body, answer } = await answerTo(error)
    expect({ status, retryAfter: answer.headers['retry-after'] }).toEqual({ status: 503, retryAfter: '10' })
    expect(type).toContain('application/problem+json')
    expect(body).toEqual({ status: 503, code: 'unavailable', requestId: expect.any(String) })
  })

  it.each([
    ['ENOSPC', 507, 'storage_full'],
    ['EDQUOT', 507, 'storage_full'],
    ['EFBIG', 507, 'storage_full'],
    ['EROFS', 503, 'unavailable'],
    ['EACCES', 503, 'unavailable'],
    ['EIO', 503, 'unavailable'],
  ])('of the disk by %s is reported as %i', async (code, status, reported) => {
    const { body } = await answerTo(withCode(code))
    expect(body).toEqual({ status, code: reported, requestId: expect.any(String) })
  })

  it('of a typesetter that is too busy is reported as 503 and logged with its reason', async () => {
    const { status, body, logged } = await answerTo(
      new DocumentProblem('typesetting_busy', 'too many documents wait'),
    )
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' })
    expect(logged.join()).toContain('too many documents wait')
  })

  it.each([
    ['a document that cannot be typeset', new DocumentProblem('typesetting_failed', 'no result')],
    ['a bug', new TypeError('x is undefined')],
    ['a broken constraint', databaseError('23505')],
  ])('of the program by %s is reported as 500, without its message', async (_name, error) => {
    const { status, body, answer } = await answerTo(error)
    expect({ status, code: body.code }).toEqual({ status: 500, code: 'internal' })
    expect(answer.payload).not.toContain(error.message)
  })

  it('of the database is logged by its code, without its message', async () => {
    const { logged } = await answerTo(databaseError('23505'))
    expect(logged.join()).toContain('23505')
    expect(logged.join()).not.toContain('Jonas')
  })

  it('that is a refusal is not logged as an error', async () => {
    const { status, logged } = await answerTo(new AppError('draft_conflict', { params: { version: 3 } }))
    expect(status).toBe(409)
    expect(logged.join()).not.toContain('request failed')
  })

  it('with a time to retry sets the header too', async () => {
    const { answer } = await answerTo(new AppError('rate_limited', { params: { seconds: 17 } }))
    expect(answer.headers['retry-after']).toBe('17')
  })
})
