import type { Calls } from '#contract/calls.ts'
import { SPECIALITIES, SPOKEN_LANGUAGES } from '#domain/directory/listing.ts'
import { pages, serverPages } from '#domain/pages.ts'
import { intlFormats } from '#locales/intl-formats.ts'
import { fallbackLanguage, intlLocale, type Language } from '#locales/languages.ts'
import { pathIn } from '#locales/page-language.ts'
import { punctuationOf } from '#locales/punctuation.ts'
import { translatorFor } from '#locales/translate.ts'
import type { Translate } from '#locales/typed-keys.ts'
import { choice, described, field } from '../../public-pages/fields.ts'
import { type Html, html, jsonData } from '../../public-pages/html.ts'
import type { PublicPage } from '../../public-pages/public-page.ts'

export type DirectoryTexts = Translate<['directory']>
type Found = Calls['GET /api/fitters']['response']
export type ListedFitter = Found['items'][number]

/** What the directory is searched for; empty where it is not. */
export interface Search {
  name: string
  place: string
  language: string
  speciality: string
}
const FIELDS = ['name', 'place', 'language', 'speciality'] as const

/** The names of languages, as the reader calls them. */
export function languageNames(language: Language): (code: string) => string {
  const names = new Intl.DisplayNames(intlLocale(language), { type: 'language' })
  return (code) => names.of(code) ?? code
}

/** The page of a fitter. */
export const fitterAddress = (slug: string): string => serverPages.fitter.replace(':slug', slug)

/** Where an appointment with a fitter is booked. */
export const bookAddress = (slug: string): string => pages.book.replace(':fitter', slug)

/** A picture on a fitter's page. */
export const pictureAddress = (slug: string, picture: 'photo' | 'logo'): string =>
  serverPages.fitterPicture.replace(':slug', slug).replace(':picture', `${picture}.webp`)

/** The address of a page of the list. */
export function listAddress(search: Search, cursor: string | null): string {
  const query = new URLSearchParams(FIELDS.flatMap((name) => (search[name] ? [[name, search[name]]] : [])))
  if (cursor) query.set('cursor', cursor)
  return query.size > 0 ? `${serverPages.fitters}?${query}` : serverPages.fitters
}

const isFiltered = (search: Search): boolean => FIELDS.some((name) => search[name] !== '')

const textField = (name: 'name' | 'place', label: string, value: string): Html => {
  const texts = { name, label }
  return field(
    texts,
    html`<input ${described(texts)} class="input" type="search" maxlength="100" autocomplete="off" value="${value}">`,
  )
}

const choiceField = (
  name: 'language' | 'speciality',
  { label, any }: { label: string; any: string },
  options: readonly (readonly [code: string, text: string])[],
  chosen: string,
): Html => {
  const texts = { name, label }
  return field(
    texts,
    html`<select ${described(texts)} class="input">${choice('', any, chosen === '')}${options.map(([code, text]) => choice(code, text, code === chosen))}</select>`,
  )
}

function searchForm(t: DirectoryTexts, language: Language, search: Search): Html {
  const byText = new Intl.Collator(intlLocale(language))
  const nameOf = languageNames(language)
  const languages = SPOKEN_LANGUAGES.map((code) => [code, nameOf(code)] as const).toSorted((a, b) =>
    byText.compare(a[1], b[1]),
  )
  const specialities = SPECIALITIES.map((code) => [code, t(`specialities.${code}`)] as const)
  const any = t('search.any')
  return html`<search><form method="get" action="${serverPages.fitters}" aria-label="${t('search.label')}" class="mt-6 grid gap-4 rounded-lg border border-line bg-card p-5 sm:grid-cols-2 lg:grid-cols-4" data-screen-only>
${language !== fallbackLanguage && html`<input type="hidden" name="lng" value="${language}">`}
${textField('name', t('search.name'), search.name)}
${textField('place', t('search.place'), search.place)}
${choiceField('language', { label: t('search.language'), any }, languages, search.language)}
${choiceField('speciality', { label: t('search.speciality'), any }, specialities, search.speciality)}
<div class="flex flex-wrap items-center gap-4 sm:col-span-2 lg:col-span-4"><button type="submit" class="button" data-kind="primary">${t('search.submit')}</button>
${isFiltered(search) && html`<a class="flex min-h-11 items-center font-semibold text-teal underline underline-offset-2" href="${pathIn(serverPages.fitters, language)}">${t('search.clear')}</a>`}</div>
</form></search>`
}

/** A list of words, as sentences of the language join them. */
export const joined = (language: Language, words: readonly string[]): string =>
  intlFormats.list(intlLocale(language)).format(words)

function card(t: DirectoryTexts, language: Language, fitter: ListedFitter, offersTimes: boolean): Html {
  const { name, studio, place, slug, hasPhoto, languages, specialities } = fitter
  const speaks = joined(language, languages.map(languageNames(language)))
  const goodAt = joined(
    language,
    specialities.map((code) => t(`specialities.${code}`)),
  )
  return html`<li class="flex gap-4 rounded-lg border border-line bg-card p-4">
${hasPhoto && html`<img src="${pictureAddress(slug, 'photo')}" alt="" width="72" height="72" loading="lazy" class="size-18 flex-none rounded-md object-cover">`}
<div class="min-w-0"><h3><a class="inline-flex min-h-6 items-center font-semibold text-teal underline" href="${pathIn(fitterAddress(slug), language)}">${name}</a></h3>
${studio && html`<p>${studio}</p>`}
${place && html`<p class="text-muted">${place}</p>`}
${speaks && html`<p class="mt-1 text-secondary text-muted">${punctuationOf(intlLocale(language)).labelled(t('speaks'), speaks)}</p>`}
${goodAt && html`<p class="text-secondary text-muted">${goodAt}</p>`}
${offersTimes && html`<p class="mt-2" data-screen-only><a class="button" data-kind="quiet" data-size="small" href="${pathIn(bookAddress(slug), language)}">${t('bookShort')}<span class="sr-only"> ${name}</span></a></p>`}</div></li>`
}

function nothing(t: DirectoryTexts, language: Language, search: Search): Html {
  if (isFiltered(search))
    return html`<p class="font-semibold">${t('found.none')}</p><p class="mt-1 text-muted">${t('found.noneHow')}</p>`
  return html`<p class="font-semibold">${t('found.empty')}</p><p class="mt-1 text-muted">${t('found.emptyHow')}</p>
<p class="mt-4 text-muted">${t('found.emptyFitter')} <a href="${pathIn(pages.signup, language)}">${t('found.signUp')}</a></p>`
}

interface List {
  found: Found
  /** The addresses of those with whom an appointment can be booked now. */
  offering: ReadonlySet<string>
  search: Search
  /** Where this page of the list begins. */
  cursor: string | null
}

const results = (
  t: DirectoryTexts,
  language: Language,
  { found, offering, search, cursor }: List,
): Html => html`
<section class="mt-8" aria-labelledby="results"><h2 id="results" class="mb-3">${t('results')}</h2>
${found.items.length > 0 ? html`<ul class="grid gap-3 md:grid-cols-2">${found.items.map((each) => card(t, language, each, offering.has(each.slug)))}</ul>` : nothing(t, language, search)}
<p class="mt-5 flex flex-wrap gap-x-6" data-screen-only>
${cursor && html`<a class="flex min-h-11 items-center font-semibold text-teal underline underline-offset-2" href="${pathIn(listAddress(search, null), language)}">${t('first')}</a>`}
${found.next && html`<a class="flex min-h-11 items-center font-semibold text-teal underline underline-offset-2" rel="next" href="${pathIn(listAddress(search, found.next), language)}">${t('next')}</a>`}
</p></section>`

const listData = ({ found }: List, publicUrl: string): Html =>
  jsonData({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: found.items.map(({ slug, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: publicUrl + fitterAddress(slug),
    })),
  })

/** The list of fitters, or of those that a search finds. */
export async function directoryPage(language: Language, list: List, publicUrl: string): Promise<PublicPage> {
  const t = await translatorFor(language, ['directory'])
  return {
    title: t('heading'),
    description: t('description'),
    path: listAddress(list.search, list.cursor),
    language,
    // Search engines list the fitters themselves, and not every search for them.
    listed: !isFiltered(list.search),
    head: listData(list, publicUrl),
    body: html`<div class="mx-auto max-w-5xl px-5 py-6 md:py-12"><h1>${t('heading')}</h1>
<p class="mt-2 text-lg text-muted">${t('lead')}</p>
${searchForm(t, language, list.search)}
${results(t, language, list)}</div>`,
  }
}
