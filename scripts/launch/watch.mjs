import { dyingWithUs, runAllToEnd } from './child.mjs'
import { say } from './say.mjs'

/**
 * `npm run dev`: runs the server from source on PORT and restarts it on change. Vite runs on the next port, serves the
 * web and forwards /api and /auth to the server. Mails and redirects use Vite's address, which serves the pages.
 * vite.config.ts reads PORT; VITE_PORT sets another port for Vite.
 *
 * @param {string} root @param {string} node @param {NodeJS.ProcessEnv} env @param {string[]} args
 */
export function watch(root, node, env, args) {
  const port = Number(env.PORT ?? 3000)
  const webPort = Number(env.VITE_PORT ?? port + 1)
  const devEnv = {
    ...env,
    PORT: String(port),
    PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${webPort}`,
  }
  say(`Open http://localhost:${webPort} (the server alone: http://localhost:${port})`)
  const server = ['--watch', '--watch-preserve-output', 'server/main.ts', ...args]
  const vite = [
    'node_modules/vite/bin/vite.js',
    '--host',
    '127.0.0.1',
    '--port',
    String(webPort),
    '--strictPort',
  ]
  const commands = [server, vite].map((words) =>
    dyingWithUs({ command: node, args: words, cwd: root, env: devEnv }),
  )
  return runAllToEnd(commands)
}
