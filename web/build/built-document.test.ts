import { expect, it } from 'vitest'
import { builtDocument, type DocumentParts } from './built-document.ts'

const parts: DocumentParts = {
  page: {
    lang: 'de',
    title: 'Fits & more',
    description: 'What "changed"',
    picture: { alt: 'A rider', headline: 'Fits', below: 'For fitters', sample: 'Sample' },
    body: '<main><p style="top:1%">one</p><p style="top:2%">two</p><p style="top:1%">three</p></main>',
    data: [{ name: '</script><b>' }],
  },
  program: `<!doctype html>
<html lang="en"><head><title>Product</title><script data-head>head()</script>
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/core.js">
<link rel="stylesheet" href="/assets/styles.css"><meta name="description" content="old"></head>
<body><noscript><p>needs scripts</p></noscript><div id="root"></div></body></html>`,
  script: '<script data-document>own()</script>',
  alternates: { en: '/', de: '/?lng=de' },
  path: '/?lng=de',
  picture: '/share-de.png',
  head: 'data-font="/assets/inter.woff2"',
}

it('is the head of the program without the program, and the page in its place', () => {
  const html = builtDocument(parts)
  expect(html).not.toMatch(/type="module"|modulepreload|id="root"|noscript/)
  expect(html).toContain('<html lang="de"><head><title>Fits &amp; more</title>')
  expect(html).toContain('<script data-head data-font="/assets/inter.woff2">head()</script>')
  expect(html).toContain('<link rel="stylesheet" href="/assets/styles.css">')
  expect(html.match(/<meta name="description"[^>]*>/g)).toEqual([
    '<meta name="description" content="What &quot;changed&quot;">',
  ])
})

it('names its address in every language, and its picture', () => {
  const html = builtDocument(parts)
  expect(html).toContain('<link rel="canonical" href="[[publicUrl]]/?lng=de">')
  expect(html.match(/hreflang="[^"]*" href="[^"]*"/g)).toEqual([
    'hreflang="en" href="[[publicUrl]]/"',
    'hreflang="de" href="[[publicUrl]]/?lng=de"',
    'hreflang="x-default" href="[[publicUrl]]/"',
  ])
  expect(html).toContain('<meta property="og:image" content="[[publicUrl]]/share-de.png">')
  expect(builtDocument({ ...parts, alternates: { en: '/' } })).not.toContain('hreflang')
})

it('has no styles in attributes, which the content security policy refuses', () => {
  const html = builtDocument(parts)
  expect(html).not.toContain(' style=')
  expect(html).toContain('<style>[data-at="0"]{top:1%}[data-at="1"]{top:2%}</style>')
  expect(html).toContain('<p data-at="0">one</p><p data-at="1">two</p><p data-at="0">three</p>')
})

it('lets no data end its element', () => {
  expect(builtDocument(parts)).not.toContain('</script><b>')
})

it('refuses a program that has changed its shape', () => {
  expect(() => builtDocument({ ...parts, program: '<html></html>' })).toThrow('no <div id="root">')
})
