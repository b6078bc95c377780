import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { FitReport } from '#domain/report/fit-report.ts'
import { languageCodes } from '#locales/languages.ts'
import { translatorFor } from '#locales/translate.ts'
import { DocumentProblem } from './document-problem.ts'
import { renderFitReport, renderShopCard } from './fit-report-pdf.ts'
import { sampleReport } from './testing/sample-report.ts'

const open = (pdf: Buffer) => getDocumentProxy(new Uint8Array(pdf))

async function read(changed: Partial<FitReport> = {}) {
  const document = await open(await renderFitReport(sampleReport(changed)))
  const { text } = await extractText(document, { mergePages: true })
  return { document, text: text.replace(/\s+/g, ' ') }
}

/** Removes whitespace: extracted text has line breaks, which scripts without spaces have anywhere. */
const without = (text: string) => text.replace(/\s/g, '')

/** Removes marks: they are drawn as separate glyphs, and a reader without `ActualText` extracts them out of order. */
const letters = (text: string) => text.replace(/[\s\p{M}]/gu, '')
function inOrder(text: string, wanted: string): boolean {
  let rest = letters(text)
  for (const letter of letters(wanted)) {
    const at = rest.indexOf(letter)
    if (at < 0) return false
    rest = rest.slice(at + 1)
  }
  return true
}

const problemOf = (changed: Partial<FitReport>) =>
  renderFitReport(sampleReport(changed)).then(
    () => null,
    (problem: unknown) => problem,
  )

describe('the fit report', () => {
  it('says what was found, changed and recommended, what to expect and how to reach the fitter', async () => {
    const { document, text } = await read()
    expect(document.numPages).toBe(3)
    for (const said of [
      'Jonas Meier',
      'Anna Berg, Velo Werkstatt',
      '20 November 2026',
      'caliper 728 mm 742 mm +14 mm',
      'Saddle tilt −1° −1° unchanged',
      'Insole, Left Stock Arch support, medium changed',
      'Knee angle at the bottom 41° → 33°.',
      'For: Front of the knee',
      'For: Hands and Lower back',
      'Hip mobility, ten minutes a day by 4 December 2026',
      'In short We raised the saddle, because your knees were bent too far.',
      'Reduce discomfort Reached when: Hands no more than 2 after two hours',
      'I can ride for three hours without numb hands.',
      'from: where the saddle is 80 mm wide · Tape measure or caliper',
      'flexion, 0 is straight',
      'Give it at least three rides or five hours before you judge it.',
      '4 December 2026 1 January 2027 18 February 2027',
      'How to reach Anna Berg anna@velo.example, +49 30 1234567',
      'https://fits.example/client/report/5b0c1a52-6c7e-4b6a-9a42-1f8f6d0f5c11',
      'feeling better afterwards doesn’t show that the fit was the cause.',
      'Page 1 of 3',
    ])
      expect(text).toContain(said)
    // How to set a bike up is for whoever does it: it stands on the shop card.
    expect(text).not.toContain('± 2 mm')
  })

  it('has a title, its language, tags, embedded fonts and alternative texts', async () => {
    const { document } = await read({ language: 'de' })
    const { info } = await document.getMetadata()
    expect(info).toMatchObject({ Title: expect.stringContaining('Jonas Meier'), Language: 'de' })
    expect((await document.getMarkInfo())?.Marked).toBe(true)
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree())
    expect(tree).toContain('Knie 5 von 7')
  })

  it('says in Japanese which bike it is without a comma of English', async () => {
    const { text } = await read({ language: 'ja' })
    const bike = sampleReport().bike
    expect(without(text)).toContain(without(`${bike?.size}、`))
  })

  it.each([
    ['a4', 595.28, 841.89],
    ['letter', 612, 792],
  ] as const)('fits %s', async (paper, width, height) => {
    const { document } = await read({ paper })
    const [, , right = 0, top = 0] = (await document.getPage(1)).view
    expect(right).toBeCloseTo(width, 1)
    expect(top).toBeCloseTo(height, 1)
    expect(document.numPages).toBeLessThanOrEqual(3)
  })

  it('is the same file for the same report', async () => {
    const [first, second] = [await renderFitReport(sampleReport()), await renderFitReport(sampleReport())]
    expect(first.equals(second)).toBe(true)
  })

  it('says what cannot be drawn, because it was measured from another point', async () => {
    const rows = sampleReport().rows.map((row) =>
      row.key === 'saddle_setback' && row.before && row.after
        ? {
            ...row,
            before: { ...row.before, reference: 'nose' as const },
            after: { ...row.after, reference: 'nose' as const },
          }
        : row,
    )
    const { text } = await read({ rows })
    expect(text).toContain('Saddle height and setback are from different points of the saddle')
    expect((await read()).text).not.toContain('different points of the saddle')
  })

  it('is complete when hardly anything is known', async () => {
    const { document, text } = await read({
      bike: null,
      fitter: { name: 'Anna Berg', business: null, logo: null },
      rows: [],
      discomfort: [],
      changes: [],
      recommendations: [],
      summary: '',
      goals: [],
      activities: [],
      success: null,
      followUpsOn: [],
      contact: null,
    })
    expect(document.numPages).toBe(1)
    expect(text).toContain('No discomfort reported.')
    expect(text).toContain('Nothing was changed in this fit.')
    expect(text).toContain('No follow-ups are planned.')
    expect(text).not.toContain('How to reach')
  })
})

describe('the shop card', () => {
  async function card(changed: Partial<FitReport> = {}) {
    const document = await open(await renderShopCard(sampleReport(changed)))
    const { text } = await extractText(document, { mergePages: true })
    return { document, text: text.replace(/\s+/g, ' ') }
  }

  it('has the numbers of the bike after the fit, with how to set them up', async () => {
    const { document, text } = await card()
    for (const said of [
      'Shop card Jonas Meier',
      'Crank length 172.5 mm From',
      'up for a shorter crank and down for a longer one. With 170 mm, the saddle height is 744.5 mm. With 175 mm, the saddle height is 739.5 mm.',
      'Saddle height 742 mm ± 2 mm',
      'Saddle tilt −1° ± 0.5°',
      'Measured from: where the saddle is 80 mm wide.',
      'Stem length 100 mm',
    ])
      expect(text).toContain(said)
    expect((await document.getMetadata()).info).toMatchObject({ Title: expect.stringMatching(/^Shop card/) })
  })

  it('says nothing of the rider’s body, discomfort, wishes or report', async () => {
    const { text } = await card()
    for (const hidden of [
      'Knee',
      'Hands',
      'Lower back',
      'Insole',
      'Torso',
      'discomfort',
      'raised',
      'numbness',
    ])
      expect(text).not.toContain(hidden)
    expect(text).not.toMatch(/728|client\/report|Hip mobility|anna@/)
  })

  it('says so where no number is known', async () => {
    const { text } = await card({ rows: [] })
    expect(text).toContain('No numbers of the bike were saved.')
  })
})

describe('every script', () => {
  it.each([
    ['en', 'Zoë Ångström', 'Feels “right” – 3 × better…'],
    ['ja', '髙橋 涼介', '膝の前面の痛みを和らげるため、サドルを上げました。'],
    ['th', 'สมชาย ใจดี', 'ยืดกล้ามเนื้อสะโพกวันละสิบนาที'],
    ['zh-CN', '王小明', '把鞍座升高了十四毫米，“舒服”多了。'],
    ['zh-TW', '陳大文', '座墊升高十四毫米，膝蓋比較舒服。'],
    ['ko', '김민준', '무릎 앞쪽 통증을 줄이려고 안장을 올렸습니다.'],
    ['vi', 'Nguyễn Thị Hồng', 'Nâng yên để giảm đau phía trước đầu gối.'],
    ['pl', 'Łukasz Żółć', 'Podniesiono siodełko, żeby ulżyć kolanom.'],
    ['en', 'Ελένη Марія', 'राम और मीरा'],
    // Right-to-left text is extracted letter by letter in visual order.
    ['en', 'Omar', 'אבא'],
  ])('%s: %s', async (language, riderName, reason) => {
    const { text } = await read({
      language,
      riderName,
      changes: [
        {
          what: { words: reason },
          side: null,
          from: null,
          to: null,
          reason: null,
          aims: ['common:zone.knees'],
        },
      ],
    })
    expect(without(text)).toContain(without(riderName))
    const t = await translatorFor(languageCodes.find((code) => code === language) ?? 'en', ['report'])
    expect(inOrder(text, t('changes.title') + reason)).toBe(true)
  })

  it('writes dates and numbers in the style of the language', async () => {
    expect((await read({ language: 'ja' })).text).toContain('2026年11月20日'.slice(0, 4))
    expect((await read({ language: 'de' })).text).toContain('172,5 mm')
  })

  it('shows emoji, a letter with a separate accent, and nothing for invisible characters', async () => {
    const { text } = await read({ riderName: 'Zoe\u0308 🚴‍♀️👍🏽 \u200eA\u0007\u00adB' })
    expect(text).toContain('Zoë')
    expect(text).toContain('🚴')
    expect(text).toContain('👍')
  })

  it.each([
    ['a hieroglyph', 'Jonas 𓀀', ['𓀀']],
    ['a private character', 'Jonas \ue000', ['\ue000']],
    ['an accent that no font puts on this letter', 'x\u0302', ['x\u0302']],
  ])('reports %s that no font has, and draws no box', async (_what, riderName, characters) => {
    expect(await problemOf({ riderName })).toMatchObject({ code: 'character_missing', characters })
  })
})

describe('text that people wrote', () => {
  const injection = '#panic("x") $x^2$ \\ @a *b* _c_ `d` <l> // /* #{1} [k] = h'

  it('is never interpreted as markup', async () => {
    const { text } = await read({
      riderName: injection,
      fitter: { name: injection, business: injection, logo: null },
      changes: [
        {
          what: { words: injection },
          side: null,
          from: injection,
          to: '#read("/etc/passwd")',
          reason: `= ${injection}\n- ${injection}`,
          aims: [],
        },
      ],
      recommendations: [{ words: injection, dueOn: null, done: false }],
    })
    expect(without(text)).toContain(without(injection))
    expect(without(text)).toContain('#read("/etc/passwd")')
    expect(text).not.toContain('root:')
  })

  it('may be long, and then continues on further pages', async () => {
    const changes = Array.from({ length: 60 }, (_, index) => ({
      what: { words: `Change ${index}` },
      side: null,
      from: null,
      to: null,
      reason: 'A reason of some length. '.repeat(40),
      aims: [],
    }))
    const { document, text } = await read({ changes, riderName: 'A'.repeat(200) })
    expect(document.numPages).toBeGreaterThan(5)
    expect(text).toContain('Change 59')
  })
})

it('refuses a logo that is not a picture, and makes the next report', async () => {
  const logo = { format: 'png' as const, bytes: new Uint8Array([1, 2, 3]) }
  const problem = await problemOf({ fitter: { name: 'Anna Berg', business: null, logo } })
  expect(problem).toBeInstanceOf(DocumentProblem)
  expect(problem).toMatchObject({ code: 'picture_unreadable' })
  const both = await Promise.all([read({ riderName: 'First' }), read({ riderName: 'Second' })])
  expect(both.map(({ text }) => text.includes('First'))).toEqual([true, false])
})
