import { describe, expect, it } from 'vitest'
import { wordingOf } from './wording.ts'

const TEXTS: Record<string, string> = {
  'measurements:names.saddle_height': 'Sattelhöhe',
  'measurements:sides.left': 'links',
  'measurements:units.mm': 'mm',
  'measurements:units.deg': '°',
  'measurements:options.insole.arch_low': 'flache Stütze',
  'report:numbers.withUnit': '{{value}} {{unit}}',
  'report:numbers.withSide': '{{name}}, {{side}}',
}

const wording = wordingOf({
  text: (key, values = {}) =>
    Object.entries(values).reduce(
      (text, [name, value]) => text.replace(`{{${name}}}`, value),
      TEXTS[key] ?? `no text ${key}`,
    ),
  number: (value, options) => new Intl.NumberFormat('de', options).format(value),
})

describe('how measurements are said', () => {
  it('writes degrees directly after the number, other units after a space that does not break', () => {
    expect(wording.number(33, 'deg')).toBe('33°')
    expect(wording.number(742.5, 'mm')).toBe('742,5\u00a0mm')
  })

  it('writes a score as a number alone', () => {
    expect(wording.number(1, 'points')).toBe('1')
    expect(wording.number(2, 'points', 'difference')).toBe('+2')
  })

  it('gives a difference its sign', () => {
    expect(wording.number(6, 'mm', 'difference')).toBe('+6\u00a0mm')
    expect(wording.number(-2.5, 'deg', 'difference')).toBe('-2,5°')
    expect(wording.number(0, 'deg', 'difference')).toBe('0°')
  })

  it('names a measurement and its side; an unknown one by its key', () => {
    expect(wording.name('saddle_height')).toBe('Sattelhöhe')
    expect(wording.name('saddle_height', 'left')).toBe('Sattelhöhe, links')
    expect(wording.name('of_a_later_version', null)).toBe('of_a_later_version')
  })

  it('names an option, and returns a written text unchanged', () => {
    expect(wording.words('insole', 'arch_low')).toBe('flache Stütze')
    expect(wording.words('saddle_model', 'arch_low')).toBe('arch_low')
    expect(wording.words(null, 'shims')).toBe('shims')
  })
})
