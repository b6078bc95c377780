import type { FastifyInstance } from 'fastify'
import { LEVEL_HEADER } from '#identity/identity.ts'
import { AppError } from '../../http/problem.ts'

export interface SignInAnswer {
  status: number
  body: unknown
  /** When to retry, in seconds, if the service says so. */
  retryAfter: number | null
  /** The assurance level of the token's session. Only the embedded service returns it, with the user. */
  sessionLevel?: string | undefined
}

export interface Question {
  token?: string
  body?: object
  /** The caller's network address for the service's rate limits; only sent to the embedded service. */
  address?: string
  /** How long to wait for a response, in milliseconds. */
  patience?: number
}

/** The sign-in service, embedded or hosted, with the same protocol. */
export interface SignInService {
  issuer: string
  ask(method: 'GET' | 'POST', path: string, question?: Question): Promise<SignInAnswer>
}

const PATIENCE_MS = 8_000

const secondsOf = (header: unknown): number | null =>
  typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : null

/** Calls the embedded service without leaving the process. */
export function embeddedSignIn(app: FastifyInstance, publicUrl: string): SignInService {
  return {
    issuer: `${publicUrl}/auth/v1`,
    async ask(method, path, { token, body, address } = {}) {
      const answer = await app.inject({
        method,
        url: `/auth/v1${path}`,
        headers: {
          'x-supabase-api-version': '2024-01-01',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { payload: body }),
        ...(address && { remoteAddress: address }),
      })
      return {
        status: answer.statusCode,
        body: answer.payload ? answer.json() : null,
        retryAfter: secondsOf(answer.headers['retry-after']),
        sessionLevel: answer.headers[LEVEL_HEADER]?.toString(),
      }
    },
  }
}

/** A proxy may respond with an HTML page, which is not the service's response. */
function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return null
  }
}

/** Calls a hosted service at `url`; fails with `unavailable` if it cannot be reached. */
export function hostedSignIn(url: string, key: string | null): SignInService {
  const fetchText = async (path: string, init: RequestInit) => {
    try {
      const answer = await fetch(`${url}${path}`, init)
      const retryAfter = secondsOf(answer.headers.get('retry-after'))
      return { status: answer.status, text: await answer.text(), retryAfter }
    } catch {
      throw new AppError('unavailable')
    }
  }
  return {
    issuer: url,
    async ask(method, path, { token, body, patience = PATIENCE_MS } = {}) {
      const { status, text, retryAfter } = await fetchText(path, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-supabase-api-version': '2024-01-01',
          ...(key && { apikey: key }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: body ? JSON.stringify(body) : null,
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      return { status, body: parsed(text), retryAfter }
    },
  }
}
