import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/** What takes long to load or much memory, and is wanted by few: with the first picture, document, provider or mail. */
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

it('a server starts without what few of its requests need', async () => {
  const script = fileURLToPath(new URL('./testing/packages-at-start.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script])
  const loaded: string[] = JSON.parse(stdout)
  expect(loaded).toContain('fastify')
  expect(loaded.filter((name) => LATER.includes(name))).toEqual([])
})
