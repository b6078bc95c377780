import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, transformWithOxc } from 'vite'
import { type BuiltFile, formFiles } from './form-files.ts'

const source = fileURLToPath(new URL('./worker.ts', import.meta.url))

/** The styles of a chunk, as Vite records them on it. */
function stylesOf(chunk: object): string[] {
  const noted: unknown = 'viteMetadata' in chunk ? chunk.viteMetadata : null
  if (typeof noted !== 'object' || noted === null || !('importedCss' in noted)) return []
  return noted.importedCss instanceof Set ? [...noted.importedCss].map(String) : []
}

/** A version for the cache: a hash of the file names, and of the content of files without a content hash in their name. */
function versionOf(folder: string, kept: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of kept) {
    hash.update(`${path}\0`)
    if (!path.startsWith('/assets/')) hash.update(readFileSync(join(folder, path)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Writes `sw.js` next to the page: the worker with the lists of this build's files to cache. */
export function formOffline(): Plugin {
  return {
    name: 'form-offline',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) return
      const files = Object.values(bundle).map((file): BuiltFile => {
        const chunk = file.type === 'chunk'
        return {
          fileName: file.fileName,
          modules: chunk ? [...file.moduleIds, file.facadeModuleId ?? ''] : [],
          imports: chunk ? file.imports : [],
          styles: stylesOf(file),
        }
      })
      const { kept, workbench, used, texts } = formFiles(files)
      const present = kept.filter((path) => existsSync(join(dir, path)))
      const form = JSON.stringify({ version: versionOf(dir, present), kept: present, workbench, used, texts })
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, { sourcemap: false })
      const script = code.replace(/^export \{\s*\};?$/m, '')
      writeFileSync(join(dir, 'sw.js'), `const FORM = ${form}\n${script}`)
    },
  }
}
