import type { FastifyInstance } from 'fastify'
import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose'
import { z } from 'zod'
import { AppError } from '../../http/problem.ts'

export interface SignInAnswer {
  status: number
  body: unknown
}

/** The sign-in service as the product asks it: embedded or hosted, the same protocol. */
export interface SignInService {
  issuer: string
  ask(
    method: 'GET' | 'POST',
    path: string,
    options?: { token?: string; body?: object; address?: string },
  ): Promise<SignInAnswer>
}

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
      return { status: answer.statusCode, body: answer.payload ? answer.json() : null }
    },
  }
}

/** A proxy in front of the service may answer a page; that is no answer of the service. */
function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return null
  }
}

/** Asks a hosted service at `url`. Where it cannot be asked, that is told as `unavailable`. */
export function hostedSignIn(url: string, key: string | null): SignInService {
  const fetchText = async (path: string, init: RequestInit) => {
    try {
      const answer = await fetch(`${url}${path}`, { ...init, signal: AbortSignal.timeout(8_000) })
      return { status: answer.status, text: await answer.text() }
    } catch {
      throw new AppError('unavailable')
    }
  }
  return {
    issuer: url,
    async ask(method, path, { token, body } = {}) {
      const { status, text } = await fetchText(path, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-supabase-api-version': '2024-01-01',
          ...(key && { apikey: key }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: body ? JSON.stringify(body) : null,
        redirect: 'error',
      })
      return { status, body: parsed(text) }
    },
  }
}

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })
const claimsShape = z.object({ sub: z.uuid(), session_id: z.uuid() })

const personShape = z.object({
  id: z.uuid(),
  email: z.string().optional(),
  email_confirmed_at: z.string().nullish(),
  app_metadata: z.looseObject({ email_proven: z.boolean().optional() }).default({}),
  user_metadata: z
    .looseObject({
      name: z.string().optional().catch(undefined),
      role: z.string().optional().catch(undefined),
      language: z.string().optional().catch(undefined),
    })
    .default({}),
})

/** Who a verified token speaks for. Only `subject` and `identitySessionId` decide; the rest describes. */
export interface VerifiedIdentity {
  subject: string
  identitySessionId: string
  email: string | null
  /** The address was proven: by mail or a provider, never by autoconfirm alone. */
  proven: boolean
  /** What they said at sign-up; read once, when the account is made. */
  name: string | null
  role: string | null
  /** The language they signed up in. */
  language: string | null
}

/** How long the service's public keys are trusted without asking again. */
const KEYS_FRESH_MS = 10 * 60_000

/**
 * Verifies access tokens: signature by the service's published keys, algorithm, issuer, audience, age;
 * then asks the service itself, so that a token of an ended session is refused at once.
 */
export function tokenVerifier(service: SignInService, now: () => Date) {
  let cached: { keys: ReturnType<typeof createLocalJWKSet>; at: number } | undefined

  async function keys(fresh: boolean) {
    if (!cached || fresh || now().getTime() - cached.at > KEYS_FRESH_MS) {
      const { body } = await service.ask('GET', '/.well-known/jwks.json')
      const set = keySet.safeParse(body)
      if (!set.success) throw new AppError('unavailable')
      cached = { keys: createLocalJWKSet(set.data satisfies JSONWebKeySet), at: now().getTime() }
    }
    return cached.keys
  }

  async function verifySignature(token: string, fresh: boolean): Promise<z.infer<typeof claimsShape>> {
    try {
      const { payload } = await jwtVerify(token, await keys(fresh), {
        algorithms: ['ES256'],
        issuer: service.issuer,
        audience: 'authenticated',
        requiredClaims: ['exp'],
        currentDate: now(),
      })
      return claimsShape.parse(payload)
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey && !fresh) return verifySignature(token, true)
      if (error instanceof errors.JOSEError || error instanceof z.ZodError)
        throw new AppError('token_refused')
      throw error
    }
  }

  /** @throws AppError `token_refused` */
  return async function verify(token: string): Promise<VerifiedIdentity> {
    const claims = await verifySignature(token, false)
    const answer = await service.ask('GET', '/user', { token })
    if (answer.status >= 500) throw new AppError('unavailable')
    const person = personShape.safeParse(answer.body)
    if (answer.status !== 200 || !person.success || person.data.id !== claims.sub)
      throw new AppError('token_refused')
    const { email, email_confirmed_at, app_metadata, user_metadata } = person.data
    return {
      subject: claims.sub,
      identitySessionId: claims.session_id,
      email: email || null,
      proven: Boolean(email && email_confirmed_at) && app_metadata.email_proven !== false,
      name: user_metadata.name?.trim().slice(0, 200) || null,
      role: user_metadata.role ?? null,
      language: user_metadata.language ?? null,
    }
  }
}
