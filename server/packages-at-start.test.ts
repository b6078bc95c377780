import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { z } from 'zod'

/**
 * Packages that load slowly or need much memory, and are needed by few requests: pictures, documents, providers, mail.
 */
const LATER = [
  'sharp',
  'libheif-js',
  '@myriaddreamin/typst-ts-node-compiler',
  'subset-font',
  'harfbuzzjs',
  '@aws-sdk/client-s3',
  'nodemailer',
  'openid-client',
  '@zxcvbn-ts/language-common',
]

const lockfile = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })

async function loadedAtStart(): Promise<string[]> {
  const script = fileURLToPath(new URL('./testing/packages-at-start.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script])
  return z.array(z.string()).parse(JSON.parse(stdout))
}

it('starts a server without the packages that only few requests need', async () => {
  const loaded = await loadedAtStart()
  expect(loaded).toContain('fastify')
  expect(loaded.filter((name) => LATER.includes(name))).toEqual([])
})

it('starts a server with packages that `npm start` installs', async () => {
  const text = await readFile(new URL('../package-lock.json', import.meta.url), 'utf8')
  const { packages } = lockfile.parse(JSON.parse(text))
  const loaded = await loadedAtStart()
  const known = [...loaded, ...LATER, 'vite', 'tailwindcss', '@tailwindcss/vite', '@vitejs/plugin-react']
  expect(known.filter((name) => packages[`node_modules/${name}`]?.dev !== undefined)).toEqual([])
})
