import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IdentityHost } from '../host.ts'
import { readCookie } from './cookie.ts'

/** How long a provider sign-in may take. */
const LIFE_SECONDS = 300

const isSecure = ({ publicUrl }: IdentityHost) => publicUrl.startsWith('https:')

/**
 * One per sign-in, so that two tabs can sign in at once. `__Host-` keeps other hosts of the same site from setting it: they
 * could finish a sign-in of their own in this browser.
 */
const nameOf = (host: IdentityHost, flowId: string) =>
  `${isSecure(host) ? '__Host-' : ''}${host.flowCookieName}-${flowId.slice(0, 8)}`

const attributes = (host: IdentityHost) => `Path=/; HttpOnly; SameSite=Lax${isSecure(host) ? '; Secure' : ''}`

/** Binds a sign-in to the browser that started it. */
export function setFlowCookie(host: IdentityHost, reply: FastifyReply, flowId: string, secret: string): void {
  reply.header(
    'set-cookie',
    `${nameOf(host, flowId)}=${secret}; Max-Age=${LIFE_SECONDS}; ${attributes(host)}`,
  )
}

export function clearFlowCookie(host: IdentityHost, reply: FastifyReply, flowId: string): void {
  reply.header('set-cookie', `${nameOf(host, flowId)}=; Max-Age=0; ${attributes(host)}`)
}

/** This browser's secret for that sign-in; empty when absent. */
export function readFlowCookie(host: IdentityHost, request: FastifyRequest, flowId: string): string {
  return readCookie(request, nameOf(host, flowId))
}
