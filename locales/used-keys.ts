import { listTexts, type TextTree } from './texts.ts'

/** Quoted strings and templates in source code that may be keys or patterns of keys. */
const literal = /'([\w:.-]+)'|`([\w:.-]*\$\{[^`]*)`/g

/** A variable part of a template, with at most one level of braces inside it. */
const variable = /\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g

/**
 * The pattern of a template's keys. A variable part may contain anything a key may; a part cut off by an inner template
 * counts as one.
 */
function patternOf(template: string): string {
  const fixed = template.replace(/\$\{[^}]*$/, '$&}').split(variable)
  return fixed.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\w.-]*')
}

const withoutNamespace = (key: string): string => key.replace(/^\w+:/, '')

/** A template that consists almost only of variables would match every key, so it is not used as evidence. */
const hasFixedText = (template: string): boolean => /[a-zA-Z]{2}/.test(template.replace(variable, ''))

export interface KeysInSource {
  exact: Set<string>
  patterns: RegExp[]
}

/** The keys that source files use: literal ones, and patterns for those built at run time. */
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
    patterns: [...templates].filter(hasFixedText).map((each) => new RegExp(`^${patternOf(each)}$`)),
  }
}

/** The keys of an English namespace that no source uses. */
export function unusedKeys(tree: TextTree, { exact, patterns }: KeysInSource): string[] {
  const asked = (key: string) => exact.has(key) || patterns.some((pattern) => pattern.test(key))
  return listTexts(tree)
    .map(([key]) => key)
    .filter((key) => !asked(key) && !asked(key.replace(/_(one|other)$/, '')))
}
