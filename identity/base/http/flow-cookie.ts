import type { FastifyReply, FastifyRequest } from 'fastify'
import { BASE_PATH } from '../context.ts'
import type { IdentityHost } from '../host.ts'
import { readCookie } from './cookie.ts'

/** As long as a sign-in with a provider may take. */
const LIFE_SECONDS = 300

const isSecure = ({ publicUrl }: IdentityHost) => publicUrl.startsWith('https:')

/** One per sign-in, so that two tabs can be at it; on https nobody on an unprotected connection may set it. */
const nameOf = (host: IdentityHost, flowId: string) =>
  `${isSecure(host) ? '__Secure-' : ''}${host.flowCookieName}-${flowId.slice(0, 8)}`

const attributes = (host: IdentityHost) =>
  `Path=${BASE_PATH}/callback; HttpOnly; SameSite=Lax${isSecure(host) ? '; Secure' : ''}`

/** Ties a sign-in to the browser that began it: its secret goes nowhere but to the callback. */
export function setFlowCookie(host: IdentityHost, reply: FastifyReply, flowId: string, secret: string): void {
  reply.header(
    'set-cookie',
    `${nameOf(host, flowId)}=${secret}; Max-Age=${LIFE_SECONDS}; ${attributes(host)}`,
  )
}

export function clearFlowCookie(host: IdentityHost, reply: FastifyReply, flowId: string): void {
  reply.header('set-cookie', `${nameOf(host, flowId)}=; Max-Age=0; ${attributes(host)}`)
}

/** The secret this browser has for that sign-in; empty without one. */
export function readFlowCookie(host: IdentityHost, request: FastifyRequest, flowId: string): string {
  return readCookie(request, nameOf(host, flowId))
}
