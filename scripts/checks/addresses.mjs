import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../check/command.mjs'

/** The files with the patterns of all pages. */
const PATTERNS = [path.join('domain', 'pages.ts'), path.join('domain', 'form-pages.ts')]
/** The files that build addresses from them. */
const PATHS = [path.join('web', 'paths.ts'), path.join('web', 'form-paths.ts')]
/** Tests write addresses out on purpose. Vite and the service worker fetch files, and `web/api` builds calls. */
const EXEMPT = /\.test\.tsx?$|[\\/]testing[\\/]|^web[\\/](build|service-worker|api|sync)[\\/]/
const STRING = /'[^'\n]*'|"[^"\n]*"|`(?:[^`\\$]|\\.|\$(?!\{)|\$\{(?:[^{}]|\{[^{}]*\})*\})*`/g
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm
/** A single slash counts as an address only in a link or a navigation. */
const HOME = /(?:\bto=|\bhref=|navigate\()\s*\{?['"`]\/['"`]/g
const QUERY = /^.(?!\/api\/|mailto:).*(?:\}|[\w-])\?(?:\$\{|\w+=)/

export const name = 'addresses'

/** Addresses of pages may only be built in one place, with typed parameters. */
export async function run() {
  const segments = PATTERNS.flatMap((file) => patternsIn(readFileSync(path.join(ROOT, file), 'utf8'))).map(
    (pattern) => pattern.split('/'),
  )
  const files = readdirSync(path.join(ROOT, 'web'), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('web', file))
    .filter((file) => /\.tsx?$/.test(file) && !PATHS.includes(file) && !EXEMPT.test(file))
  const problems = files.flatMap((file) =>
    addressesIn(readFileSync(path.join(ROOT, file), 'utf8'), segments).map(
      (literal) =>
        `${file} writes the address ${literal}; use pages, or a function that builds it, of ${PATHS[0]}`,
    ),
  )
  if (files.length === 0 || segments.length === 0)
    problems.push(`No file of web or no page of ${PATTERNS[0]} was found`)
  return { ok: problems.length === 0, output: problems.join('\n') }
}

/** @param {string} source @returns {string[]} the patterns of all pages except "/" */
const patternsIn = (source) => [...source.matchAll(/^ {2}\w+: '(\/[^']+)',$/gm)].map(([, pattern]) => pattern)

/** @param {string} source @param {string[][]} patterns */
function addressesIn(source, patterns) {
  const code = source.replaceAll(COMMENT, '')
  const found = [...code.matchAll(STRING)].map(([literal]) => literal)
  const pages = found.filter((literal) => QUERY.test(literal) || isPage(literal.slice(1, -1), patterns))
  return [...pages, ...[...code.matchAll(HOME)].map(([literal]) => literal)]
}

/**
 * Whether a string is the path of a page, or the start of one up to a slash.
 * @param {string} text
 * @param {string[][]} patterns
 */
function isPage(text, patterns) {
  if (!text.startsWith('/') || text.length === 1) return false
  const wanted = text
    .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, ':')
    .replace(/[?#].*$/, '')
    .split('/')
  const open = wanted.at(-1) === ''
  if (open) wanted.pop()
  return patterns.some(
    (pattern) =>
      (open ? pattern.length > wanted.length : pattern.length === wanted.length) &&
      wanted.every((part, at) => part === pattern[at] || (part === ':' && pattern[at]?.startsWith(':'))),
  )
}
