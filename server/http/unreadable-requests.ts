import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { AppError, problemBody } from './problem.ts'

/** What Node found, where a status says more than the one of the code: 16 kB of headers and address; too slow. */
const STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/**
 * Answers what Node cannot read as a request, and closes the connection. There is no request, so nothing else of the server
 * runs for it.
 * @param headers the security headers
 */
export function answerUnreadable(
  { code }: Pick<ConnectionError, 'code'>,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  // Nobody is left to be answered.
  if (code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) {
    const refusal = new AppError('invalid_request')
    const status = STATUS[code] ?? refusal.status
    const body = JSON.stringify({ ...problemBody(refusal, crypto.randomUUID()), status })
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/problem+json',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`)
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  }
  socket.destroy()
}
