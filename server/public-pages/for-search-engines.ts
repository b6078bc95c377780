import type { FastifyInstance } from 'fastify'
import { pages, serverPages } from '#domain/pages.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'
import { intlLocale } from '#locales/languages.ts'
import { offeredLanguages } from '#locales/offered-languages.ts'
import { pathIn } from '#locales/page-language.ts'
import type { Config } from '../config.ts'

/** The public pages that search engines list. */
const LISTED = [
  pages.home,
  pages.login,
  pages.signup,
  pages.privacyPolicy,
  pages.termsOfService,
  pages.accessibility,
  pages.markRules,
] as const

/** Those that the server renders. */
const RENDERED = [serverPages.contact, serverPages.fitters] as const

/** What no search engine should ask for: calls, what belongs to somebody, and what links with a secret open. */
const NOT_FOR_ROBOTS = ['/api/', '/auth/', '/dev/', pages.invitation, pages.shareLink, pages.stopReminders]

/** Which pages are for everybody: a search engine may list them, and no others. */
export const isListed = (pattern: string): boolean =>
  pattern === pages.landing || pattern === pages.publicMark || LISTED.some((listed) => listed === pattern)

/** All listed pages in every language that is offered, each with its address in the others. */
function siteMap(publicUrl: string): string {
  const addressOf = (path: string, language: string) => escapeHtml(publicUrl + pathIn(path, language))
  const entries = [...LISTED, ...RENDERED].flatMap((path) =>
    offeredLanguages.map((language) => {
      const others = offeredLanguages.map(
        (other) =>
          `<xhtml:link rel="alternate" hreflang="${intlLocale(other)}" href="${addressOf(path, other)}"/>`,
      )
      const links = others.length > 1 ? others.join('') : ''
      return `<url><loc>${addressOf(path, language)}</loc>${links}</url>`
    }),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

type Shown = Pick<Config, 'publicUrl' | 'local' | 'demo'>

function robots({ publicUrl, local, demo }: Shown): string {
  if (local || demo) return 'User-agent: *\nDisallow: /\n'
  const refused = NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${refused}\nSitemap: ${publicUrl}/sitemap.xml\nSitemap: ${publicUrl}/sitemap-fitters.xml\n`
}

/** Answers `robots.txt` and `sitemap.xml`. Of a demo, and at a loopback address, nothing is listed. */
export function answerSearchEngines(app: FastifyInstance, config: Shown): void {
  const answers = [
    { url: '/robots.txt', type: 'text/plain; charset=utf-8', text: robots(config) },
    { url: '/sitemap.xml', type: 'application/xml; charset=utf-8', text: siteMap(config.publicUrl) },
  ]
  for (const { url, type, text } of answers)
    app.get(url, async (_request, reply) =>
      reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=3600' }).send(text),
    )
}
