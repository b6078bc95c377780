import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** What the web finds in the pages of a demo (web/start.tsx). */
const MARK = '<head><meta name="demo" content="invented">'

const isPage = (type: unknown): boolean => typeof type === 'string' && type.startsWith('text/html')

/**
 * Marks every page, so that the web shows that its data is invented, and shows pages at the demo's own address only.
 * Pages must be sent uncompressed.
 */
export function markPages(
  app: FastifyInstance,
  { publicUrl, local }: Pick<Config, 'publicUrl' | 'local'>,
): void {
  const { host } = new URL(publicUrl)
  app.addHook('onRequest', async ({ method, url, headers }, reply) => {
    // On localhost, whose cookies all ports share, a demo would end the sign-in of a real installation.
    if (local && method === 'GET' && headers.accept?.includes('text/html') && headers.host !== host)
      return reply.redirect(publicUrl + url, 302)
  })
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!isPage(reply.getHeader('content-type'))) return payload
    if (typeof payload !== 'string' && !(payload instanceof Readable)) return payload
    reply.removeHeader('content-length')
    return (typeof payload === 'string' ? payload : await text(payload)).replace('<head>', MARK)
  })
}
