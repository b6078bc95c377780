import { createHash } from 'node:crypto'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { fallbackLanguage, languageCodes } from '../../locales/languages.ts'
import { openingOf } from '../../locales/namespaces.ts'
import { openings, openingTexts } from '../../locales/openings/opening.ts'
import { readTexts } from './read-texts.ts'

/** Mails are made on the server. */
const NOT_SHOWN = ['mail.ts']

/** English is a part of the program. */
const others = languageCodes.filter((code) => code !== fallbackLanguage)

interface Source {
  language: string
  namespace: string
  file: string
}

const sourcesIn = (root: string): Source[] =>
  others.flatMap((language) => {
    const folder = join(root, 'locales', language)
    return readdirSync(folder)
      .filter((name) => /^\w+\.ts$/.test(name) && !NOT_SHOWN.includes(name))
      .map((name) => ({ language, namespace: name.slice(0, -'.ts'.length), file: join(folder, name) }))
  })

/** The file of a namespace, and those that it is composed of. */
function filesOf({ file }: Source): string[] {
  const parts = file.slice(0, -'.ts'.length)
  const names = globSync('*.ts', { cwd: parts }).sort()
  return [file, ...names.map((name) => join(parts, name))]
}

/**
 * The folder of the texts of all languages but English, which is named after their content: its files never change.
 * @param root the folder of the repository
 */
export function textsFolder(root: string): string {
  const hash = createHash('sha256').update(JSON.stringify(openings))
  for (const file of sourcesIn(root).flatMap(filesOf))
    hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file))
  return `assets/texts-${hash.digest('hex').slice(0, 8)}`
}

/** The texts of a file, and in a file of their own those that a page begins with. */
async function builtFrom({ language, namespace, file }: Source, folder: string) {
  const texts = await readTexts(file)
  const files = [[namespace, texts] as const]
  if (openings[namespace]) files.push([openingOf(namespace), openingTexts(namespace, texts)])
  return files.map(([name, content]) => ({
    fileName: `${folder}/${language}/${name}.json`,
    source: JSON.stringify(content),
  }))
}

/**
 * Writes the texts of each language but English, a file for each namespace and for each opening. They are no modules of the program: a list of
 * a thousand of them would weigh more than the texts of a page. Their addresses follow from language and namespace.
 */
export function textFiles(root: string): Plugin {
  return {
    name: 'text-files',
    apply: 'build',
    async generateBundle() {
      const folder = textsFolder(root)
      const files = await Promise.all(sourcesIn(root).map((each) => builtFrom(each, folder)))
      for (const file of files.flat()) this.emitFile({ type: 'asset', ...file })
    },
  }
}
