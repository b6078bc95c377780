import type { FastifyRequest } from 'fastify'
import { isLoopback } from '../config.ts'

const FORWARDING = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/

/** Whether a request came from this machine without a proxy. */
export function isDirect(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress?.replace(/^::ffff:/, '')
  return (
    address !== undefined &&
    isLoopback(address) &&
    !Object.keys(request.headers).some((name) => FORWARDING.test(name))
  )
}
