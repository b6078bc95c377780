import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Calls } from '#contract/calls.ts'
import { appWithFits } from '../../testing/app-with-fits.ts'
import type { Person } from '../../testing/builders.ts'
import { type ScoredFit, scoredFits } from '../../testing/scored-fits.ts'

const PDF = 'GET /api/outcomes/summary/pdf'
type Query = Calls[typeof PDF]['query']

const { t } = await appWithFits()
const scored = scoredFits(t)
const year = t.clock.now().getUTCFullYear()

/** Five riders with discomfort everywhere, and one who did not answer. */
const FITS: readonly ScoredFit[] = [
  ...([1, 2, 3, 4, 5] as const).map(
    (after): ScoredFit => ({
      before: { feet: 4, knees: 4, saddle: 4, lower_back: 4, shoulders: 4, hands: 4 },
      after: { feet: 2, knees: after, saddle: 4, lower_back: 1, shoulders: 3, hands: 6 },
    }),
  ),
  { before: { knees: 3 }, after: null },
]

let fitter: Person
beforeAll(async () => {
  fitter = (await scored.practice(FITS)).fitter
})

const print = (query: Query, who = fitter) => t.api.as(who).call(PDF, { query })
async function read(query: Query, who = fitter) {
  const answer = await print(query, who)
  expect(answer.status, answer.raw.slice(0, 300)).toBe(200)
  const document = await getDocumentProxy(new Uint8Array(answer.bytes))
  const { text } = await extractText(document, { mergePages: true })
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
  return { answer, document, width, height, text: text.replace(/\s+/g, ' ') }
}

describe('the yearly summary', () => {
  it.each([
    ['a4', 595.28, 841.89],
    ['letter', 612, 792],
  ] as const)('is one page of %s with the figures of the page', async (paper, width, height) => {
    const page = await read({ year, paper })
    expect(page.document.numPages).toBe(1)
    expect(page.width).toBeCloseTo(width, 0)
    expect(page.height).toBeCloseTo(height, 0)
    for (const said of [
      `Outcomes of ${year}`,
      '6 fits of 6 riders',
      '5 of 6 due: 83%',
      // Knees 4 → 1, 2, 3, 4, 5: two of five better, mean 4.0 to 3.0, −1.0 ± 1.963.
      '5 fits of 5 riders',
      '40% (12% to 77%); 33% if the others were unchanged',
      '4.0 → 3.0 −1.0 (−3.0 to +1.0)',
      'Hands',
      '+2.0, the same for all riders',
      'Each rider counts once.',
      'feeling better afterwards doesn’t show that the fit was the cause.',
      'Page 1 of 1',
    ])
      expect(page.text).toContain(said)
  })

  it('has a title, its language and tags, and is saved under a name', async () => {
    const { answer, document } = await read({ year, language: 'en' })
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf' })
    expect(String(answer.headers['content-disposition'])).toContain(`Outcomes%20of%20${year}`)
    const { info } = await document.getMetadata()
    expect(info).toMatchObject({ Title: expect.stringContaining(`Outcomes of ${year}`), Language: 'en' })
    expect((await document.getMarkInfo())?.Marked).toBe(true)
  })

  it('says so if nothing was scored in that year, or at all', async () => {
    const none = 'No fits of this year have been scored before and after yet.'
    expect((await read({ year: 2001 })).text).toContain(none)
    expect((await read({ year }, await t.build.fitter())).text).toContain(none)
  })

  it.each<object>([{ year: undefined }, { year: 99 }, { year: 'last' }, { paper: 'a5' }, { colour: 'red' }])(
    'refuses %j',
    async (wrong) => expect((await print({ year, ...wrong })).status).toBe(400),
  )
})
