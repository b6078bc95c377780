import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { languageCodes } from '#locales/languages.ts'
import { textsFolder } from './text-files.ts'

let root: string
const write = (file: string, text: string) =>
  writeFileSync(join(root, 'locales', file), `export default { text: '${text}' }`)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'spokewell-texts-'))
  for (const code of languageCodes) mkdirSync(join(root, 'locales', code, 'intake'), { recursive: true })
  for (const file of ['de/intake.ts', 'de/intake/fields.ts', 'de/mail.ts']) write(file, 'before')
})
afterEach(() => rmSync(root, { recursive: true }))

it.each(['de/intake.ts', 'de/intake/fields.ts'])('names the folder anew if a text of %s changes', (file) => {
  const before = textsFolder(root)
  expect(textsFolder(root)).toBe(before)
  write(file, 'after')
  expect(textsFolder(root)).not.toBe(before)
})

it('keeps the name if only a mail changes', () => {
  const before = textsFolder(root)
  write('de/mail.ts', 'after')
  expect(textsFolder(root)).toBe(before)
})
