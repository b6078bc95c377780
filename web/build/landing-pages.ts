import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { fillPage } from '../../domain/page-values.ts'
import { pages } from '../../domain/pages.ts'
import { fallbackLanguage, type Language, languages, type PseudoLanguage, pseudoLanguage } from '../../locales/languages.ts'
import { offeredLanguages } from '../../locales/offered-languages.ts'
import type { renderLanding } from '../app/landing/render.tsx'
import { landingScript } from './head-script.ts'
import { landingDocument } from './landing-document.ts'
import { sharePicture } from './share-picture.ts'

const RENDERER = '/web/app/landing/render.tsx'

type Render = typeof renderLanding

const canRender = (module: object): module is { renderLanding: Render } =>
  'renderLanding' in module && typeof module.renderLanding === 'function'

async function rendererOf(server: ViteDevServer): Promise<Render> {
  const module = await server.ssrLoadModule(RENDERER)
  if (!canRender(module)) throw new Error(`${RENDERER} cannot render the landing page`)
  return module.renderLanding
}

/** Loads what renders the pages, uses it and ends. The program is bundled for browsers, so it cannot. */
async function withRenderer<Result>(root: string, use: (render: Render) => Promise<Result>): Promise<Result> {
  const server = await createServer({
    configFile: false,
    root,
    plugins: [react()],
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null, hmr: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  try {
    return await use(await rendererOf(server))
  } finally {
    await server.close()
  }
}

/** What the server fills in, where Vite serves the page. */
const DEVELOPMENT = {
  publicUrl: 'http://localhost:3001',
  contactEmail: 'privacy@localhost',
  contactHref: 'mailto:privacy@localhost',
  demoHref: 'mailto:privacy@localhost',
  year: String(new Date().getFullYear()),
}

const pathIn = (language: string) =>
  language === fallbackLanguage ? pages.home : `${pages.home}?lng=${language}`

const alternates = Object.fromEntries(
  offeredLanguages.map((language) => [languages[language].intl, pathIn(language)]),
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
    path: pathIn(language),
    picture: pictureIn(language === pseudoLanguage ? fallbackLanguage : language),
    head: at.head ?? '',
  })
  return { language, html, page }
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
        const asked = searchParams.get('lng')
        const language =
          asked === pseudoLanguage ? asked : (offeredLanguages.find((each) => each === asked) ?? fallbackLanguage)
        const program = await server.transformIndexHtml('/index.html', await readFile(join(root, 'index.html'), 'utf8'))
        const { html } = await documentIn(language, await rendererOf(server), { program })
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(fillPage(html, DEVELOPMENT, { signUp: true, hidden: true, demo: false }))
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
        const shown = [...offeredLanguages, pseudoLanguage] as const
        await withRenderer(root, async (render) => {
          for (const each of shown) {
            const { language, html, page } = await documentIn(each, render, at)
            this.emitFile({ type: 'asset', fileName: `.vite/landing/${language}.html`, source: html })
            if (language !== pseudoLanguage) {
              const source = await sharePicture(page.picture)
              this.emitFile({ type: 'asset', fileName: pictureIn(language).slice(1), source })
            }
          }
        })
      },
    },
  }
}
