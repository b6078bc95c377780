import { conditionPlace, valuePlace } from '../../domain/page-values.ts'
import { escapeHtml } from '../../domain/text/escape-html.ts'
import type { RenderedPage } from '../app/documents/render.tsx'
import { PICTURE } from './share-picture.ts'

/** What a document is made from. */
export interface DocumentParts {
  page: RenderedPage
  /** The page of the program as it is built, whose head it shares. */
  program: string
  /** The page's own script. */
  script: string
  /** The path of the page in each language, by the tag that search engines know. */
  alternates: Readonly<Record<string, string>>
  /** The path of the page. */
  path: string
  /** The path of the picture. */
  picture: string
  /** Attributes for the script of the head. */
  head: string
}

const ROOT = '<div id="root"></div>'

/** Styles of elements become rules, which a content security policy can allow by their hash. */
function withoutStyles(html: string): { html: string; rules: string } {
  const known: string[] = []
  const replaced = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    if (!known.includes(style)) known.push(style)
    return ` data-at="${known.indexOf(style)}"`
  })
  return { html: replaced, rules: known.map((style, index) => `[data-at="${index}"]{${style}}`).join('') }
}

const address = (path: string) => `${valuePlace('publicUrl')}${path}`

const meta = (name: string, content: string, kind: 'name' | 'property' = 'property') =>
  `<meta ${kind}="${name}" content="${content}">`

/** What search engines and sites that show links read. */
function described({ page, alternates, path, picture }: DocumentParts): string[] {
  const { before, behind } = conditionPlace('hidden')
  const [title, description, alt] = [page.title, page.description, page.picture.alt].map(escapeHtml)
  const links = Object.entries(alternates)
  return [
    `${before}${meta('robots', 'noindex', 'name')}${behind}`,
    `<link rel="canonical" href="${address(path)}">`,
    ...(links.length > 1
      ? [...links, ['x-default', alternates.en ?? path]].map(
          ([tag, at = '']) => `<link rel="alternate" hreflang="${tag}" href="${address(at)}">`,
        )
      : []),
    meta('og:type', 'website'),
    meta('og:title', title ?? ''),
    meta('og:description', description ?? ''),
    meta('og:url', address(path)),
    meta('og:locale', page.lang.replace('-', '_')),
    meta('og:image', address(picture)),
    meta('og:image:width', String(PICTURE.width)),
    meta('og:image:height', String(PICTURE.height)),
    meta('og:image:alt', alt ?? ''),
    meta('twitter:card', 'summary_large_image', 'name'),
    ...page.data.map(
      (one) =>
        `<script type="application/ld+json">${JSON.stringify(one).replaceAll('<', String.raw`\u003c`)}</script>`,
    ),
  ]
}

/**
 * A page as a document: the head of the program's page without the program.
 * @throws Error if the program's page has changed its shape
 */
export function builtDocument(parts: DocumentParts): string {
  const { page, program, script, head } = parts
  if (!program.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`)
  const { html, rules } = withoutStyles(page.body)
  const added = [...described(parts), ...(rules === '' ? [] : [`<style>${rules}</style>`]), script]
  return program
    .replace(/<script type="module"[^>]*>[\s\S]*?<\/script>\s*/g, '')
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<noscript>[\s\S]*?<\/noscript>\s*/, '')
    .replace(/<meta name="description"[^>]*>/, () =>
      meta('description', escapeHtml(page.description), 'name'),
    )
    .replace(/<html lang="[^"]*"/, `<html lang="${page.lang}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(page.title)}</title>`)
    .replace('<script data-head', `<script data-head ${head}`)
    .replace('</head>', () => `${added.join('\n    ')}\n  </head>`)
    .replace(ROOT, () => html)
}
