import { expect, it } from 'vitest'
import { followUpMinutes, intakeMinutes } from '#domain/forms/form-minutes.ts'
import { WAVES } from '#domain/milestones.ts'
import { followUpEffort, intakeEffort, SECONDS_PER_PRESS, WORDS_PER_MINUTE } from './form-effort.ts'

it('counts the questions and presses of a first follow-up as by hand', () => {
  // Rides, position, overall change, three zones, another zone, red flags, appointment, comment.
  const { questions, required, presses } = followUpEffort('early')
  expect(questions).toBe(10)
  // All but the comment.
  expect(required).toBe(9)
  // Start; the tap and the digit of the rides; eight taps; Submit.
  expect(presses).toBe(1 + 2 + 8 + 1)
})

it('counts what a rider must answer in an intake as by hand', () => {
  // Name, e-mail, date of birth, bike types and goals.
  const { required, presses } = intakeEffort('required')
  expect(required).toBe(5)
  // Start, six times Next, Submit; two texts; four taps and six digits of a date; a bike and a goal.
  expect(presses).toBe(8 + 2 + 10 + 2)
})

it('counts for each zone the press on the drawing, its severity, place, side and kind, and the press that adds it', () => {
  const [plain, zones] = [intakeEffort('required'), intakeEffort('zones')]
  // The saddle has no side.
  expect(zones.presses - plain.presses).toBe(3 * 6 - 1)
  expect(zones.required - plain.required).toBe(3)
})

it('takes five seconds for each press, and reads 200 words a minute', () => {
  const { presses, words, seconds } = intakeEffort('everything')
  expect([SECONDS_PER_PRESS, WORDS_PER_MINUTE]).toEqual([5, 200])
  expect(seconds).toBe(Math.round(presses * 5 + words * 0.3))
})

it('is what riders read about each form, rounded up', () => {
  const minutes = ({ seconds }: { seconds: number }) => Math.ceil(seconds / 60)
  expect(intakeMinutes).toEqual({
    required: minutes(intakeEffort('required')),
    everything: minutes(intakeEffort('everything')),
  })
  expect(followUpMinutes).toEqual(
    Object.fromEntries(WAVES.map((wave) => [wave, minutes(followUpEffort(wave))])),
  )
})
