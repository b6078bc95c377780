import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

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

it('starts a server without the packages that only few requests need', async () => {
  const script = fileURLToPath(new URL('./testing/packages-at-start.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script])
  const loaded: string[] = JSON.parse(stdout)
  expect(loaded).toContain('fastify')
  expect(loaded.filter((name) => LATER.includes(name))).toEqual([])
})
