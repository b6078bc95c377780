import react from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'
import type { renderLanding } from '../app/landing/render.tsx'

const RENDERER = '/web/app/landing/render.tsx'

/** Renders the landing page in a language. */
export type Render = typeof renderLanding

const canRender = (module: object): module is { renderLanding: Render } =>
  'renderLanding' in module && typeof module.renderLanding === 'function'

/** What renders the landing page, loaded by a server of Vite. */
export async function rendererOf(server: ViteDevServer): Promise<Render> {
  const module = await server.ssrLoadModule(RENDERER)
  if (!canRender(module)) throw new Error(`${RENDERER} cannot render the landing page`)
  return module.renderLanding
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
