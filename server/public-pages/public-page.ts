import type { FastifyReply, FastifyRequest } from 'fastify'
import { pages, serverPages } from '#domain/pages.ts'
import { PRODUCT_NAME } from '#domain/product.ts'
import { intlLocale, type Language } from '#locales/languages.ts'
import { offeredLanguage, offeredLanguages } from '#locales/offered-languages.ts'
import { pathIn } from '#locales/page-language.ts'
import { translatorFor } from '#locales/translate.ts'
import type { Translate } from '#locales/typed-keys.ts'
import type { Config } from '../config.ts'
import { type Html, html } from './html.ts'
import type { PageParts } from './page-parts.ts'

/** What the pages of the server are made with. */
export interface PublicPages extends PageParts {
  config: Pick<Config, 'publicUrl' | 'local' | 'demo' | 'operator'>
  now(): Date
}

/** A page that the server renders, whole and readable without scripts. */
export interface PublicPage {
  title: string
  description: string
  /** The address under which the page is known, with a query if that is part of it. */
  path: string
  language: Language
  /** Whether search engines may list it. On a machine's own address none may be. */
  listed: boolean
  /** The address of a picture that stands for the page. */
  picture?: string | undefined
  /** More for the head: data for machines. */
  head?: Html
  body: Html
}

/** The language that a page of the server is read in: the one that its address names, else English. */
export function languageOf({ query }: Pick<FastifyRequest, 'query'>): Language {
  const named: unknown = typeof query === 'object' && query !== null && 'lng' in query ? query.lng : null
  return offeredLanguage(named)
}

const withLanguage = (address: string, language: Language): string => {
  const url = new URL(address)
  if (language !== offeredLanguage(null)) url.searchParams.set('lng', language)
  return url.href
}

/** The same page in every language that is offered. One alone is not named. */
function alternates(address: string): Html[] {
  if (offeredLanguages.length < 2) return []
  return offeredLanguages.map(
    (code) =>
      html`<link rel="alternate" hreflang="${intlLocale(code)}" href="${withLanguage(address, code)}">`,
  )
}

function headOf({ config, head }: PublicPages, page: PublicPage): Html {
  const address = config.publicUrl + page.path
  const title = `${page.title} · ${PRODUCT_NAME}`
  const listed = page.listed && !config.local && !config.demo
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#f7f6f2" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#10191f" media="(prefers-color-scheme: dark)">
<meta name="description" content="${page.description}">
${!listed && html`<meta name="robots" content="noindex">`}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${PRODUCT_NAME}">
<meta property="og:title" content="${page.title}">
<meta property="og:description" content="${page.description}">
<meta property="og:url" content="${address}">
${page.picture && html`<meta property="og:image" content="${config.publicUrl + page.picture}">`}
<link rel="canonical" href="${withLanguage(address, page.language)}">
${alternates(address)}
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="manifest" href="/manifest.webmanifest">
<title>${title}</title>
${head}
${page.head}`
}

type FrameTexts = Translate<['frame', 'demo']>

/** The same header as on the public pages of the web. */
const header = (
  t: FrameTexts,
  language: Language,
): Html => html`<a href="#main" class="fixed start-3 top-3 z-50 -translate-y-24 rounded-md bg-teal px-5 py-3 font-semibold text-on-teal -outline-offset-6 [--ring:var(--on-teal)] focus:translate-y-0" data-screen-only>${t('skip')}</a>
<header class="mx-auto flex w-full max-w-7xl flex-wrap items-center justify-end gap-x-5 px-5 py-3 md:px-12 md:py-5" data-screen-only>
<div class="me-auto"><a href="${pathIn(pages.home, language)}" aria-label="${t('logo')}" class="flex min-h-11 w-fit min-w-6 items-center justify-center gap-2 font-bold text-wordmark tracking-tight"><span aria-hidden="true" class="size-4 flex-none rounded-full border-[3.5px] border-[color:var(--ring,var(--teal))]"></span><span>${PRODUCT_NAME}</span></a></div>
<a href="${pathIn(serverPages.fitters, language)}" class="flex min-h-11 items-center font-semibold hover:underline">${t('fitters')}</a>
<a href="${pathIn(pages.login, language)}" class="flex min-h-11 items-center font-semibold hover:underline">${t('account.logIn')}</a>
</header>`

const footerLink = (href: string, text: string): Html =>
  html`<a href="${href}" class="flex min-h-11 items-center hover:text-ink hover:underline">${text}</a>`

const footer = (
  t: FrameTexts,
  { config, now }: PublicPages,
  language: Language,
): Html => html`<footer class="border-line border-t" data-screen-only>
<nav aria-label="${t('footer.label')}" class="mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 px-5 py-4 text-secondary text-muted md:px-12">
<span class="me-auto">${t('footer.copyright', { year: now().getUTCFullYear() })}</span>
${footerLink(pathIn(pages.privacyPolicy, language), t('footer.privacy'))}
${footerLink(pathIn(pages.termsOfService, language), t('footer.terms'))}
${footerLink(pathIn(pages.accessibility, language), t('footer.accessibility'))}
${config.operator && footerLink(pathIn(pages.imprint, language), t('footer.imprint'))}
${footerLink(pathIn(serverPages.contact, language), t('footer.contact'))}
</nav></footer>`

/** The whole document of a page. */
export async function publicDocument(parts: PublicPages, page: PublicPage): Promise<string> {
  const t = await translatorFor(page.language, ['frame', 'demo'])
  return html`<!doctype html>
<html lang="${intlLocale(page.language)}">
<head>
${headOf(parts, page)}
</head>
<body>${parts.config.demo && html`<aside aria-label="${t('demo:banner.label')}" class="border-b border-line bg-sunken px-5 py-2 text-center text-ink text-secondary">${t('demo:banner.text')}</aside>`}<div id="root"><div class="flex min-h-dvh flex-col">
${header(t, page.language)}
<main id="main" tabindex="-1" class="min-w-0 flex-1">
${page.body}
</main>
${footer(t, parts, page.language)}
</div></div></body>
</html>
`.markup
}

/** Sends a page that is never stored. @param status 200 unless something is wrong */
export async function sendPublicPage(
  reply: FastifyReply,
  parts: PublicPages,
  page: PublicPage,
  status = 200,
): Promise<FastifyReply> {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(await publicDocument(parts, page))
}
