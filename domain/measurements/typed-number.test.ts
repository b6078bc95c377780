import { describe, expect, it } from 'vitest'
import { isOnTheWay, readMeasured } from './typed-number.ts'

describe('a typed or pasted number', () => {
  it.each([
    ['728', 728],
    ['728,5', 728.5],
    ['728.5', 728.5],
    ['.5', 0.5],
    ['12,', 12],
    ['-5', -5],
    ['−2.5', -2.5],
    ['–3', -3],
    ['+3', 3],
    ['７２８', 728],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1 234,5', 1234.5],
    ["1'234.5", 1234.5],
    ['1.234.567', 1_234_567],
    ['1,740', 1.7],
    ['728 mm', 728],
    ['72.8 cm', 728],
    ['72,8cm', 728],
    ['28.5"', 723.9],
    ['28.5 inches', 723.9],
  ])('"%s" in millimetres is %s', (text, stored) => {
    expect(readMeasured('length', 'mm', text)).toBe(stored)
  })

  it.each([
    '',
    '-',
    'abc',
    '1e9',
    '12..5',
    '1.2.3',
    '12 5',
    '1,2345,6',
    '5 deg',
    '5 c',
    '28 5/8"',
    '9'.repeat(400),
  ])('"%s" is not a number', (text) => {
    expect(readMeasured('length', 'mm', text)).toBeNull()
  })

  it('is read in the unit that is shown unless it names another of its kind', () => {
    expect(readMeasured('length', 'cm', '72.8')).toBe(728)
    expect(readMeasured('length', 'in', '28.5')).toBe(723.9)
    expect(readMeasured('angle', 'deg', '33°')).toBe(33)
    expect(readMeasured('pressure', 'bar', '80 psi')).toBe(5.516)
    expect(readMeasured('score', 'points', '6')).toBe(6)
  })

  it('may become a unit, and nothing else', () => {
    for (const text of ['', '-', '72.8 c', '72.8 cm', '28 inch', '1.2.3']) {
      expect(isOnTheWay('length', text), text).toBe(true)
    }
    for (const text of ['a', '1e9', '5 d', '28 5/8"']) expect(isOnTheWay('length', text), text).toBe(false)
  })
})
