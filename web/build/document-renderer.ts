import react from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'
import type { renderDocument } from '../app/documents/render.tsx'

const RENDERER = '/web/app/documents/render.tsx'

/** Renders a document in a language. */
export type Render = typeof renderDocument

const canRender = (module: object): module is { renderDocument: Render } =>
  'renderDocument' in module && typeof module.renderDocument === 'function'

/** What renders the documents, loaded by a server of Vite. */
export async function rendererOf(server: ViteDevServer): Promise<Render> {
  const module = await server.ssrLoadModule(RENDERER)
  if (!canRender(module)) throw new Error(`${RENDERER} cannot render documents`)
  return module.renderDocument
}

/** Loads what renders the pages, uses it and ends. The program is bundled for browsers, so it cannot. */
export async function withRenderer<Result>(
  root: string,
  use: (render: Render) => Promise<Result>,
): Promise<Result> {
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
