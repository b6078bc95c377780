import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { deviceKeys, tabKeys } from './device-keys.ts'

const sources = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((file) => !file.includes('.test.') && !file.includes('testing'))
  .map((file) => ({ file, text: readFileSync(path.join(import.meta.dirname, file), 'utf8') }))

const DOCUMENT = 'app/documents/enhance.ts'

describe('the names in the storage of a browser', () => {
  it('are written in one place', () => {
    const literal = /(?:get|set|remove)Item\(\s*['"`]/
    expect(sources.filter(({ text }) => literal.test(text)).map(({ file }) => file)).toEqual([DOCUMENT])
    const touching = sources.filter(({ text }) => /(?:local|session)Storage\.\w+Item/.test(text))
    expect(touching.length).toBeGreaterThan(5)
    const elsewhere = touching.filter(({ text }) => !/device-keys\.ts|hosted-session\.ts/.test(text))
    expect(elsewhere.map(({ file }) => file)).toEqual(['head.ts', DOCUMENT])
  })

  it('are the same in the documents, whose script can import nothing', () => {
    const { text = '' } = sources.find(({ file }) => file === DOCUMENT) ?? {}
    const named = [...text.matchAll(/Item\('(\w+)'/g)].map(([, name]) => name)
    expect(new Set(named)).toEqual(new Set([deviceKeys.language]))
  })

  it('are the same in the head of the page, which can import nothing', () => {
    const { text = '' } = sources.find(({ file }) => file === 'head.ts') ?? {}
    const read = [...text.matchAll(/stored\('(\w+)'\)/g)].map(([, name]) => name)
    expect(new Set(read)).toEqual(
      new Set([
        deviceKeys.theme,
        deviceKeys.logoutOwed,
        deviceKeys.user,
        deviceKeys.role,
        deviceKeys.language,
      ]),
    )
  })

  it('are never the same twice', () => {
    const all = [...Object.values(deviceKeys), ...Object.values(tabKeys)]
    expect(new Set(all).size).toBe(all.length)
  })
})
