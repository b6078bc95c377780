import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageBand, bandedGender, heightBin, weightBin } from './bands.ts'
import { countryOfZone } from './country.ts'
import { RESEARCH_COLUMNS, RESEARCH_K, type ResearchFit, researchRows } from './research-rows.ts'

const fitOf = (person: string, more: Partial<ResearchFit> = {}): ResearchFit => ({
  person,
  fittedOn: '2026-03-02',
  ageBand: '35-44',
  gender: 'woman',
  country: 'DE',
  height: '170-171',
  weight: '62-63',
  discipline: 'endurance',
  bikeTypes: ['road'],
  weeklyHours: 9,
  goals: ['maximize_comfort'],
  before: [1, 2, 3, 4, 5, 6],
  after: [0, 1, null, 3, 4, 5],
  afterDay: 43,
  overallChange: 2,
  satisfaction: 6,
  changes: ['saddle_raised'],
  ...more,
})
const people = (count: number, more: Partial<ResearchFit> = {}) =>
  Array.from({ length: count }, (_none, index) => fitOf(`p${index}`, more))
const column = (row: readonly string[] | undefined, name: (typeof RESEARCH_COLUMNS)[number]) =>
  row?.[RESEARCH_COLUMNS.indexOf(name)]

describe('bands', () => {
  it('put each age, height and weight in one band, and all beyond the ends in one', () => {
    expect([15, 16, 24, 25, 34, 74, 75, 99].map(ageBand)).toEqual([
      null,
      '16-24',
      '16-24',
      '25-34',
      '25-34',
      '65-74',
      '75+',
      '75+',
    ])
    expect([149.9, 150, 151.9, 199, 200, 240].map(heightBin)).toEqual([
      '<150',
      '150-151',
      '150-151',
      '198-199',
      '>=200',
      '>=200',
    ])
    expect([40, 46, 115.9, 116].map(weightBin)).toEqual(['<46', '46-47', '114-115', '>=116'])
  })

  it('tell no gender but woman and man apart', () => {
    expect(bandedGender(['woman'])).toBe('woman')
    for (const chosen of [[], ['agender'], ['woman', 'questioning'], ['prefer_not_to_say']])
      expect(bandedGender(chosen)).toBe('other_or_not_said')
  })

  it('find the country of a time zone, also of an old name of one', () => {
    expect(countryOfZone('Europe/Berlin')).toBe('DE')
    expect(countryOfZone('Asia/Kolkata')).toBe('IN')
    expect(countryOfZone('Europe/Kiev')).toBe('UA')
    expect(countryOfZone('UTC')).toBeNull()
    expect(countryOfZone('Nowhere/AtAll')).toBeNull()
  })
})

describe('the rows of an export', () => {
  it('leave out whoever shares age, gender, country and discipline with too few', () => {
    expect(researchRows(people(RESEARCH_K - 1), String)).toEqual({
      rows: [],
      people: 0,
      leftOut: RESEARCH_K - 1,
    })
    const { rows, leftOut } = researchRows(
      [...people(RESEARCH_K), fitOf('rare', { discipline: 'bmx' })],
      String,
    )
    expect(rows).toHaveLength(RESEARCH_K)
    expect(leftOut).toBe(1)
    const repeated = Array.from({ length: RESEARCH_K }, () => fitOf('one'))
    expect(researchRows(repeated, String).rows).toEqual([])
  })

  it('name no rare value, no day and no score of the saddle zone', () => {
    const { rows } = researchRows(
      [...people(RESEARCH_K), fitOf('p0', { fittedOn: '2026-03-24', changes: ['cleat_wedge'] })],
      (person) => `x${person}`,
    )
    const later = rows.find((row) => column(row, 'week') !== '0')
    expect(column(later, 'week')).toBe('3')
    expect(column(later, 'changes')).toBe('other')
    expect(column(later, 'after_week')).toBe('6')
    expect(column(later, 'weekly_hours')).toBe('8-11')
    expect(JSON.stringify(rows)).not.toMatch(/2026|cleat|"p0"/)
    expect(RESEARCH_COLUMNS.filter((name) => name.includes('saddle'))).toEqual([])
    expect(column(later, 'before_lower_back')).toBe('4')
  })

  it('name a height and a weight only where enough people of the group share them', () => {
    const bodies = (fits: readonly ResearchFit[]) =>
      Map.groupBy(researchRows(fits, String).rows, (row) =>
        [column(row, 'height_cm'), column(row, 'weight_kg')].join(' '),
      )
    const sizes = (fits: readonly ResearchFit[]) =>
      Object.fromEntries([...bodies(fits)].map(([body, rows]) => [body, rows.length]))
    const some = (count: number, from: number, more: Partial<ResearchFit>) =>
      Array.from({ length: count }, (_none, index) => fitOf(`p${from + index}`, more))
    const usual = people(30)
    const heavy = some(RESEARCH_K, 100, { weight: '90-91' })
    const sameHeight = Array.from({ length: RESEARCH_K }, (_none, index) =>
      fitOf(`h${index}`, { weight: `${60 + index}` }),
    )
    const rare = Array.from({ length: RESEARCH_K }, (_none, index) =>
      fitOf(`r${index}`, { height: `${180 + index}` }),
    )
    expect(sizes([...usual, ...heavy, ...sameHeight, ...rare])).toEqual({
      '170-171 62-63': 30,
      '170-171 90-91': RESEARCH_K,
      '170-171 other': RESEARCH_K,
      'other other': RESEARCH_K,
    })
    // One tall rider alone would be the one without a height.
    expect(sizes([...usual, ...heavy, fitOf('tall', { height: '198-199' })])).toEqual({
      '170-171 62-63': 30,
      'other other': RESEARCH_K + 1,
    })
    // A height that ten share in the whole export, but not in one group, is not named in either.
    const apart = [
      ...some(5, 300, { height: '198-199' }),
      ...some(5, 400, { height: '198-199', country: 'AT' }),
    ]
    expect(bodies([...people(20), ...people(20, { country: 'AT' }), ...apart]).has('198-199 62-63')).toBe(
      false,
    )
  })

  it('always consist of groups of at least k people', () => {
    const some = fc.record({
      person: fc.integer({ min: 0, max: 40 }).map(String),
      country: fc.constantFrom('DE', 'AT', null),
      discipline: fc.constantFrom('endurance', 'gravel'),
      height: fc.constantFrom('170-171', '170-171', '198-199'),
      weight: fc.constantFrom('62-63', '62-63', '64-65', null),
    })
    fc.assert(
      fc.property(fc.array(some, { maxLength: 200 }), (fits) => {
        const { rows } = researchRows(
          fits.map(({ person, ...more }) => fitOf(person, more)),
          String,
        )
        const groups = Map.groupBy(rows, (row) =>
          JSON.stringify(
            (['country', 'discipline', 'height_cm', 'weight_kg'] as const).map((name) => column(row, name)),
          ),
        )
        for (const members of groups.values())
          expect(new Set(members.map((row) => row[0])).size).toBeGreaterThanOrEqual(RESEARCH_K)
      }),
    )
  })
})
