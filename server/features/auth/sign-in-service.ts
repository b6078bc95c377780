import type { FastifyInstance } from 'fastify'
import { LEVEL_HEADER } from '#identity/identity.ts'
import { AppError } from '../../http/problem.ts'

export interface SignInAnswer {
  status: number
  body: unknown
  /** When to come back, in seconds, where the service says so. */
  retryAfter: number | null
  /** The level of the token's session, where the service says it: the embedded one does when asked for the user. */
  sessionLevel?: string | undefined
}

export interface Question {
  token?: string
  body?: object
  /** Whom the service's limits count: the caller's address, told to the embedded one only. */
  address?: string
  /** How long an answer is waited for, in milliseconds. */
  patience?: number
}

/** The sign-in service as the product asks it: embedded or hosted, the same protocol. */
export interface SignInService {
  issuer: string
  ask(method: 'GET' | 'POST', path: string, question?: Question): Promise<SignInAnswer>
}

const PATIENCE_MS = 8_000

const secondsOf = (header: unknown): number | null =>
  typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : null

/** Asks the embedded service without leaving the process. */
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

/** A proxy in front of the service may respond with a page, which is not the service's response. */
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
