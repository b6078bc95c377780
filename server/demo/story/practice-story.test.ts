import { describe, expect, it } from 'vitest'
import { dateIn } from '#domain/calendar/local-date.ts'
import { isEmail } from '#domain/contact/email.ts'
import { followUpFor, followUpSetting } from '#domain/forms/follow-up-setting.ts'
import { intake } from '#domain/forms/intake.ts'
import { measurementsFor } from '#domain/interventions/intervention.ts'
import { checkMeasurement, fitsReference, fitsSide } from '#domain/measurements/check.ts'
import { referenceNamed } from '#domain/measurements/measurement.ts'
import { isFromSaddle } from '#domain/measurements/saddle-how.ts'
import { measurementOf } from '#domain/measurements/vocabulary.ts'
import { validate } from '#domain/questionnaires/validate.ts'
import { drawnPosition } from '#domain/report/drawn-position.ts'
import { reportRows } from '#domain/report/report-rows.ts'
import { practiceStory } from './practice-story.ts'

const now = new Date('2026-11-20T10:00:00Z')
const SEEDS = [1, 2, 3, 4, 5]
const stories = SEEDS.map((seed) => practiceStory({ seed, now, riders: 60 }))
const fits = stories.flatMap((riders) => riders.flatMap((rider) => rider.fits))
const done = fits.filter(({ fittedAt }) => fittedAt)

describe('the story of a practice', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(practiceStory({ seed: 1, now, riders: 60 })).toEqual(stories[0])
    expect(stories[1]).not.toEqual(stories[0])
  })

  it('tells of the same riders, however many are asked for', () => {
    const few = practiceStory({ seed: 1, now, riders: 3 })
    expect(few).toHaveLength(3)
    for (const rider of few) expect(stories[0]).toContainEqual(rider)
  })

  it('has sixty riders with addresses that nobody can have', () => {
    for (const riders of stories) {
      expect(new Set(riders.map(({ email }) => email)).size).toBe(60)
      for (const { email } of riders) expect(isEmail(email) && email.endsWith('.invalid')).toBe(true)
    }
  })

  it('measures only what the vocabulary has, in plausible numbers', () => {
    for (const { measured } of done)
      for (const { key, side, value, reference } of measured) {
        const point = referenceNamed(measurementOf(key), reference)
        expect({ key, value, ...checkMeasurement(key, value, point) }).toEqual({ key, value, verdict: 'ok' })
        expect({ key, fits: fitsSide(key, side) && fitsReference(key, point) }).toEqual({ key, fits: true })
      }
  })

  it('measures the saddle from one point and with one tape, so that the drawing of each fit is complete', () => {
    for (const { measured, bike } of done) {
      const ofSaddle = measured.filter(({ key }) => isFromSaddle(measurementOf(key)))
      expect(new Set(ofSaddle.map(({ reference, method }) => `${reference} ${method}`))).toEqual(
        new Set(['width_80 tape']),
      )
      const rows = reportRows(
        measured.map((one) => ({ reference: null, method: null, ...one })),
        'metric',
      )
      const drawing = drawnPosition(rows)
      expect(drawing?.gaps).toEqual([])
      if (bike.type === 'road') expect(drawing?.after?.bar).toBeTruthy()
    }
  })

  it('changes what it measured, by what the log says', () => {
    for (const { changes, measured } of done)
      for (const { kind, measurement, side, fromValue, toValue, words } of changes) {
        if (measurement === null) expect(words).not.toBeNull()
        else {
          expect(measurementsFor(kind)).toContain(measurement)
          const values = measured.filter((one) => one.key === measurement && one.side === side)
          expect(values.map(({ phase, value }) => [phase, value])).toEqual([
            ['before', fromValue],
            ['after', toValue],
          ])
        }
      }
  })

  it('answers every form as a rider could', () => {
    for (const { answers, submittedAt, followUps } of fits) {
      const today = dateIn(submittedAt ?? now, 'UTC')
      expect(validate(intake, answers, today)).toEqual([])
      for (const { milestone, at, answers: after } of followUps) {
        const setting = followUpSetting(milestone, { questionnaire: intake, answers })
        expect(validate(followUpFor(setting), after, dateIn(at, 'UTC'))).toEqual([])
      }
    }
  })
})
