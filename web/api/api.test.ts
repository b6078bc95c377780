import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api, uploadPicture } from './api.ts'
import { ApiError } from './api-error.ts'
import { addressOf, segmentsOf } from './call-path.ts'
import { codeOf } from './error-text.ts'
import { createQueryClient } from './query-client.ts'
import { apiRequest } from './request.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

const answer = (status: number, body: string, statusText = '') =>
  fetched.mockResolvedValueOnce(new Response(body, { status, statusText }))

describe('the URL of a call', () => {
  it('fills in and encodes parameters, and omits empty ones', () => {
    const input = { params: { id: 'a/b' }, query: { limit: 5, cursor: undefined, word: 'ü' } }
    expect(addressOf('GET /api/x/:id/y', input)).toEqual({
      method: 'GET',
      path: '/api/x/a%2Fb/y?limit=5&word=%C3%BC',
    })
  })

  it('has its segments as a query key, and can be joined from them', () => {
    expect(segmentsOf('/api/auth/user')).toEqual(['/api', 'auth', 'user'])
    expect(segmentsOf('/api/x/a%2Fb?n=1').join('/')).toBe('/api/x/a%2Fb?n=1')
  })
})

describe('a request', () => {
  it('sends JSON with the cookie, and with the idempotency key if there is one', async () => {
    answer(200, '{}')
    await apiRequest('POST', '/api/x', { a: 1 }, { idempotencyKey: 'k' })
    const [path, sent] = fetched.mock.calls[0] ?? []
    expect(path).toBe('/api/x')
    expect(sent).toMatchObject({ method: 'POST', credentials: 'include', body: '{"a":1}' })
    const headers = new Headers(sent?.headers)
    expect([headers.get('content-type'), headers.get('idempotency-key')]).toEqual(['application/json', 'k'])
  })

  it.each([
    ['image/png', 'image/png'],
    ['', 'application/octet-stream'],
  ])('sends the bytes of a picture of the type "%s" as %s', async (type, contentType) => {
    answer(200, '{}')
    const picture = new Blob(['x'], { type })
    await uploadPicture('PUT /api/fitter-profile/logo', picture)
    const [path, sent] = fetched.mock.calls[0] ?? []
    expect([path, sent?.method, sent?.body]).toEqual(['/api/fitter-profile/logo', 'PUT', picture])
    expect(new Headers(sent?.headers).get('content-type')).toBe(contentType)
  })

  it('throws STATUS: BODY, with code and parameters', async () => {
    const body = '{"status":429,"code":"rate_limited","params":{"seconds":5},"requestId":"r1"}'
    answer(429, body)
    const error = await api('GET /api/auth/user').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      message: `429: ${body}`,
      status: 429,
      code: 'rate_limited',
      params: { seconds: 5 },
    })
  })

  it('uses the status text when there is no body', async () => {
    answer(502, '', 'Bad Gateway')
    await expect(apiRequest('GET', '/api/x')).rejects.toThrow('502: Bad Gateway')
  })

  it('returns undefined for an empty body', async () => {
    answer(200, '')
    expect(await api('POST /api/auth/logout')).toBeUndefined()
  })
})

it('reports the code of what was thrown', () => {
  expect(codeOf(new TypeError('fetch failed'))).toBe('unreachable')
  expect(codeOf(new Error('x'))).toBe('unexpected')
})

it('reads the path of its key once', async () => {
  const client = createQueryClient()
  answer(200, '{"n":1}')
  const key = ['/api', 'things', '7']
  expect(await client.fetchQuery({ queryKey: key })).toEqual({ n: 1 })
  expect(await client.fetchQuery({ queryKey: key })).toEqual({ n: 1 })
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/things/7')
  client.clear()
})
