import { describe, expect, it } from 'vitest'
import enNotice from '#locales/en/notice.ts'
import { sections } from './notice-content.ts'

describe('the privacy notice', () => {
  it('shows each of its headings and texts once', () => {
    const shown = sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (typeof block === 'string' ? [block] : 'show' in block ? [] : [...block])),
    )
    expect([...shown].sort()).toEqual(Object.keys(enNotice.text).sort())
    expect(sections.map(({ heading }) => heading).sort()).toEqual(Object.keys(enNotice.heading).sort())
  })

  it('contains what a rider must be told by law', () => {
    const { text } = enNotice
    expect(text.shortSold).toContain('never sold and never used for advertising')
    expect(text.shortSeen).toContain('technical or quality purposes')
    expect(text.retentionYears).toContain('up to {{years}} years')
    expect(text.rightsHow).toContain('within one month')
  })
})
