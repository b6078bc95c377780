import { describe, expect, it } from 'vitest'
import { passwordFaults } from './password-faults.ts'

const own = ['ana.ruiz@example.com', 'Ana Ruiz', 'Spokewell']

describe('a password', () => {
  it.each([
    ['seven characters', 'Xk7-vqz', ['length']],
    ['seven wide digits', '１２３４５６７', ['length']],
    ['eight spaces', '        ', ['length']],
    ['spaces around', '  abcdef  ', ['length']],
    ['spaces of another width', '\u3000'.repeat(9), ['length']],
    ['characters without a width', 'abc\u200b\u200b\u200b\u2060\ufeff', ['length']],
    ['a line break', 'lantern\ngravel', ['characters']],
    ['a bell', 'lantern\u0007gravel', ['characters']],
    ['the own address', 'ana.ruiz@example.com', ['length']],
    ['the own address in capitals and wide letters', 'ＡＮＡ.ruiz@EXAMPLE.com', ['length']],
    ['the part before its @ and a figure', 'ana.ruiz1', ['length']],
    ['the product and a year', 'spokewell26', ['length']],
    ['marks without end', `lantern${'\u0301'.repeat(40)}`, ['characters']],
    ['129 characters', 'ax7-'.repeat(33), ['too_long']],
    ['ten thousand characters', 'x'.repeat(10_000), ['too_long']],
    // One character that becomes three letters in its compatibility form: the compared form is judged.
    ['signs that become longer than that', '\ufdfa'.repeat(20), ['too_long']],
  ])('of %s is refused', (_, password, faults) => {
    expect(passwordFaults(password, { own })).toEqual(faults)
  })

  it.each([
    'lantern-gravel-37',
    'four plain words here',
    'ana likes gravel roads',
    '正しい馬の電池です',
    'Zürich🚲🚲🚲gravel',
  ])('is accepted as it is: %j', (password) => {
    expect(passwordFaults(password, { own })).toEqual([])
  })

  it('is as long as the operator requires', () => {
    expect(passwordFaults('lantern-37', { min: 12 })).toEqual(['length'])
    expect(passwordFaults('Xk7-vq', { min: 6 })).toEqual([])
  })
})
