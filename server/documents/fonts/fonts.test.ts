import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { languageCodes } from '#locales/languages.ts'
import { listTexts, type TextTree } from '#locales/texts.ts'
import { REPORT_COLOURS, SEVERITY_COLOURS } from '../report-drawings.ts'
import { FontCache } from './font-cache.ts'

const cache = new FontCache()

describe('fonts', () => {
  it('are those of the reader’s own script, because Han characters differ between Tokyo and Taipei', async () => {
    const families = async (language: Parameters<FontCache['choose']>[0]) =>
      (await cache.choose(language, '直 a')).names.map((name) => name.split('-')[0])
    expect(await families('ja')).toEqual(['inter', 'jp'])
    expect(await families('zh-TW')).toEqual(['inter', 'tc'])
    expect(await families('zh-CN')).toEqual(['inter', 'sc'])
    expect(await families('ko')).toEqual(['inter', 'kr'])
  })

  it('take a sign of several characters from one font, even if an earlier one has a part of it', async () => {
    const { names, whole, missing } = await cache.choose('ja', 'é ♀ 🚴‍♀️ ọ́')
    expect(missing).toEqual([])
    expect(whole).toContainEqual({ text: '🚴‍♀️', font: names.find((name) => name === 'emoji-8') })
  })

  it.each(languageCodes)('have every character of the texts in %s', async (language) => {
    const texts: { default: TextTree } = await import(`../../../locales/${language}/frame.ts`)
    const said = listTexts(texts.default).map(([, text]) => text)
    const months = Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format(new Date(2027, month, 1)),
    )
    expect((await cache.choose(language, [...said, ...months].join('\n'))).missing).toEqual([])
  })
})

it('are drawn in the colours of the interface', () => {
  const tokens = readFileSync(path.join(import.meta.dirname, '../../../web/styles/tokens.css'), 'utf8')
  for (const [index, colour] of SEVERITY_COLOURS.entries())
    expect(tokens).toContain(`--severity-${index + 1}: ${colour};`)
  for (const colour of [REPORT_COLOURS.before, REPORT_COLOURS.after]) expect(tokens).toContain(colour)
})
