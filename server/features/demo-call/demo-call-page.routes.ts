import type { FastifyInstance } from 'fastify'
import type { ContactTopic } from '#domain/contact/contact-form.ts'
import { pages, serverPages } from '#domain/pages.ts'
import type { Language } from '#locales/languages.ts'
import { pathIn } from '#locales/page-language.ts'
import type { AppContext } from '../../app-context.ts'
import { addressBlock } from '../../http/limits.ts'
import { languageOf } from '../../public-pages/public-page.ts'
import { findDemoCall } from './demo-call.repository.ts'

const TOPIC: ContactTopic = 'demo'

/** Where a demo call is booked: the host's page with the call chosen; without a host the contact form. */
function addressOf(host: Awaited<ReturnType<typeof findDemoCall>>, language: Language): string {
  if (!host) return pathIn(`${serverPages.contact}?${new URLSearchParams({ topic: TOPIC })}`, language)
  const page = pages.book.replace(':fitter', host.slug)
  return pathIn(`${page}?${new URLSearchParams({ service: host.service_id })}`, language)
}

/** Adds the address to which the landing page's demo call leads. */
export function addDemoCall(
  app: FastifyInstance,
  { database, limits, now }: Pick<AppContext, 'database' | 'limits' | 'now'>,
): void {
  app.get(serverPages.demoCall, async (request, reply) => {
    await limits.spend('read', [`address:${addressBlock(request.ip)}`])
    const circumstances = { now: now(), requestId: request.id }
    const host = await database.perform({ cookieHash: null }, circumstances, findDemoCall)
    return reply.header('cache-control', 'no-store').redirect(addressOf(host, languageOf(request)), 302)
  })
}
