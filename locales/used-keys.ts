import { listTexts, type TextTree } from './texts.ts'

/** Quoted strings and templates of a source text that may be keys, or stand for many. */
const literal = /'([\w:.-]+)'|`([\w:.-]*\$\{[^`]*)`/g

/** A variable part of a template; one level of braces inside it. */
const variable = /\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g

/** A template's variable parts may be anything a key may be; one cut off by a template inside it is one, too. */
function patternOf(template: string): string {
  const fixed = template.replace(/\$\{[^}]*$/, '$&}').split(variable)
  return fixed.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\w.-]*')
}

const withoutNamespace = (key: string): string => key.replace(/^\w+:/, '')

/** A template of hardly anything but variables would match every key and prove nothing. */
const saysSomething = (template: string): boolean => /[a-zA-Z]{2}/.test(template.replace(variable, ''))

export interface KeysInSource {
  exact: Set<string>
  patterns: RegExp[]
}

/** The keys some source texts ask for: those written out, and patterns for those put together. */
export function keysIn(sources: readonly string[]): KeysInSource {
  const exact = new Set<string>()
  const templates = new Set<string>()
  for (const source of sources) {
    for (const [, plain, template] of source.matchAll(literal)) {
      if (plain) exact.add(withoutNamespace(plain))
      if (template) templates.add(withoutNamespace(template))
    }
  }
  return {
    exact,
    patterns: [...templates].filter(saysSomething).map((each) => new RegExp(`^${patternOf(each)}$`)),
  }
}

/** The keys of an English namespace that no source asks for. */
export function unusedKeys(tree: TextTree, { exact, patterns }: KeysInSource): string[] {
  const asked = (key: string) => exact.has(key) || patterns.some((pattern) => pattern.test(key))
  return listTexts(tree)
    .map(([key]) => key)
    .filter((key) => !asked(key) && !asked(key.replace(/_(one|other)$/, '')))
}
