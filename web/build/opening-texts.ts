import type { Plugin } from 'vite'
import { readTexts } from './read-texts.ts'

const opening = /\/locales\/openings\/\w+(?:Opening|Rest)\.ts$/

/** Puts the English texts that a page begins with, and the rest of them, in place of the modules that pick them out. */
export function openingTexts(): Plugin {
  return {
    name: 'opening-texts',
    apply: 'build',
    async load(id) {
      return opening.test(id) ? `export default ${JSON.stringify(await readTexts(id))}` : null
    },
  }
}
