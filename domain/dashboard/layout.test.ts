import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LAYOUT, inOrder, isSameLayout, readLayout, withWidget } from './layout.ts'
import { sizesOf, WIDGET_KEYS, WIDGET_SIZES } from './widgets.ts'

const placed = fc.record({
  key: fc.oneof(fc.constantFrom(...WIDGET_KEYS), fc.string()),
  size: fc.oneof(fc.constantFrom(...WIDGET_SIZES), fc.string()),
  shown: fc.boolean(),
})
const anyLayout = fc.oneof(fc.array(placed), fc.array(fc.jsonValue()), fc.jsonValue())
const keysOf = (layout: readonly { key: string }[]) => layout.map(({ key }) => key)

describe('a stored layout', () => {
  it('has every widget once, in a size that it can have, whatever was stored', () => {
    fc.assert(
      fc.property(anyLayout, (stored) => {
        const layout = readLayout(stored)
        expect(keysOf(layout).toSorted()).toEqual(WIDGET_KEYS.toSorted())
        for (const { key, size } of layout) expect(sizesOf(key)).toContain(size)
        expect(readLayout(layout)).toEqual(layout)
      }),
    )
  })

  it('keeps the order and the choices of the widgets that exist', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...WIDGET_KEYS]), fc.boolean(), (keys, shown) => {
        const stored = keys.map((key) => ({ key, size: sizesOf(key).at(-1), shown }))
        const layout = readLayout(stored)
        expect(layout.filter(({ key }) => keys.includes(key))).toEqual(stored)
        expect(layout.filter(({ key }) => !keys.includes(key)).every((widget) => widget.shown)).toBe(true)
      }),
    )
  })

  it('gets a widget that came since beside its usual neighbour', () => {
    const older = DEFAULT_LAYOUT.filter(({ key }) => key !== 'radar' && key !== 'alerts').toReversed()
    expect(keysOf(readLayout(older))).toEqual([
      'alerts',
      'interventions',
      'invitations',
      'responses',
      'submissions',
      'improvement',
      'radar',
      'goals',
      'rating',
      'appointments',
    ])
  })

  it('of a later version loses only what this version does not know', () => {
    const later = [
      { key: 'weather', size: 'small', shown: true },
      { key: 'radar', size: 'gigantic', shown: false, colour: 'pink' },
      ...DEFAULT_LAYOUT.filter(({ key }) => key !== 'radar'),
    ]
    expect(readLayout(later)).toEqual([
      { key: 'radar', size: 'medium', shown: false },
      ...DEFAULT_LAYOUT.filter(({ key }) => key !== 'radar'),
    ])
  })

  it.each([null, undefined, 'rating', 7, {}, { layout: [] }])('is the default if it is %j', (stored) => {
    expect(readLayout(stored)).toEqual(DEFAULT_LAYOUT)
  })
})

describe('changing a layout', () => {
  it('puts the widgets into an order and loses none', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...WIDGET_KEYS]), (keys) => {
        const layout = inOrder(DEFAULT_LAYOUT, [...keys, 'weather'])
        expect(keysOf(layout).slice(0, keys.length)).toEqual(keys)
        expect(keysOf(layout).toSorted()).toEqual(WIDGET_KEYS.toSorted())
      }),
    )
  })

  it('changes one widget and keeps its place', () => {
    const layout = withWidget(DEFAULT_LAYOUT, 'rating', { shown: false })
    expect(layout[2]).toEqual({ key: 'rating', size: 'small', shown: false })
    expect(isSameLayout(layout, DEFAULT_LAYOUT)).toBe(false)
    expect(isSameLayout(withWidget(layout, 'rating', { shown: true }), DEFAULT_LAYOUT)).toBe(true)
  })
})
