import { afterEach, expect, it } from 'vitest'
import { fillPage, type PageFilling } from '#domain/page-values.ts'
import { type DocumentName, pageAt, serverPages } from '#domain/pages.ts'
import { pseudoLanguage } from '#locales/languages.ts'
import { showInBuild } from '#web/ui/language/texts.ts'
import { renderDocument } from './render.tsx'

afterEach(() => showInBuild('en', []))

const LEGAL = ['privacyPolicy', 'termsOfService', 'accessibility', 'imprint'] as const
/** Those that name who operates the installation. */
const NAMING = ['privacyPolicy', 'termsOfService', 'imprint'] as const

const nothing: PageFilling = { values: { contactEmail: 'us@fits.example' }, markup: {}, holds: {} }

/** The page as it is read under these settings: without markup, with single spaces. */
async function readOf(name: DocumentName, filling: Partial<PageFilling> = {}): Promise<string> {
  const { body } = await renderDocument(name, 'en', ['en'])
  return fillPage(body, { ...nothing, ...filling })
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

const operator = {
  values: { ...nothing.values, operatorName: 'Velo Ltd', operatorAddress: '1 Lane\nTown', vatId: 'XX123' },
  holds: { imprint: true, vatId: true },
}

it('leaves nothing open once it is filled in', async () => {
  for (const name of LEGAL) {
    for (const filling of [nothing, { ...nothing, ...operator }, { ...nothing, holds: { ownPolicy: true } }])
      expect(await readOf(name, filling), name).not.toContain('[[')
  }
})

it('says the notice and the policy in full, and names the address', async () => {
  const read = await readOf('privacyPolicy')
  for (const words of [
    'Privacy policy',
    'Version 1.2, last updated 3 June 2025',
    'What is kept, why and how long',
    'up to 7 years after the last session',
    'No other service processes data for the provider',
    'You reach the provider at: us@fits.example',
  ])
    expect(read).toContain(words)
})

it('names the services that are set up here, and payments only where they are collected', async () => {
  const none = await readOf('privacyPolicy')
  expect(none).not.toContain('Of fitters who pay')
  const some = await readOf('privacyPolicy', { holds: { processors: true, payments: true, mail: true } })
  for (const words of ['Of fitters who pay', 'Stripe, which collects', 'a mail service, which delivers'])
    expect(some).toContain(words)
  for (const words of ['a text-message service', 'No other service processes'])
    expect(some).not.toContain(words)
})

it('says in the terms whether anything is paid here', async () => {
  const [free, paid] = [
    await readOf('termsOfService'),
    await readOf('termsOfService', { holds: { payments: true } }),
  ]
  expect(free).not.toBe(paid)
  expect(free).toMatch(/\$10.*20%/)
  expect(paid).toMatch(/\$10.*20%/)
})

it('names who operates the installation, with the lines that are set', async () => {
  for (const name of NAMING) expect(await readOf(name, operator), name).toMatch(/Velo Ltd 1 Lane Town/)
  const imprint = await readOf('imprint', operator)
  expect(imprint).toContain('XX123')
  expect(imprint).toContain('us@fits.example')
  expect(imprint).not.toMatch(/Represented by|Register/)
  expect(await readOf('imprint')).not.toContain('Velo')
})

it('shows the operator’s own text in place of the product’s, with its title if it has one', async () => {
  const markup = { ownPolicy: '<p>Our own words.</p>' }
  const untitled = await readOf('privacyPolicy', { markup, holds: { ownPolicy: true } })
  expect(untitled).toMatch(/Privacy policy .*Our own words\./)
  expect(untitled).not.toContain('What is kept, why and how long')
  const values = { ...nothing.values, ownPolicyTitle: 'Privacy at Velo' }
  const holds = { ownPolicy: true, ownPolicyTitle: true }
  const titled = await readOf('privacyPolicy', { values, markup, holds })
  expect(titled).toContain('Privacy at Velo')
  expect(titled).not.toMatch(/last updated/)
  expect(await readOf('termsOfService', { markup, holds: { ownPolicy: true } })).not.toContain(
    'Our own words.',
  )
})

it('links to pages of the product in its own language, and to the other languages', async () => {
  for (const name of LEGAL) {
    const { body, lang } = await renderDocument(name, 'de', ['en', 'de'])
    expect(lang).toBe('de')
    const links = [...body.matchAll(/ href="(\/[^"]*)"/g)].map(([, href = '']) => href)
    for (const href of links) {
      const [path = ''] = href.split('?')
      const isPage = pageAt(path) !== undefined || Object.values<string>(serverPages).includes(path)
      expect(isPage, href).toBe(true)
    }
    expect(links).toEqual(expect.arrayContaining(['/?lng=de', '/login?lng=de', '/contact?lng=de']))
    expect(body).toMatch(/<a href="\/[\w-]+" lang="en" hrefLang="en"/)
  }
})

it('has every text in the texts of the languages', async () => {
  for (const name of LEGAL) {
    const { body } = await renderDocument(name, pseudoLanguage, ['en'])
    const plain = [...body.matchAll(/<(?:h\d|p|li|td|th|dt)[^>]*>([A-Za-z ]{4,})</g)].map(([, text]) => text)
    expect(plain, name).toEqual([])
  }
})
