import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { markPages } from './mark-pages.ts'

const PAGE = '<!doctype html><html><head><title>Spokewell</title></head></html>'

function demo() {
  const app = Fastify()
  markPages(app, { publicUrl: 'http://127.0.0.1:3001', local: true })
  app.get('/dashboard', async (_request, reply) =>
    reply
      .type('text/html')
      .header('content-length', PAGE.length)
      .send(Readable.from([PAGE])),
  )
  app.get('/app.js', async (_request, reply) =>
    reply.type('text/javascript').send(Readable.from(['"<head>"'])),
  )
  return app
}

it('marks every page, and nothing else', async () => {
  const app = demo()
  const headers = { host: '127.0.0.1:3001' }
  const page = await app.inject({ url: '/dashboard', headers })
  expect(page.payload).toContain('<head><meta name="demo" content="invented"><title>')
  expect((await app.inject({ url: '/app.js', headers })).payload).toBe('"<head>"')
})

it('shows pages at its own address only, because all ports of localhost share cookies', async () => {
  const headers = { host: 'localhost:3001', accept: 'text/html,*/*' }
  const answer = await demo().inject({ url: '/dashboard?period=year', headers })
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe('http://127.0.0.1:3001/dashboard?period=year')
})
