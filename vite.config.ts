import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { PRODUCT_NAME } from './domain/product.ts'
import words from './locales/en/frame.ts'
import { builtDocuments } from './web/build/built-documents.ts'
import { headScript } from './web/build/head-script.ts'
import { notFoundPage } from './web/build/not-found-page.ts'
import { openingTexts } from './web/build/opening-texts.ts'
import { formParts, pageChunks } from './web/build/page-chunks.ts'
import { pageFiles } from './web/build/page-files.ts'
import { readRoutes } from './web/build/page-modules.ts'
import { precompress } from './web/build/precompress.ts'
import { textFiles } from './web/build/text-files.ts'
import { webApp } from './web/build/web-app.ts'
import { formOffline } from './web/service-worker/plugin.ts'

const server = `http://127.0.0.1:${process.env.PORT || 3000}`

/** A chunk of English texts is named after its namespace: `locales/en/intake.ts` → `texts-en-intake`. */
function chunkName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const texts = /\/locales\/(?:en|openings)\/([\w-]+)\.ts$/.exec(facadeModuleId ?? '')
  return texts ? `assets/texts-en-${texts[1]}-[hash].js` : 'assets/[name]-[hash].js'
}

/** What the pages say before the program does: the title until the first page sets its own, and that they need scripts. */
const firstWords: Plugin = {
  name: 'first-words',
  transformIndexHtml: (html) =>
    html.replaceAll('%PRODUCT_NAME%', PRODUCT_NAME).replaceAll('%NO_SCRIPTS%', words.noScripts),
}

const routes = await readRoutes()

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    firstWords,
    webApp(),
    headScript(import.meta.dirname),
    pageFiles(routes),
    openingTexts(),
    textFiles(import.meta.dirname),
    formOffline(),
    builtDocuments(),
    notFoundPage(),
    precompress(),
  ],
  publicDir: 'web/app/public',
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    // Text chunks are small on purpose, one per language and namespace; none goes inline as a data address.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, parts, { hostType }) => formParts(file, parts, hostType),
    },
    rolldownOptions: {
      input: ['index.html', 'guest.html'],
      output: {
        chunkFileNames: chunkName,
        codeSplitting: pageChunks(import.meta.dirname, routes),
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/auth/v1': server,
      '/dev/mail': server,
      '/contact': server,
      '/fitters': server,
    },
  },
})
