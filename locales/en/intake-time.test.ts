import { expect, it } from 'vitest'
import { intake } from '#domain/forms/intake.ts'
import type { Entry, Field, Group } from '#domain/questionnaires/questionnaire.ts'
import { entriesOf } from '#domain/questionnaires/questionnaire.ts'
import { isShown } from '#domain/questionnaires/visible-answers.ts'
import dashboard from './dashboard.ts'
import invite from './invite.ts'
import landing from './landing.ts'
import mail from './mail.ts'

/** Seconds that a rider takes for a question on a phone, by how it is answered. */
const SECONDS: Record<Field['kind'], number> = {
  text: 8,
  email: 4,
  phone: 10,
  longText: 30,
  date: 10,
  year: 8,
  integer: 8,
  number: 8,
  scale: 5,
  choice: 6,
  choices: 8,
  boolean: 4,
}
/** To read what a step is about and to go on. */
const STEP = 8
/** To look through the answers before they are submitted. */
const REVIEW = 30
/** To add an entry of a group and to save it. */
const ENTRY = 6
/** What a rider with discomfort names: the knees and the hands; and one injury. */
const ENTRIES: Record<string, number> = { discomfort: 2, injuries: 1 }

const secondsFor = (fields: readonly Field[]) => fields.reduce((sum, { kind }) => sum + SECONDS[kind], 0)

/** Which questions an entry has: a zone is asked only about its own places. */
const isAskedIn = ({ unique }: Group, field: Field): boolean =>
  field.key !== unique && isShown(field, { zone: 'knees' }, {}, '2026-12-04')

function minutes(isAnswered: (field: Entry) => boolean): number {
  const answers = entriesOf(intake)
    .filter(isAnswered)
    .map((entry) =>
      entry.kind === 'group'
        ? (ENTRIES[entry.key] ?? 0) *
          (ENTRY + secondsFor(entry.fields.filter((field) => isAskedIn(entry, field))))
        : SECONDS[entry.kind],
    )
  const seconds = answers.reduce((sum, each) => sum + each, 0) + STEP * intake.steps.length + REVIEW
  return seconds / 60
}

it('takes about as long as riders are told: 3 minutes for what is required, 11 for everything', () => {
  const required = minutes((entry) => entry.kind !== 'group' && entry.required === true && !entry.when)
  const everything = minutes((entry) => !/^guardian|^redFlagZones$/.test(entry.key))
  expect(Math.ceil(required)).toBeLessThanOrEqual(3)
  expect(Math.round(everything)).toBe(11)
})

it('is said to take that long wherever its length is named', () => {
  expect(invite.welcome.lead).toMatch(/\babout 3 minutes\b.*\babout 11 for everything\b/)
  const others = [dashboard, landing, mail].map((texts) => JSON.stringify(texts))
  for (const texts of others) expect(texts).toContain('3 to 11 minutes')
  for (const texts of [...others, JSON.stringify(invite)]) expect(texts).not.toMatch(/(?:8|eight) minutes/)
})
