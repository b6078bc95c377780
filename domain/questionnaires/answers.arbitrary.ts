import fc from 'fast-check'
import type { LocalDate } from '../calendar/local-date.ts'
import { addDays, ageOn, yearOf } from '../calendar/local-date.ts'
import type { Json } from '../json/json.ts'
import { isObject } from '../json/json.ts'
import { anyCharacter } from '../text/any-character.arbitrary.ts'
import type { Answers } from './answers.ts'
import { itemsOf, memberOf } from './answers.ts'
import { checkField } from './check-field.ts'
import { isAdded } from './group-items.ts'
import { normalText } from './normal-answer.ts'
import type {
  Entry,
  Field,
  Group,
  NumberField,
  Questionnaire,
  ScaleField,
  TextField,
} from './questionnaire.ts'
import { entriesOf } from './questionnaire.ts'
import { visibleAnswers } from './visible-answers.ts'

/** Scripts that break careless code: marks, joiners, right to left, no spaces, beyond the basic plane. */
const SAMPLES = [
  'ปวดเข่าซ้ายเวลาขึ้นเขา',
  'ألم في أسفل الظهر بعد ٤٥ دقيقة',
  'כאב בכתף ימין (קל)',
  '膝が痛い。立ち漕ぎで悪化する',
  '膝盖外侧疼痛𠮷',
  '무릎 안쪽 통증',
  'Đau đầu gối khi leo dốc',
  'घुटने में दर्द',
  'de\u0301cembre, cafe\u0301',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  '👩🏽‍🚒🚴🏿‍♀️🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '"; DROP TABLE rider; --',
  '<b>&amp;</b>',
  '{{name}} $t(x) %s',
]

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.string({ unit: anyCharacter, minLength: 1, maxLength: 40 }),
  fc.array(fc.constantFrom(...SAMPLES), { minLength: 1, maxLength: 4 }).map((texts) => texts.join(' ')),
)

const RAW_TEXT: Record<TextField['kind'], fc.Arbitrary<string>> = {
  text: anyText,
  longText: fc.array(anyText, { minLength: 1, maxLength: 20 }).map((lines) => lines.join('\n')),
  email: fc.emailAddress(),
  phone: fc.string({ unit: fc.constantFrom(...'+0123456789 ()-'), minLength: 5, maxLength: 20 }),
}

function textOf(field: TextField): fc.Arbitrary<string> {
  const rightToo = (text: string) =>
    text !== '' && !checkField(field, text, { today: '2000-01-01', answer: () => undefined })
  return RAW_TEXT[field.kind].map((text) => normalText(field.kind, text)).filter(rightToo)
}

function choicesOf(options: readonly string[], exclusive: string | undefined): fc.Arbitrary<Json> {
  const several = fc.subarray(
    options.filter((option) => option !== exclusive),
    { minLength: 1 },
  )
  return exclusive === undefined ? several : fc.oneof(several, fc.constant([exclusive]))
}

function numberFor(field: NumberField | ScaleField): fc.Arbitrary<Json> {
  const tenths = field.kind === 'number' ? 10 : 1
  const scaled = { min: field.min * tenths, max: field.max * tenths }
  const some: fc.Arbitrary<Json>[] = [fc.integer(scaled).map((value) => value / tenths)]
  if (field.instead) some.push(fc.constant(field.instead))
  if (field.kind === 'scale' && field.gone) some.push(fc.constant(0))
  return fc.oneof(...some)
}

function answerTo(field: Field, today: LocalDate): fc.Arbitrary<Json> {
  switch (field.kind) {
    case 'date': {
      const { min, max } = field.age ?? { min: 0, max: 1 }
      return fc
        .integer({ min: Math.ceil(min * 365.25) + 1, max: max * 365 })
        .map((days) => addDays(today, -days))
    }
    case 'year':
      return fc.integer({ min: field.min, max: yearOf(today) })
    case 'number':
    case 'integer':
    case 'scale':
      return numberFor(field)
    case 'choice':
      return fc.constantFrom(...field.options)
    case 'choices':
      return choicesOf(field.options, field.exclusive)
    case 'boolean':
      return field.confirm ? fc.constant(true) : fc.boolean()
    default:
      return textOf(field)
  }
}

function recordOf(fields: readonly Field[], today: LocalDate): fc.Arbitrary<Answers> {
  const answers = Object.fromEntries(fields.map((field) => [field.key, answerTo(field, today)]))
  const requiredKeys = fields.filter((field) => field.required).map((field) => field.key)
  return fc.record(answers, { requiredKeys, noNullPrototype: true })
}

/** The items that are asked one by one, and some that the person added. */
function givenItemsFor(group: Group, given: readonly string[], today: LocalDate): fc.Arbitrary<Json> {
  const unique = group.unique ?? ''
  const asked = given.map((id) =>
    recordOf(group.fields, today).map((answers) => ({
      ...answers,
      id,
      [unique]: group.givenWords?.[id] ?? id,
    })),
  )
  const added = itemsFor({ ...group, given: undefined, max: group.max - given.length }, today).map((items) =>
    Array.isArray(items) ? items.filter((item) => !given.includes(String(memberOf(item, unique)))) : [],
  )
  return fc.tuple(fc.tuple(...asked), added).map(([first, rest]) => [...first, ...rest])
}

function itemsFor(
  group: Omit<Group, 'given'> & { given?: readonly string[] | undefined },
  today: LocalDate,
): fc.Arbitrary<Json> {
  const item = fc.tuple(fc.uuid(), recordOf(group.fields, today)).map(([id, answers]) => ({ id, ...answers }))
  const unique = group.unique
  return unique === undefined
    ? fc.uniqueArray(item, { maxLength: group.max, selector: ({ id }) => id })
    : fc.uniqueArray(item, { maxLength: group.max, selector: (one) => String(memberOf(one, unique)) })
}

/** A number or a year limited to what the date of birth allows. */
function bounded(field: Field, value: Json, answers: Answers, today: LocalDate): Json {
  if (typeof value !== 'number') return value
  if (field.kind === 'year' && field.notBefore !== undefined) {
    return Math.max(value, yearOf(String(memberOf(answers, field.notBefore))))
  }
  if (field.kind === 'number' && field.notAboveAge !== undefined) {
    return Math.min(value, ageOn(String(memberOf(answers, field.notAboveAge)), today))
  }
  return value
}

function boundedAll(fields: readonly Field[], beside: Answers, answers: Answers, today: LocalDate): Answers {
  return Object.fromEntries(
    Object.entries(beside).map(([key, value]) => {
      const field = fields.find((candidate) => candidate.key === key)
      return [key, field === undefined ? value : bounded(field, value, answers, today)]
    }),
  )
}

/** A person who adds no items must say so. */
function denials(groups: readonly Group[], answers: Answers): Answers {
  const lacking = groups.filter(
    (group) => group.more && !itemsOf(answers, group.key).some(({ id }) => isAdded(id)),
  )
  return Object.fromEntries(lacking.map((group) => [group.more?.field ?? '', false]))
}

const isField = (entry: Entry): entry is Field => entry.kind !== 'group'

/**
 * Random answers that can be submitted, in their normal form: every script, every legal combination. Needs a date of
 * birth.
 */
export function validAnswers(questionnaire: Questionnaire, today: LocalDate): fc.Arbitrary<Answers> {
  const entries = entriesOf(questionnaire)
  const fields = entries.filter(isField)
  const groups = entries.filter((entry) => entry.kind === 'group')
  const items = Object.fromEntries(
    groups.map((group) => [
      group.key,
      group.given ? givenItemsFor(group, group.given, today) : itemsFor(group, today),
    ]),
  )
  return fc
    .tuple(recordOf(fields, today), fc.record(items, { noNullPrototype: true }))
    .map(([plain, grouped]) => {
      const lists = groups.map((group): [string, Json] => {
        const list = memberOf(grouped, group.key)
        const inside = (item: Json) => (isObject(item) ? boundedAll(group.fields, item, plain, today) : item)
        return [group.key, Array.isArray(list) ? list.map(inside) : []]
      })
      const answers = { ...boundedAll(fields, plain, plain, today), ...Object.fromEntries(lists) }
      return visibleAnswers(questionnaire, { ...answers, ...denials(groups, answers) }, today)
    })
}

/** Any JSON, mixed with the keys of a questionnaire and of JavaScript's objects. */
export function anyJson(questionnaire: Questionnaire): fc.Arbitrary<Json> {
  const entries = entriesOf(questionnaire)
  const inner = entries.flatMap((entry) => (isField(entry) ? [] : entry.fields.map(({ key }) => key)))
  const keys = ['__proto__', 'constructor', 'toString', 'id', ...entries.map(({ key }) => key), ...inner]
  const key = fc.oneof(fc.constantFrom(...keys), fc.string({ unit: anyCharacter }))
  const odd = fc.constantFrom<Json>(
    '\u0000',
    '\ud800',
    '',
    ' ',
    -0,
    1e308,
    0.1,
    '2000-02-30',
    'other',
    'knees',
  )
  const { json } = fc.letrec<{ json: Json }>((tie) => ({
    json: fc.oneof(
      { maxDepth: 4 },
      fc.oneof(odd, fc.string({ unit: anyCharacter }), fc.double(), fc.boolean(), fc.constant(null)),
      fc.array(tie('json'), { maxLength: 30 }),
      fc.array(fc.tuple(key, tie('json')), { maxLength: 12 }).map((pairs) => Object.fromEntries(pairs)),
    ),
  }))
  return json
}
