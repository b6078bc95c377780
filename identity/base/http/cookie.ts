import type { FastifyRequest } from 'fastify'

/** The value of a request's cookie; empty when absent. */
export function readCookie(request: FastifyRequest, name: string): string {
  const start = `${name}=`
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? ''
}
