import { createHmac, timingSafeEqual } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#contract/call.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { bindCalls } from './bind-calls.ts'
import { addBodyParser, BODY_LIMIT } from './body-parser.ts'
import { answerFailure } from './failures.ts'
import { openApiDocument } from './openapi.ts'
import { AppError } from './problem.ts'

const signed = defineCall('POST /api/signed', {
  access: 'everyone',
  roundTrips: 0,
  summary: 'Takes a signed message.',
  rawBody: true,
  response: z.object({ kind: z.string() }),
})
const plain = defineCall('POST /api/plain', {
  access: 'everyone',
  roundTrips: 0,
  summary: 'Takes a message.',
  body: z.strictObject({ kind: z.string() }),
  response: z.object({ kind: z.string() }),
})

const SECRET = 'whsec_test'
const signatureOf = (bytes: Uint8Array | string) => createHmac('sha256', SECRET).update(bytes).digest()
const withBytes = z.object({
  body: z.instanceof(Uint8Array),
  request: z.object({ headers: z.looseObject({}) }),
})
const withValue = z.object({ body: z.object({ kind: z.string() }) })

/** Verifies the bytes and then parses them, as a payment provider's webhook does. */
async function takeSigned(input: object) {
  const { body, request } = withBytes.parse(input)
  const given = Buffer.from(String(request.headers['x-signature']), 'hex')
  const expected = signatureOf(body)
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new AppError('token_refused')
  const message = z.object({ kind: z.string() }).safeParse(JSON.parse(Buffer.from(body).toString()))
  if (!message.success) throw new AppError('invalid_request')
  return message.data
}

let t: TestApp
let app: FastifyInstance
beforeAll(async () => {
  t = await testApp()
  app = Fastify()
  app.setErrorHandler(answerFailure)
  await app.register(cookie)
  addBodyParser(app)
  const handlers = {
    [signed.route]: takeSigned,
    [plain.route]: async (input: object) => withValue.parse(input).body,
  }
  bindCalls(app, [signed, plain], handlers, { ...t.context, secure: false })
})
afterAll(async () => {
  await app.close()
  await t.close()
})

const post = (payload: string | Buffer, headers: Record<string, string> = {}, url = '/api/signed') =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } })
const signatureFor = (payload: string) => ({ 'x-signature': signatureOf(payload).toString('hex') })

describe('a call that takes its JSON body as bytes', () => {
  // Parsing and printing this again would produce other bytes.
  const message = '{ "kind":\t"paid", "n": 1.0, "name": "M\\u00fcller" }\n'

  it('gets exactly the bytes that were sent', async () => {
    const response = await post(message, signatureFor(message))
    expect([response.statusCode, response.json()]).toEqual([200, { kind: 'paid' }])
  })

  it('can refuse bytes that were changed on the way', async () => {
    const changed = await post(message.replace('1.0', '1'), signatureFor(message))
    expect(changed.json().code).toBe('token_refused')
  })

  it('can refuse a signed message of another shape', async () => {
    const other = '{"type":"paid"}'
    const response = await post(other, signatureFor(other))
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_request'])
  })

  it.each([
    ['malformed JSON', '{"a":', 400, 'bad_json'],
    ['an empty body', '', 400, 'bad_json'],
    ['__proto__', '{"__proto__":{"role":"fitter"}}', 400, 'bad_json'],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 400, 'bad_characters'],
    ['NUL', '{"kind":"\\u0000"}', 400, 'bad_characters'],
    ['more than the limit', `"${'x'.repeat(BODY_LIMIT)}"`, 413, 'body_too_large'],
  ])('refuses %s like any other call', async (_name, payload, status, code) => {
    const response = await post(payload)
    expect([response.statusCode, response.json().code]).toEqual([status, code])
  })

  it.each(['application/octet-stream', 'image/png', 'text/plain'])('refuses %s', async (type) => {
    const response = await post(message, { ...signatureFor(message), 'content-type': type })
    expect(response.json().code).toBe('unsupported_media_type')
  })

  it('leaves other calls with parsed bodies', async () => {
    expect((await post('{"kind":"paid"}', {}, '/api/plain')).json()).toEqual({ kind: 'paid' })
  })

  it('is described with a JSON body', () => {
    const { paths } = openApiDocument([signed])
    expect(paths['/api/signed']).toMatchObject({
      post: { requestBody: { required: true, content: { 'application/json': {} } } },
    })
  })
})
