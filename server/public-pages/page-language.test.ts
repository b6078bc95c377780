import { expect, it } from 'vitest'
import { parseConfig } from '../config.ts'
import { contactPage } from '../features/contact/contact-page.ts'
import { directoryPage } from '../features/fitters/directory-page.ts'
import { fitterPage } from '../features/fitters/fitter-page.ts'
import { builtMarkup } from './html.ts'
import { type PublicPage, publicDocument } from './public-page.ts'

const fitter = {
  slug: 'mira',
  name: 'Mira',
  studio: null,
  place: 'Bern',
  languages: ['de' as const],
  specialities: ['saddles' as const],
  hasPhoto: false,
  hasLogo: false,
  words: null,
  services: [],
  rating: { value: 5.5, low: 5.1, high: 5.9, year: 2026, riders: 40 },
}

/** The addresses to which a page leads. */
async function linksOf(page: PublicPage): Promise<string[]> {
  const parts = { config: parseConfig({}), now: () => new Date('2026-11-26'), head: builtMarkup('') }
  const [, body = ''] = (await publicDocument(parts, page)).split('<body>')
  return [...body.matchAll(/ href="(\/[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

it('a page of the server leads on in its own language', async () => {
  const form = {
    typed: { topic: 'demo' as const, name: '', email: '', words: '' },
    faults: {},
    stamp: '',
    contactEmail: 'us@fits.example',
  }
  const search = { name: '', place: 'bern', language: '', speciality: '' }
  const list = {
    found: { items: [fitter], next: 'more' },
    offering: new Set(['mira']),
    search,
    cursor: 'here',
  }
  const pages = [
    await contactPage('de', form),
    await directoryPage('de', list, 'https://fits.example'),
    await fitterPage('de', fitter, { publicUrl: 'https://fits.example', offersTimes: true }),
  ]
  for (const page of pages) {
    const links = await linksOf(page)
    expect(links.length, page.title).toBeGreaterThan(6)
    for (const link of links)
      expect(new URL(link, 'https://fits.example').searchParams.get('lng'), link).toBe('de')
  }
})

it('a search keeps the language of its page', async () => {
  const search = { name: '', place: '', language: '', speciality: '' }
  const list = { found: { items: [], next: null }, offering: new Set<string>(), search, cursor: null }
  const form = /<input type="hidden" name="lng" value="de">/
  expect((await directoryPage('de', list, 'https://fits.example')).body.markup).toMatch(form)
  expect((await directoryPage('en', list, 'https://fits.example')).body.markup).not.toMatch(/name="lng"/)
})
