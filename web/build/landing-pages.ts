import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { fillPage } from '../../domain/page-values.ts'
import { pages } from '../../domain/pages.ts'
import {
  fallbackLanguage,
  type Language,
  languages,
  type PseudoLanguage,
  pseudoLanguage,
} from '../../locales/languages.ts'
import { offeredLanguages } from '../../locales/offered-languages.ts'
import { pathIn } from '../../locales/page-language.ts'
import { landingScript } from './head-script.ts'
import { landingDocument } from './landing-document.ts'
import { type Render, rendererOf, withRenderer } from './landing-renderer.ts'
import { sharePicture } from './share-picture.ts'

/** What the server fills in, where Vite serves the page. */
const DEVELOPMENT = {
  publicUrl: 'http://localhost:3001',
  contactEmail: 'privacy@localhost',
  year: String(new Date().getFullYear()),
}

const alternates = Object.fromEntries(
  offeredLanguages.map((language) => [languages[language].intl, pathIn(pages.home, language)]),
)

const pictureIn = (language: string) => `/share-${language}.png`

interface Surroundings {
  program: string
  /** Attributes of the script of the head. */
  head?: string
  /** What the page fetches for the next one. */
  next?: readonly string[]
}

async function documentIn(language: Language | PseudoLanguage, render: Render, at: Surroundings) {
  const page = await render(language, offeredLanguages)
  const script = await landingScript()
  const html = landingDocument({
    page,
    program: at.program,
    script: script.replace('data-landing', `data-landing data-next="${at.next?.join(' ') ?? ''}"`),
    alternates,
    path: pathIn(pages.home, language),
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

/** The page as Vite serves it while somebody works on it. */
async function developedPage(server: ViteDevServer, asked: string | null): Promise<string> {
  const offered = offeredLanguages.find((each) => each === asked) ?? fallbackLanguage
  const source = await readFile(join(server.config.root, 'index.html'), 'utf8')
  const program = await server.transformIndexHtml('/index.html', source)
  const render = await rendererOf(server)
  const { html } = await documentIn(asked === pseudoLanguage ? asked : offered, render, { program })
  return fillPage(html, DEVELOPMENT, { signUp: true, hidden: true, demo: false, imprint: false })
}

/** A file of the build. */
interface Emitted {
  fileName: string
  source: string | Uint8Array
}

/** The page and its picture in every language that is offered, and the page in the pseudo-language for tests. */
async function builtPages(root: string, at: Surroundings): Promise<Emitted[]> {
  return withRenderer(root, async (render) => {
    const files: Emitted[] = []
    // One after the other: the language that is rendered is one for the whole program.
    for (const each of [...offeredLanguages, pseudoLanguage] as const) {
      const { html, page } = await documentIn(each, render, at)
      files.push({ fileName: `.vite/landing/${each}.html`, source: html })
      if (each !== pseudoLanguage)
        files.push({
          fileName: pictureIn(each).slice(1),
          source: await sharePicture({ ...page.picture, tag: each }),
        })
    }
    return files
  })
}

/**
 * Renders the landing page in every language that is offered, and in the pseudo-language for tests, into files that the
 * server fills in and keeps in memory. It is no page of the program.
 */
export function landingPages(): Plugin {
  let root = process.cwd()
  return {
    name: 'landing-pages',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
        if (pathname !== pages.home && pathname !== pages.landing) return next()
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(await developedPage(server, searchParams.get('lng')))
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
        for (const file of await builtPages(root, at)) this.emitFile({ type: 'asset', ...file })
      },
    },
  }
}
