import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { emailForLookup, isEmail, normalEmail } from '../contact/email.ts'
import { internationalPhone } from '../contact/phone.ts'
import { intake } from '../forms/intake.ts'
import { readInvitationCode } from '../invitations/invitation-code.ts'
import { isOnTheWay, readMeasured } from '../measurements/typed-number.ts'
import { normalText, TEXT_LENGTH } from '../questionnaires/normal-answer.ts'
import type { TextField } from '../questionnaires/questionnaire.ts'
import { validate, validateDraft } from '../questionnaires/validate.ts'
import { boundedForm, MARKS_IN_A_ROW, normalForm } from './normal-form.ts'
import { readText, textFault } from './typed-text.ts'

const ALTERNATING = '\u0316\u0301'
const KINDS: TextField['kind'][] = ['text', 'longText', 'email', 'phone']
const FORMS = ['NFC', 'NFKC', 'NFKD'] as const

const SIGNS = fc.constantFrom(
  ...[
    'a',
    'é',
    'e\u0301',
    '\u0344',
    '\u0958',
    '\ufdfa',
    '\u00a8',
    '가',
    '\u1100',
    '\u1161',
    '\u202e',
    '\u2069',
  ],
  ...['\r', '\n', '\t', '\u0085', '\u2028', ' ', '\u00a0', '\u200d', '\u{1d160}', '\u0e33', '\uff9e', '👩'],
)

/** The longest run of marks in a text. */
const runOf = (text: string) =>
  Math.max(0, ...(text.match(/[\p{M}\u0e33\u0eb3\uff9e\uff9f]+/gu) ?? []).map((run) => [...run].length))

/** Everything that is passed to `normalize` from here on. */
function watchNormalize(): string[] {
  const seen: string[] = []
  const normalize = String.prototype.normalize
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
    seen.push(String(this))
    return normalize.call(this, form)
  })
  return seen
}
afterEach(() => vi.restoreAllMocks())

/** Every function of the domain that takes a typed text. */
function readEverywhere(text: string): void {
  for (const kind of KINDS) normalText(kind, text)
  for (const form of FORMS) normalForm(form, text, 4000)
  textFault(text, { longest: 200 })
  normalEmail(text)
  emailForLookup(text)
  internationalPhone(text)
  readInvitationCode(text)
  isOnTheWay('length', text)
  readMeasured('length', 'mm', text)
  for (const judge of [validate, validateDraft]) {
    judge(
      intake,
      { name: text, cyclingGoals: text, email: text, phone: text, dateOfBirth: text },
      '2026-11-20',
    )
  }
}

describe('normalize', () => {
  it.each(KINDS)('never gets a text longer than a field of kind %s allows', (kind) => {
    const seen = watchNormalize()
    expect(normalText(kind, 'x'.repeat(TEXT_LENGTH[kind]))).toHaveLength(TEXT_LENGTH[kind])
    expect(seen).toHaveLength(kind === 'email' ? 2 : 1)
    seen.length = 0
    expect(normalText(kind, 'x'.repeat(TEXT_LENGTH[kind] + 1))).toHaveLength(TEXT_LENGTH[kind] + 1)
    expect(seen).toEqual([])
  })

  it('never gets half a megabyte, whatever it is read as', () => {
    const seen = watchNormalize()
    readEverywhere(`a${ALTERNATING.repeat(85_000)}`)
    expect(seen).toEqual([])
  })

  it('never gets more than 16 marks in a row, in any script', () => {
    const seen = watchNormalize()
    const mark = fc.constantFrom(
      '\u0301',
      '\u0316',
      '\u3099',
      '\uff9e',
      '\uff9f',
      '\u{1d165}',
      '\u05b0',
      '\u0e38',
    )
    const letter = fc.constantFrom('a', 'カ', 'ק', 'ก', '\u202e', '\u200d', ' ')
    const text = fc.array(fc.tuple(letter, fc.array(mark, { maxLength: 40 })), { maxLength: 5 })
    fc.assert(fc.property(text, (parts) => readEverywhere(parts.flat(2).join(''))))
    expect(seen.length).toBeGreaterThan(0)
    for (const given of seen) expect(runOf(given)).toBeLessThanOrEqual(MARKS_IN_A_ROW)
  })

  it('creates no mark from a character that is not counted as one', () => {
    const uncounted: string[] = []
    for (let point = 0; point <= 0x10ffff; point++) {
      if (point >= 0xd800 && point <= 0xdfff) continue
      const sign = String.fromCodePoint(point)
      const [first = ''] = sign.normalize('NFKD')
      if (/\p{M}/u.test(first) && runOf(sign) === 0) uncounted.push(point.toString(16))
    }
    expect(uncounted).toEqual([])
  })
})

describe('a text with many marks', () => {
  it('is accepted with 16 in a row and refused with 17', () => {
    expect(textFault(`a${'\u0316'.repeat(16)}`, { longest: 200 })).toBeUndefined()
    expect(textFault(`a${'\u0316'.repeat(17)}`, { longest: 200 })).toBe('too_many_marks')
    expect(textFault(`a${'\u0316'.repeat(10)}\u202e${'\u0316'.repeat(10)}`, { longest: 200 })).toBe(
      'too_many_marks',
    )
  })

  it('is compared without the excess marks', () => {
    expect(boundedForm('NFC', `a${'\u0316'.repeat(40)}b`, 100)).toBe(`a${'\u0316'.repeat(16)}b`)
    expect(boundedForm('NFC', 'abc', 2)).toBe('ab')
  })

  it('is reported at its field of a form, and kept by no draft', () => {
    const answers = { name: `Anna${ALTERNATING.repeat(9)}` }
    const problem = { path: 'name', code: 'too_many_marks', params: {} }
    expect(validate(intake, answers, '2026-11-20')).toContainEqual(problem)
    expect(validateDraft(intake, answers)).toEqual([problem])
  })
})

describe('a typed text', () => {
  const line = { longest: 40 }
  const lines = { longest: 40, lines: 'many' } as const

  it.each([
    ['  Anna Lind ', 'Anna Lind'],
    ['Anna\r\nLind', 'Anna Lind'],
    ['Anna\tLind\u2028Berg', 'Anna Lind Berg'],
    ['\u202eAnna\u202c', 'Anna'],
    ['\u2066Anna\u2069', 'Anna'],
    ['Jose\u0301', 'José'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['क्\u200dष', 'क्\u200dष'],
    ['👩🏽\u200d🚒', '👩🏽\u200d🚒'],
    ['שלום\u200f (א)', 'שלום\u200f (א)'],
  ])('is stored on one line: %j becomes %j', (typed, kept) => {
    expect(readText(typed, line)).toEqual({ text: kept })
  })

  it('keeps line ends and tabs where there are several lines', () => {
    expect(readText('a\r\nb\rc\u2029d\te\u0085f', lines)).toEqual({ text: 'a\nb\nc\nd\te\nf' })
  })

  it.each(['\u0007', '\u0000', '\u001b[31m', '\u009b', '\ud800'])('with %j is refused', (sign) => {
    expect(readText(`Anna${sign}`, line)).toEqual({ fault: 'bad_characters' })
    expect(readText(`Anna${sign}`, lines)).toEqual({ fault: 'bad_characters' })
  })

  it('has plain digits in a phone number', () => {
    expect(normalText('phone', ' ０７０　１２３ ')).toBe('070 123')
  })

  it('is judged by its length as typed, and by the result', () => {
    expect(readText(` ${'x'.repeat(40)} `, line)).toEqual({ text: 'x'.repeat(40) })
    expect(readText('x'.repeat(41), line)).toEqual({ fault: 'too_long' })
    expect(readText('\ufdfa'.repeat(3), { ...line, form: 'NFKC' })).toEqual({ fault: 'too_long' })
  })

  it('of spaces only is kept by no draft when it is longer than any text', () => {
    const name = ' '.repeat(400_000)
    expect(validateDraft(intake, { name })).toMatchObject([{ path: 'name', code: 'too_long' }])
    expect(validateDraft(intake, { name: '   ' })).toEqual([])
  })

  it('is unchanged when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: SIGNS, maxLength: 60 }), fc.constantFrom(line, lines), (typed, rule) => {
        const read = readText(typed, rule)
        if ('text' in read) expect(readText(read.text, rule)).toEqual(read)
      }),
      { numRuns: 300 },
    )
  })
})

it('an address that is too long is refused, and finds nobody', () => {
  const long = `${'a'.repeat(300)}@example.com`
  expect(isEmail(normalEmail(long))).toBe(false)
  expect(emailForLookup(long)).toBe('')
})
