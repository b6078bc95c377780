import { describe, expect, it } from 'vitest'
import { furtherQuery, readAddress } from './address.ts'

const read = (query: string) => readAddress(new URLSearchParams(query))

describe('the address of the outcomes', () => {
  it('names the view, the strata and a change', () => {
    const { view, further, unknown } = read(
      'view=time&positionKept=changed&answered=early&change=saddle_raised',
    )
    expect(view).toBe('time')
    expect(unknown).toEqual([])
    expect(furtherQuery(further)).toEqual({
      positionKept: 'changed',
      answered: 'early',
      change: 'saddle_raised',
    })
  })

  it('shows all fits by zone if it names nothing', () => {
    expect(read('')).toEqual({ view: 'zones', further: { strata: {}, change: null }, unknown: [] })
  })

  it.each(['view=best', 'load=heavy', 'load=more&load=more', 'change=magic', 'answered=constructor'])(
    'leaves out what does not exist and names it: %s',
    (query) => {
      const { view, further, unknown } = read(query)
      expect({ view, query: furtherQuery(further) }).toEqual({ view: 'zones', query: {} })
      expect(unknown).toEqual([query.split('=')[0]])
    },
  )
})
