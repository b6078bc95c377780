import { describe, expect, it } from 'vitest'
import { filterQuery, NO_FILTERS, readFilters, withFilter, withoutFilters } from './filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

describe('the filters of an address', () => {
  it('are all fits of the last 12 months if it names none', () => {
    expect(read('')).toEqual({ filters: NO_FILTERS, ignored: [] })
    expect(filterQuery(NO_FILTERS)).toEqual({})
  })

  it('are those it names', () => {
    const { filters, ignored } = read(
      'period=2025&discipline=gravel&bikeType=e_bike&goal=increase_power&zone=hands',
    )
    expect(ignored).toEqual([])
    expect(filterQuery(filters)).toEqual({
      period: '2025',
      discipline: 'gravel',
      bikeType: 'e_bike',
      goal: 'increase_power',
      zone: 'hands',
    })
  })

  it.each([
    ['period=2026-03-02..2026-03-01', 'period'],
    ['period=forever', 'period'],
    ['discipline=', 'discipline'],
    ['discipline=toString', 'discipline'],
    ['bikeType=Road', 'bikeType'],
    ['goal=win', 'goal'],
    ['zone=hip', 'zone'],
    ['zone=hands&zone=feet', 'zone'],
    [`zone=${'x'.repeat(10_000)}`, 'zone'],
  ])('are ignored and named if they are impossible: %s', (query, name) => {
    expect(read(query)).toEqual({ filters: NO_FILTERS, ignored: [name] })
  })
})

describe('changing a filter', () => {
  const address = new URLSearchParams('zone=hands&after=cursor&view=goals')

  it('starts a list on its first page and keeps the rest', () => {
    expect(withFilter(address, 'zone', 'feet').toString()).toBe('zone=feet&view=goals')
    expect(withFilter(address, 'period', 'all').toString()).toBe('zone=hands&view=goals&period=all')
  })

  it('does not name the usual value', () => {
    expect(withFilter(address, 'zone', null).toString()).toBe('view=goals')
    expect(withFilter(address, 'period', '12_months').toString()).toBe('zone=hands&view=goals')
  })

  it('leaves out all of them', () => {
    expect(withoutFilters(address, ['period', 'zone']).toString()).toBe('view=goals')
  })
})
