import { afterEach, expect, it } from 'vitest'
import { pageAt, serverPages } from '#domain/pages.ts'
import { pseudoLanguage } from '#locales/languages.ts'
import { showInBuild } from '#web/ui/language/texts.ts'
import { renderDocument } from './render.tsx'

afterEach(() => showInBuild('en', []))

/** The page as it is read: without markup, with single spaces. */
const readOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&amp;', '&')

const linksIn = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href)

it('says the words and prices of the specification', async () => {
  const read = readOf((await renderDocument('landing', 'en', ['en'])).body)
  for (const words of [
    'Fitter rating from client satisfaction',
    'Goal alignment',
    'Discomfort spider chart (before and after a fit)',
    'Session improvement',
    'Follow-up alerts with automatic reminders and scheduling',
    'An intervention log',
    'Recent submissions',
    'Outcome analysis with before/after comparison',
    'Benchmarking against industry standards',
    'Searchable past cases',
    'An integrated booking system',
    'A full audit trail of changes and recommendations',
    'You own your data',
    'Track progress over time',
    'Switch fitters without losing history',
    '$10 per month',
    '$8 per month',
    '$96 billed annually: a 20% saving.',
    'No contracts',
    'Cancel anytime',
    'GDPR safe',
    'Price to be confirmed',
    'Coming soon',
    'Planned for later in 2025 Not yet available',
    'Includes Tier 1',
    'decision-support tool',
    'Co-Pilot',
    'Trained only on anonymised data with consent',
    'Start an account',
    'Book a demo call',
    'Privacy policy',
    'Terms of service',
    'Contact',
  ])
    expect(read).toContain(words)
})

it('marks every invented figure as a sample, and lets nobody press a part of it', async () => {
  const { body } = await renderDocument('landing', 'en', ['en'])
  expect(body.match(/>Sample</g)).toHaveLength(8)
  expect(body).not.toMatch(/<button/)
  expect(readOf(body)).toContain('made-up riders and numbers')
})

const isPage = (path: string): boolean =>
  pageAt(path) !== undefined || Object.values<string>(serverPages).includes(path)

it('links to pages of the product and to parts of itself only', async () => {
  const { body } = await renderDocument('landing', 'en', ['en'])
  const ids = [...body.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  for (const href of linksIn(body)) {
    if (href.startsWith('#')) expect(ids).toContain(href.slice(1))
    else if (href.startsWith('/')) expect(isPage(href.split('?')[0] ?? ''), href).toBe(true)
    else expect(href).toMatch(/^(?:mailto:)?\[\[\w+\]\]$/)
  }
})

it('has one heading of the first level, and none that skips a level', async () => {
  const { body } = await renderDocument('landing', 'en', ['en'])
  const levels = [...body.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true)
})

it('links to its other languages, and keeps the language in the links of a page', async () => {
  const { body, lang } = await renderDocument('landing', 'de', ['en', 'de', 'zh-CN'])
  expect(lang).toBe('de')
  expect(linksIn(body)).toEqual(
    expect.arrayContaining([
      '/',
      '/?lng=de',
      '/?lng=zh-CN',
      '/login?lng=de',
      '/privacy-policy?lng=de',
      '/demo-call?lng=de',
    ]),
  )
  expect(linksIn(body)).not.toContain('/demo-call')
  expect(body).toMatch(/<a href="\/\?lng=zh-CN" lang="zh-CN" hrefLang="zh-CN"/)
})

it('has every text in the texts of the languages', async () => {
  const { body } = await renderDocument('landing', pseudoLanguage, ['en'])
  const untranslated = [...body.matchAll(/<(?:h\d|p|li|summary)[^>]*>([^<[]{4,})</g)].map(([, text]) => text)
  // Names of invented riders, and how long ago something was, which `Intl` writes.
  const invented = /Vogt|Aalto|Reyes|Owen Price|Lund|de Boer|Tanaka| ago$|^yesterday$/
  expect(untranslated.filter((text) => !invented.test(text ?? ''))).toEqual([])
})

it('tells search engines both prices, and the questions as they stand in the page', async () => {
  const { body, data } = await renderDocument('landing', 'en', ['en'])
  expect(data[0]).toMatchObject({
    '@type': 'SoftwareApplication',
    offers: [
      { price: '10.00', priceCurrency: 'USD' },
      { price: '96.00', priceCurrency: 'USD' },
    ],
  })
  const told = JSON.stringify(data[1])
  for (const [, question = ''] of body.matchAll(/<summary[^>]*>([^<]*)</g)) expect(told).toContain(question)
})
