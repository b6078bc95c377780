import { readFileSync } from 'node:fs'
import path from 'node:path'
import { NOTICE } from '../../bench/lab/notice.ts'
import { identityRoutes } from '../../identity/routes.ts'

/** The parts of a JSON schema that the drill reads. */
interface Schema {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  enum?: unknown[]
  format?: string
  minimum?: number
  anyOf?: Schema[]
}

/** A call with a valid body. */
export interface FuzzedCall {
  method: string
  path: string
  /** The names of the query parameters. */
  query: string[]
  body: Record<string, unknown> | undefined
  /** It accepts pictures, so any bytes may be sent. */
  upload: boolean
}

interface Operation {
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
}

const METHODS = ['get', 'post', 'patch', 'put', 'delete']

/** Values that pass more checks than an arbitrary word. */
const KNOWN: Record<string, unknown> = {
  answers: { name: 'Anna', email: 'anna@example.org', cyclingGoals: 'Far.' },
  path: 'name',
  key: 'saddle_model',
  formVersion: 1,
  ...NOTICE,
  email: 'anna@example.org',
}

/** A valid value, as short as possible. */
function exampleOf(schema: Schema): unknown {
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0])
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, one]) => [name, KNOWN[name] ?? exampleOf(one)]),
    )
  if (schema.items) return [exampleOf(schema.items)]
  if (schema.type === 'object') return {}
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 1, 1)
  if (schema.type === 'boolean') return true
  return schema.format === 'date' ? new Date().toISOString().slice(0, 10) : 'x'
}

/** Calls that would end the sign-ins or the file that the drill needs. */
const LEFT_OUT = [
  '/api/account/deletion',
  '/api/account/files/{riderId}/erasure',
  '/api/auth/logout',
  '/api/account/sign-ins/end-others',
  '/api/notices',
]

function productCalls(): FuzzedCall[] {
  const file = path.resolve(import.meta.dirname, '..', '..', 'docs', 'api', 'openapi.json')
  const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  return Object.entries(paths).flatMap(([at, operations]) =>
    METHODS.flatMap((method): FuzzedCall[] => {
      const operation = operations[method]
      if (!operation || LEFT_OUT.includes(at)) return []
      const content = operation.requestBody?.content ?? {}
      const schema = content['application/json']?.schema
      const example = schema ? exampleOf(schema) : undefined
      return [
        {
          method: method.toUpperCase(),
          path: at,
          query: (operation.parameters ?? []).flatMap(({ name, in: place }) =>
            place === 'query' ? [name] : name === 'Search-Words' ? ['search'] : [],
          ),
          body: typeof example === 'object' && example !== null ? { ...example } : undefined,
          upload: 'image/*' in content,
        },
      ]
    }),
  )
}

const email = 'anna@example.org'
const password = 'lantern-gravel-37'
const data = { name: 'Anna', role: 'client' }

/** The bodies of the sign-in service's routes. The other routes have none. */
const IDENTITY_BODIES: Record<string, Record<string, unknown>> = {
  '/signup': { email, password, data },
  '/otp': { email, data },
  '/recover': { email },
  '/resend': { email, type: 'signup' },
  '/verify': { email, token: '123456', type: 'email' },
  '/token?grant_type=password': { email, password },
  '/token?grant_type=refresh_token': { refresh_token: 'x' },
  '/token?grant_type=pkce': { auth_code: 'x', code_verifier: 'x' },
  '/token?grant_type=id_token': { provider: 'google', id_token: 'x', nonce: 'x' },
  '/user': { email, password, current_password: password, nonce: 'x', data },
  '/factors': { factor_type: 'totp', friendly_name: 'x', issuer: 'x' },
  '/factors/:id/verify': { challenge_id: crypto.randomUUID(), code: '123456' },
  '/factors/recover': { code: 'x' },
}

const GRANTS = ['password', 'refresh_token', 'pkce', 'id_token']

function identityCalls(): FuzzedCall[] {
  return identityRoutes
    .filter(({ form, url }) => !form && !url.includes('*') && url !== '/logout')
    .flatMap(({ method, url }): FuzzedCall[] => {
      const paths = url === '/token' ? GRANTS.map((grant) => `/token?grant_type=${grant}`) : [url]
      return paths.map((one) => ({
        method,
        path: `/auth/v1${one.replace(/:(\w+)/g, '{$1}')}`,
        query: method === 'GET' ? ['token', 'redirect_to', 'provider', 'state'] : [],
        body: method === 'GET' ? undefined : (IDENTITY_BODIES[one] ?? {}),
        upload: false,
      }))
    })
}

/** Every call in the product's OpenAPI document, and every route of the sign-in service. */
export const fuzzedCalls = (): FuzzedCall[] => [...productCalls(), ...identityCalls()]

/** Copies of a body with one text replaced, one for each text, at any depth. */
export function withTextAt(body: unknown, text: unknown): unknown[] {
  if (typeof body === 'string') return [text]
  if (Array.isArray(body)) return withTextAt(body[0], text).map((first) => [first, ...body.slice(1)])
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]) =>
    withTextAt(value, text).map((replaced) => ({ ...body, [name]: replaced })),
  )
}

/** Copies of a body with one member replaced by a value of another type, one for each member. */
export const withValueAt = (body: Record<string, unknown>, value: unknown): object[] =>
  Object.keys(body).map((name) => ({ ...body, [name]: value }))
