import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { pages } from '../../domain/pages.ts'
import { guestPages } from './guest-pages.ts'

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/
/** Below this size in bytes the headers outweigh the saving. */
const WORTH_IT = 1024

/** From 7 to 9 brotli takes up to three times as long, for half a percent. */
const BROTLI_QUALITY = 6
/** It makes files a twelfth smaller and takes forty times as long. */
const BEST_QUALITY = 11

/** The pages that people open who were never here, and where fitters begin and work. */
const firstPages = [...guestPages, pages.login, pages.dashboard, pages.session]

const isPages = (read: unknown): read is { pages: Record<string, string> } =>
  typeof read === 'object' && read !== null && 'pages' in read

/** The scripts and styles that the first pages begin with. */
async function firstFiles(folder: string): Promise<ReadonlySet<string>> {
  const written: unknown = JSON.parse(await readFile(path.join(folder, '.vite/pages.json'), 'utf8'))
  if (!isPages(written)) throw new Error('The build lists no pages')
  const html = await Promise.all(
    firstPages.map((at) => readFile(path.join(folder, written.pages[at] ?? ''), 'utf8')),
  )
  const named = html.flatMap((page) => [...page.matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)])
  return new Set(named.map(([, file = '']) => path.join(folder, file)))
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function compressFile(file: string, quality: number): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < WORTH_IT) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await writeFile(`${file}.br`, await brotli(bytes, { params }))
  await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }))
}

/** Writes a compressed copy of every text file of the build, so that no request has to compress it. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const entries = await readdir(dir, { recursive: true, withFileTypes: true })
        const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
        const files = texts.map((entry) => path.join(entry.parentPath, entry.name))
        const best = await firstFiles(dir)
        // What takes longest begins first.
        const inOrder = files.toSorted((a, b) => Number(best.has(b)) - Number(best.has(a)))
        await Promise.all(
          inOrder.map((file) => compressFile(file, best.has(file) ? BEST_QUALITY : BROTLI_QUALITY)),
        )
      },
    },
  }
}
