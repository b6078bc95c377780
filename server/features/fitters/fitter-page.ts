import type { Calls } from '#contract/calls.ts'
import { pages, serverPages } from '#domain/pages.ts'
import { intlLocale, type Language } from '#locales/languages.ts'
import { pathIn } from '#locales/page-language.ts'
import { translatorFor } from '#locales/translate.ts'
import { type Html, html, jsonData } from '../../public-pages/html.ts'
import type { PublicPage } from '../../public-pages/public-page.ts'
import {
  bookAddress,
  type DirectoryTexts,
  fitterAddress,
  joined,
  languageNames,
  pictureAddress,
} from './directory-page.ts'

type Fitter = Calls['GET /api/fitters/:slug']['response']
type Rating = NonNullable<Fitter['rating']>

/** What a page is written with. */
interface Writing {
  t: DirectoryTexts
  language: Language
}

const heading = (text: string): Html => html`<h2 class="mt-8 mb-2">${text}</h2>`

/** The fitter's own words: each line that is not empty is a paragraph. */
const letter = ({ t }: Writing, words: string): Html =>
  html`${heading(t('about'))}<div class="grid max-w-prose gap-3">${words
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => html`<p>${line}</p>`)}</div>`

const services = ({ t }: Writing, offered: Fitter['services']): Html =>
  html`${heading(t('services'))}<dl class="grid max-w-prose gap-3">${offered.map(
    ({ name, note }) =>
      html`<div><dt class="font-semibold">${name}</dt>${note && html`<dd class="text-muted">${note}</dd>`}</div>`,
  )}</dl>`

const fact = (name: string, value: string): Html | null =>
  value ? html`<div><dt class="text-secondary text-muted">${name}</dt><dd>${value}</dd></div>` : null

function facts({ t, language }: Writing, { place, languages, specialities }: Fitter): Html {
  const speaks = joined(language, languages.map(languageNames(language)))
  const goodAt = joined(
    language,
    specialities.map((code) => t(`specialities.${code}`)),
  )
  return html`<dl class="mt-6 grid gap-3">${fact(t('place'), place ?? '')}${fact(t('speaks'), speaks)}${fact(t('goodAt'), goodAt)}</dl>`
}

/** The yearly rating, as its own page shows it: with what it rests on, and where it is verified. */
function ratingCard(
  { t, language }: Writing,
  { value, low, high, year, riders }: Rating,
  slug: string,
): Html {
  const one = new Intl.NumberFormat(intlLocale(language), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return html`<section class="mt-8 max-w-prose rounded-lg border-2 border-teal bg-card p-5" data-print-block>
<h2 class="font-semibold text-base tracking-normal">${t('rating.title', { year: String(year) })}</h2>
<p class="mt-1 font-bold text-2xl tabular-nums">${t('rating.value', { value: one.format(value) })}</p>
<p>${t('rating.interval', { low: one.format(low), high: one.format(high) })}, ${t('rating.riders', { count: riders })}</p>
<p class="mt-2 flex flex-wrap gap-x-5"><a class="flex min-h-11 items-center font-semibold text-teal underline underline-offset-2" href="${pathIn(pages.publicMark.replace(':slug', slug), language)}">${t('rating.verify')}</a>
<a class="flex min-h-11 items-center font-semibold text-teal underline underline-offset-2" href="${pathIn(pages.markRules, language)}">${t('rating.rules')}</a></p></section>`
}

const intakeAddress = (slug: string): string => `${pages.intake}?${new URLSearchParams({ fitter: slug })}`

function top({ t }: Writing, { name, studio, slug, hasPhoto, hasLogo }: Fitter): Html {
  return html`<div class="flex flex-wrap items-start gap-6">
${hasPhoto && html`<img src="${pictureAddress(slug, 'photo')}" alt="${t('photoOf', { name })}" width="160" height="160" class="size-40 flex-none rounded-lg object-cover">`}
<div class="min-w-0 flex-1"><h1>${name}</h1>${studio && html`<p class="mt-1 text-lg">${studio}</p>`}
${hasLogo && html`<img src="${pictureAddress(slug, 'logo')}" alt="${t('logoOf', { studio: studio ?? name })}" class="mt-3 max-h-20 max-w-56 rounded-sm border border-line bg-white object-contain p-2">`}</div></div>`
}

/** The ways to begin with the fitter: a time, where some are offered, and the intake. */
const begin = ({ t, language }: Writing, { name, slug }: Fitter, offersTimes: boolean): Html =>
  html`<div class="mt-8 max-w-prose" data-screen-only><p class="flex flex-wrap gap-3">
${offersTimes && html`<a class="button" data-kind="primary" href="${pathIn(bookAddress(slug), language)}">${t('book', { name })}</a>`}
<a class="button" data-kind="${offersTimes ? 'quiet' : 'primary'}" href="${pathIn(intakeAddress(slug), language)}">${t('start', { name })}</a></p>
<p class="mt-2 text-secondary text-muted">${t('startHow', { name })}</p></div>`

/** The fitter as machines read it. */
function fitterData(fitter: Fitter, publicUrl: string): Html {
  const { name, studio, slug, place, words, languages, services: offered, hasPhoto, rating } = fitter
  return jsonData({
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    name: studio ?? name,
    url: publicUrl + fitterAddress(slug),
    ...(studio && { employee: { '@type': 'Person', name } }),
    ...(words && { description: words }),
    ...(place && { address: place }),
    ...(hasPhoto && { image: publicUrl + pictureAddress(slug, 'photo') }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    ...(offered.length > 0 && {
      makesOffer: offered.map((each) => ({
        '@type': 'Offer',
        name: each.name,
        ...(each.note && { description: each.note }),
      })),
    }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Math.round(rating.value * 10) / 10,
        ratingCount: rating.riders,
        bestRating: 7,
        worstRating: 1,
      },
    }),
  })
}

/** The first words of a text, for search results. */
const beginning = (words: string): string => {
  const line = words.replace(/\s+/g, ' ')
  return line.length <= 160 ? line : `${line.slice(0, 159).replace(/\s\S*$/, '')}…`
}

function descriptionOf({ t }: Writing, { name, place, words }: Fitter): string {
  if (words) return beginning(words)
  return place ? t('summary.placed', { name, place }) : t('summary.description', { name })
}

/** The page of one fitter. @param offersTimes whether an appointment can be booked now */
export async function fitterPage(
  language: Language,
  fitter: Fitter,
  { publicUrl, offersTimes }: { publicUrl: string; offersTimes: boolean },
): Promise<PublicPage> {
  const t = await translatorFor(language, ['directory'])
  const writing = { t, language }
  const { name, studio, slug, words, services: offered, rating, hasPhoto } = fitter
  return {
    title: studio ? `${name}, ${studio}` : name,
    description: descriptionOf(writing, fitter),
    path: fitterAddress(slug),
    language,
    listed: true,
    picture: hasPhoto ? pictureAddress(slug, 'photo') : undefined,
    head: fitterData(fitter, publicUrl),
    body: html`<article class="mx-auto max-w-3xl px-5 py-6 md:py-12">
${top(writing, fitter)}
${facts(writing, fitter)}
${words && letter(writing, words)}
${offered.length > 0 && services(writing, offered)}
${rating && ratingCard(writing, rating, slug)}
${begin(writing, fitter, offersTimes)}
<p class="mt-8" data-screen-only><a class="flex min-h-11 items-center font-semibold text-teal underline underline-offset-2" href="${pathIn(serverPages.fitters, language)}">${t('back')}</a></p>
</article>`,
  }
}

/** The page at an address without a listed fitter. */
export async function unknownFitterPage(language: Language): Promise<PublicPage> {
  const t = await translatorFor(language, ['directory'])
  return {
    title: t('unknown.title'),
    description: t('description'),
    path: serverPages.fitters,
    language,
    listed: false,
    body: html`<div class="mx-auto max-w-3xl px-5 py-6 md:py-12"><h1>${t('unknown.title')}</h1>
<p class="mt-2 text-lg text-muted">${t('unknown.text')}</p>
<p class="mt-5"><a class="flex min-h-11 items-center font-semibold text-teal underline underline-offset-2" href="${pathIn(serverPages.fitters, language)}">${t('back')}</a></p></div>`,
  }
}
