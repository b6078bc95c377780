import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FilledPage } from './filled-pages.ts'

/** The encoding to send, as the browser accepts it. */
function encodingFor(accepted: string): 'br' | 'gzip' | null {
  const names = accepted.split(',').map((part) => part.split(';')[0]?.trim())
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null
}

/**
 * Sends a page that is the same for everybody. Browsers keep it and ask whether it has changed.
 * @param compress false if something on the way adds to the page
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FilledPage,
  { compress = true } = {},
): FastifyReply {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  })
  if (!compress) return reply.send(page.html)
  reply.header('etag', page.etag)
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
  if (known.includes(page.etag)) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'] ?? '')
  if (!encoding) return reply.send(page.html)
  return reply.header('content-encoding', encoding).send(page.compressed(encoding))
}
