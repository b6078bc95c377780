import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContext } from '@playwright/test'

const folder = join(import.meta.dirname, '../../locales/en')

/** The first parts of all keys of texts: `fields`, `action`, …. */
async function firstParts(): Promise<string[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const trees = await Promise.all(
    files.map(async (file): Promise<unknown> => {
      const { default: texts } = await import(pathToFileURL(join(folder, file)).href)
      return texts
    }),
  )
  return [...new Set(trees.flatMap((tree) => Object.keys(Object(tree))))]
}

/** Runs in the page: throws an error, once, for each key that is shown in place of its text. */
function watchForKeys(parts: string[]): void {
  const groups = new Set(parts)
  const attributes = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt']
  const dotted = /(?<![\w@/.-])([a-z]\w*)(?:\.[a-zA-Z]\w*)+(?![\w@/-])/g
  const fileOrHost = /\.(?:com|org|net|test|example|pdf|csv|json|jpe?g|png|webp|heic|zip|ics)$/
  const reported = new Set<string>()
  const read = (text: string | null) => {
    for (const [key, first = ''] of text?.includes('.') ? text.matchAll(dotted) : []) {
      if (!groups.has(first) || fileOrHost.test(key) || reported.has(key)) continue
      reported.add(key)
      reportError(new Error(`A key is shown in place of its text: ${key}`))
    }
  }
  const readAll = (node: Node) => {
    if (node.parentElement?.matches('script, style')) return
    if (node instanceof Text) return read(node.data)
    if (!(node instanceof Element) || node.matches('script, style')) return
    for (const name of attributes) read(node.getAttribute(name))
    for (const child of node.childNodes) readAll(child)
  }
  new MutationObserver((records) => {
    for (const { type, target, addedNodes, attributeName } of records) {
      if (type === 'characterData') readAll(target)
      if (type === 'attributes' && target instanceof Element) read(target.getAttribute(attributeName ?? ''))
      for (const node of addedNodes) readAll(node)
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: attributes,
  })
}

/** Reports every key of a text that a page of the browser shows, as an error of the page. */
export async function reportKeysShown(context: BrowserContext): Promise<void> {
  await context.addInitScript(watchForKeys, await firstParts())
}
