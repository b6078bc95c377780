import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { type EventStream, openStream } from './event-stream.ts'

it('holds at most one message per topic for a client that reads slowly', async () => {
  const opened = Promise.withResolvers<EventStream>()
  const closed = Promise.withResolvers<void>()
  const app = Fastify()
  app.get('/', async (_request, reply) => {
    opened.resolve(openStream(reply, closed.resolve))
    return reply
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const response = await fetch(app.listeningOrigin)
  const stream = await opened.promise
  // All at once: the connection accepts the first few kilobytes, then its buffer is full.
  for (let times = 0; times < 100_000; times += 1) stream.changed('submissions')
  stream.changed('invitations')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (!text.includes('data: invitations')) text += (await reader?.read())?.value ?? ''
  expect(text.length).toBeLessThan(100_000)
  stream.end()
  await reader?.read()
  await closed.promise
  await app.close()
})
