import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { fillPage, type PageFilling } from '../../domain/page-values.ts'
import { type DocumentName, documentOf, documents, pageAt } from '../../domain/pages.ts'
import {
  fallbackLanguage,
  type Language,
  languages,
  type PseudoLanguage,
  pseudoLanguage,
} from '../../locales/languages.ts'
import { offeredLanguages } from '../../locales/offered-languages.ts'
import { pathIn } from '../../locales/page-language.ts'
import { builtDocument } from './built-document.ts'
import { type Render, rendererOf, withRenderer } from './document-renderer.ts'
import { documentScript } from './head-script.ts'
import { sharePicture } from './share-picture.ts'

/** What the server fills in, where Vite serves the page: as if no setting was made. */
const DEVELOPMENT: PageFilling = {
  values: {
    publicUrl: 'http://localhost:3001',
    contactEmail: 'privacy@localhost',
    year: String(new Date().getFullYear()),
  },
  markup: {},
  holds: { signUp: true, hidden: true },
}

/** The path of a document in each language, by the tag that search engines know. */
const alternatesOf = (name: DocumentName) =>
  Object.fromEntries(
    offeredLanguages.map((language) => [languages[language].intl, pathIn(documents[name], language)]),
  )

const pictureIn = (language: string) => `/share-${language}.png`

interface Surroundings {
  program: string
  /** Attributes of the script of the head. */
  head?: string
  /** What the landing page fetches for the next one. */
  next?: readonly string[]
}

async function documentIn(
  name: DocumentName,
  language: Language | PseudoLanguage,
  { render, at }: { render: Render; at: Surroundings },
) {
  const page = await render(name, language, offeredLanguages)
  const script = await documentScript()
  const next = name === 'landing' ? (at.next ?? []) : []
  const html = builtDocument({
    page,
    program: at.program,
    script: script.replace('data-document', `data-document data-next="${next.join(' ')}"`),
    alternates: alternatesOf(name),
    path: pathIn(documents[name], language),
    picture: pictureIn(language === pseudoLanguage ? fallbackLanguage : language),
    head: at.head ?? '',
  })
  return { html, page }
}

/** The attributes of the head's script, and the files of the login, as the build has written them. */
function surroundingsOf(program: string, login: string): Surroundings {
  const named = (html: string, kind: RegExp) => [...html.matchAll(kind)].map(([, file = '']) => file)
  return {
    program,
    head: /data-font="[^"]*"/.exec(login)?.[0] ?? '',
    next: named(login, /(?:src|href)="(\/assets\/[^"]+\.js)"/g),
  }
}

/** A document as Vite serves it while somebody works on it. */
async function developedPage(
  server: ViteDevServer,
  name: DocumentName,
  asked: string | null,
): Promise<string> {
  const offered = offeredLanguages.find((each) => each === asked) ?? fallbackLanguage
  const source = await readFile(join(server.config.root, 'index.html'), 'utf8')
  const program = await server.transformIndexHtml('/index.html', source)
  const render = await rendererOf(server)
  const language = asked === pseudoLanguage ? asked : offered
  const { html } = await documentIn(name, language, { render, at: { program } })
  return fillPage(html, DEVELOPMENT)
}

/** A file of the build. */
interface Emitted {
  fileName: string
  source: string | Uint8Array
}

const names = Object.values(documents).flatMap((path) => documentOf(path) ?? [])

/** The documents and the picture of every language that is offered, and the documents in the pseudo-language for tests. */
async function builtFiles(root: string, at: Surroundings): Promise<Emitted[]> {
  return withRenderer(root, async (render) => {
    const files: Emitted[] = []
    // One after the other: the language that is rendered is one for the whole program.
    for (const language of [...offeredLanguages, pseudoLanguage] as const) {
      for (const name of names) {
        const { html, page } = await documentIn(name, language, { render, at })
        files.push({ fileName: `.vite/documents/${name}/${language}.html`, source: html })
        if (name === 'landing' && language !== pseudoLanguage)
          files.push({
            fileName: pictureIn(language).slice(1),
            source: await sharePicture({ ...page.picture, language }),
          })
      }
    }
    return files
  })
}

/**
 * Renders the landing page and the legal pages in every language that is offered, and in the pseudo-language for tests, into
 * files that the server fills in and keeps in memory. They are no pages of the program.
 */
export function builtDocuments(): Plugin {
  let root = process.cwd()
  return {
    name: 'built-documents',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
        const name = documentOf(pageAt(pathname) ?? '')
        if (name === undefined) return next()
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(await developedPage(server, name, searchParams.get('lng')))
      })
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const sourceOf = (name: string) => {
          const file = bundle[name]
          return file?.type === 'asset' ? String(file.source) : ''
        }
        const at = surroundingsOf(sourceOf('index.html'), sourceOf('pages/login.html'))
        for (const file of await builtFiles(root, at)) this.emitFile({ type: 'asset', ...file })
      },
    },
  }
}
