import Fastify from 'fastify'
import { DatabaseError } from 'pg'
import pino from 'pino'
import { expect, it } from 'vitest'
import { replyWithError } from './error-reply.ts'

it('keeps what the database says about a row out of the log and the response', async () => {
  const lines: string[] = []
  const app = Fastify({
    loggerInstance: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
  })
  app.setErrorHandler(replyWithError)
  app.get('/', async () => {
    const failure = new DatabaseError('invalid input: canary@example.org', 20, 'error')
    throw Object.assign(failure, {
      code: '23514',
      table: 'person',
      detail: 'Failing row contains (canary@example.org)',
      where: 'canary@example.org',
    })
  })
  const answer = await app.inject({ url: '/' })
  await app.close()
  expect(answer.statusCode).toBe(500)
  expect(lines.join('')).toContain('23514')
  expect(lines.join('') + answer.payload).not.toContain('canary')
})
