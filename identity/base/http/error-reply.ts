import type { FastifyReply, FastifyRequest } from 'fastify'
import { IdentityRefusal, type RefusalCode } from './refusal.ts'

const API_VERSION = '2024-01-01'
const VERSION_HEADER = 'x-supabase-api-version'

/** Headers of every response: nothing may be cached, and scripts may read the error code. */
export function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('cache-control', 'no-store')
  reply.header('referrer-policy', 'no-referrer')
  reply.header('access-control-expose-headers', 'X-Total-Count, Link, X-Supabase-Api-Version, Retry-After')
  if (knowsVersion(request)) reply.header(VERSION_HEADER, API_VERSION)
}

const knowsVersion = (request: FastifyRequest): boolean => {
  const version = request.headers[VERSION_HEADER]
  return typeof version === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= API_VERSION
}

/** Sends any thrown value as an error response. The log gets the code, never the request's content. */
export function replyWithError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(thrown, request)
  const { retryAfterSeconds } = refusal.details
  setHeaders(request, reply)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(Math.ceil(retryAfterSeconds)))
  reply.header('x-sb-error-code', refusal.code)
  reply.code(refusal.status).send(bodyOf(refusal, knowsVersion(request)))
}

/** Converts any thrown value to a refusal and logs it. */
export function refusalOf(thrown: unknown, request: FastifyRequest): IdentityRefusal {
  const refusal = asRefusal(thrown)
  if (refusal.status >= 500) request.log.error({ failure: loggable(thrown) }, 'identity failed')
  else request.log.info({ code: refusal.code }, 'identity refused')
  return refusal
}

/** An error without its message and details, which may quote a database row. */
function loggable(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { name: typeof thrown }
  const details = ['code', 'table', 'constraint'].map((name): [string, unknown] => [
    name,
    Reflect.get(thrown, name),
  ])
  const stack = thrown.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return { name: thrown.name, ...Object.fromEntries(details), stack }
}

function bodyOf(refusal: IdentityRefusal, versioned: boolean) {
  const { weakPasswordReasons, oauthError } = refusal.details
  if (oauthError) return { error: oauthError, error_description: refusal.message }
  return {
    ...(versioned
      ? { code: refusal.code, message: refusal.message }
      : { code: refusal.status, error_code: refusal.code, msg: refusal.message }),
    ...(weakPasswordReasons && { weak_password: { reasons: weakPasswordReasons } }),
  }
}

/** Error codes of PostgreSQL and Fastify that have a meaning for callers. */
const known: Record<string, { code: RefusalCode; status?: number }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'request_entity_too_large' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'bad_json' },
  /** Unique violation: a concurrent request took the address or name. */
  '23505': { code: 'conflict' },
  /** Lock not available within lock_timeout. */
  '55P03': { code: 'conflict' },
  /** Deadlock or serialisation failure: a retry helps, so it must look retryable. */
  '40P01': { code: 'unexpected_failure', status: 503 },
  '40001': { code: 'unexpected_failure', status: 503 },
}

function asRefusal(thrown: unknown): IdentityRefusal {
  if (thrown instanceof IdentityRefusal) return thrown
  const { code, statusCode } = isObject(thrown) ? thrown : {}
  const meaning = typeof code === 'string' ? known[code] : undefined
  if (meaning) {
    return new IdentityRefusal(meaning.code, meaning.status === undefined ? {} : { status: meaning.status })
  }
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new IdentityRefusal('validation_failed', { status: statusCode })
  }
  return new IdentityRefusal('unexpected_failure')
}

const isObject = (value: unknown): value is { code?: unknown; statusCode?: unknown } =>
  typeof value === 'object' && value !== null
