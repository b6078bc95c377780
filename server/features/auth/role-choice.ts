import { timingSafeEqual } from 'node:crypto'
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SIGN_UP_ROLES, type SignUpRole } from '#domain/roles.ts'
import { cookieName } from '../../http/cookie.ts'
import type { Vault } from '../../vault/vault.ts'

/** Long enough for a sign-in at a provider, including a forgotten password. */
const LIFE_SECONDS = 15 * 60

/** The vault that signs a choice, and the clock that dates it. */
export interface ChoiceParts {
  vault: Pick<Vault, 'hash'>
  secure: boolean
  now(): Date
}

const nameOf = (secure: boolean) => `${cookieName(secure)}-role`
const options = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const

const sealOf = (vault: ChoiceParts['vault'], role: string, until: string) =>
  vault.hash('hash:role-choice', `${role}.${until}`)

/** Stores the chosen role in a signed cookie for 15 minutes. */
export function keepRoleChoice(
  reply: FastifyReply,
  { vault, secure, now }: ChoiceParts,
  role: SignUpRole,
): void {
  const until = String(Math.floor(now().getTime() / 1000) + LIFE_SECONDS)
  const value = `${role}.${until}.${sealOf(vault, role, until).toString('base64url')}`
  reply.setCookie(nameOf(secure), value, { ...options(secure), maxAge: LIFE_SECONDS })
}

export function forgetRoleChoice(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(nameOf(secure), options(secure))
}

/** The role in the browser's cookie; null if there is none, it has expired, or this server did not sign it. */
export function roleChoiceOf(
  request: FastifyRequest,
  { vault, secure, now }: ChoiceParts,
): SignUpRole | null {
  const [name = '', until = '', seal = '', ...more] = (request.cookies[nameOf(secure)] ?? '').split('.')
  const role = SIGN_UP_ROLES.find((candidate) => candidate === name)
  if (!role || !/^\d{10}$/.test(until) || more.length > 0) return null
  const given = Buffer.from(seal, 'base64url')
  const expected = sealOf(vault, role, until)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return Number(until) * 1000 > now().getTime() ? role : null
}
