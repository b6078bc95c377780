import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../check/command.mjs'

export const name = 'links'

/** The Markdown pages: in the root folder and below docs. */
const pages = () => globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT })

const read = (/** @type {string} */ page) => readFileSync(path.join(ROOT, page), 'utf8')

/** Removes code, whose links are examples. @param {string} text */
const withoutCode = (text) => text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '')

/** The anchor that GitHub gives a heading. @param {string} heading */
const anchorOf = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

/** @param {string} page */
function anchorsOf(page) {
  const text = read(page).replace(/```[\s\S]*?```/g, '')
  return new Set([...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)))
}

/** The fault of a link, or undefined. @param {string} page @param {string} target */
function fault(page, target) {
  if (/^[a-z][a-z+.-]*:/i.test(target)) return undefined
  const [place = '', anchor] = decodeURI(target).split('#', 2)
  const file = place === '' ? page : path.join(path.dirname(page), place)
  if (!existsSync(path.join(ROOT, file))) return `${page}: ${target} leads nowhere`
  if (anchor === undefined || !file.endsWith('.md') || anchorsOf(file).has(anchor)) return undefined
  return `${page}: ${target} names a heading that ${file} does not have`
}

/** Every relative link must lead to an existing file, and to an existing heading if it names one. */
export async function run() {
  const links = pages().flatMap((page) =>
    [...withoutCode(read(page)).matchAll(/(?:\]\(|src=")([^()\s"]+)/g)].map(([, target = '']) => ({
      page,
      target,
    })),
  )
  const faults = links.flatMap(({ page, target }) => fault(page, target) ?? [])
  return { ok: links.length > 0 && faults.length === 0, output: faults.join('\n') }
}
