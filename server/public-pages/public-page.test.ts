import { expect, it } from 'vitest'
import { parseConfig } from '../config.ts'
import { builtMarkup, html } from './html.ts'
import { languageOf, publicDocument } from './public-page.ts'

const now = () => new Date('2026-11-26T10:00:00Z')
const page = {
  title: 'A & B',
  description: '"quoted"',
  path: '/contact',
  language: 'en',
  listed: true,
  body: html`<h1>Hello</h1>`,
} as const

const documentAt = (settings: Record<string, string>, more: object = {}) =>
  publicDocument(
    { config: parseConfig(settings), now, head: builtMarkup('<link rel="stylesheet" href="/assets/a.css">') },
    { ...page, ...more },
  )

it('is listed by search engines at a public address only', async () => {
  const address = { PUBLIC_URL: 'https://fits.example' }
  const listed = await documentAt(address)
  expect(listed).not.toContain('noindex')
  expect(listed).toContain('<link rel="canonical" href="https://fits.example/contact">')
  expect(await documentAt(address, { listed: false })).toContain('noindex')
  expect(await documentAt({})).toContain('noindex')
})

it('escapes what stands in its head, and names the styles', async () => {
  const text = await documentAt({})
  expect(text).toContain('<title>A &amp; B · Spokewell</title>')
  expect(text).toContain('<meta name="description" content="&quot;quoted&quot;">')
  expect(text).toContain('href="/assets/a.css"')
  expect(text.match(/<main /g)).toHaveLength(1)
})

it('leads to the legal pages, and to the imprint where there is one', async () => {
  expect(await documentAt({})).not.toContain('/imprint')
  const text = await documentAt({ OPERATOR_NAME: 'Velo', OPERATOR_ADDRESS: 'Lane 1' })
  for (const path of ['/privacy-policy', '/terms-of-service', '/accessibility', '/imprint', '/contact'])
    expect(text).toContain(`href="${path}"`)
})

it('is in English unless its address names another language that is offered', () => {
  for (const query of [{}, { lng: 'en' }, { lng: 'xx' }, { lng: ['de', 'fr'] }, null])
    expect(languageOf({ query })).toBe('en')
})
