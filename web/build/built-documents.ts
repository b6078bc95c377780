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
import type { RenderedPage } from '../app/documents/render.tsx'
import { builtDocument } from './built-document.ts'
import { rendererOf, withRenderer } from './document-renderer.ts'
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

/** A document in one language, without its head. */
interface RenderedDocument {
  name: DocumentName
  language: Language | PseudoLanguage
  page: RenderedPage
}

async function documentOfPage({ name, language, page }: RenderedDocument, at: Surroundings): Promise<string> {
  const script = await documentScript()
  const next = name === 'landing' ? (at.next ?? []) : []
  return builtDocument({
    page,
    program: at.program,
    script: script.replace('data-document', `data-document data-next="${next.join(' ')}"`),
    alternates: alternatesOf(name),
    path: pathIn(documents[name], language),
    picture: pictureIn(language === pseudoLanguage ? fallbackLanguage : language),
    head: at.head ?? '',
  })
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
  const page = await render(name, language, offeredLanguages)
  return fillPage(await documentOfPage({ name, language, page }, { program }), DEVELOPMENT)
}

/** A file of the build. */
interface Emitted {
  fileName: string
  source: string | Uint8Array
}

const names = Object.values(documents).flatMap((path) => documentOf(path) ?? [])

/** The documents of every language that is offered, and of the pseudo-language for tests. */
async function renderAll(root: string): Promise<readonly RenderedDocument[]> {
  return withRenderer(root, async (render) => {
    const rendered: RenderedDocument[] = []
    // One after the other: the language that is rendered is one for the whole program.
    for (const language of [...offeredLanguages, pseudoLanguage] as const)
      for (const name of names)
        rendered.push({ name, language, page: await render(name, language, offeredLanguages) })
    return rendered
  })
}

const documentFile = async (rendered: RenderedDocument, at: Surroundings): Promise<Emitted> => ({
  fileName: `.vite/documents/${rendered.name}/${rendered.language}.html`,
  source: await documentOfPage(rendered, at),
})

/** The picture that is shared with the landing page in a language. */
async function pictureFiles({ name, language, page }: RenderedDocument): Promise<Emitted[]> {
  if (name !== 'landing' || language === pseudoLanguage) return []
  const source = await sharePicture({ ...page.picture, language })
  return [{ fileName: pictureIn(language).slice(1), source }]
}

/** All that does not depend on the files of the program: the documents without their heads, and the pictures. */
async function renderDocuments(root: string) {
  const rendered = await renderAll(root)
  return { rendered, pictures: (await Promise.all(rendered.map(pictureFiles))).flat() }
}

/**
 * Renders the landing page and the legal pages in every language that is offered, and in the pseudo-language for tests, into
 * files that the server fills in and keeps in memory. They are no pages of the program.
 */
export function builtDocuments(): Plugin {
  let root = process.cwd()
  let rendering: ReturnType<typeof renderDocuments> | undefined
  return {
    name: 'built-documents',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root
    },
    buildStart() {
      if (this.environment.mode !== 'build') return
      // While the program is bundled, which does not take the time of this thread.
      rendering = renderDocuments(root)
      // A failure is reported when the documents are used.
      rendering.catch(() => undefined)
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
        const { rendered, pictures } = await (rendering ?? renderDocuments(root))
        const files = await Promise.all(rendered.map((each) => documentFile(each, at)))
        for (const file of [...files, ...pictures]) this.emitFile({ type: 'asset', ...file })
      },
    },
  }
}
