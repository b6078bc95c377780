import { z } from 'zod'
import { isNumeric } from '#domain/measurements/measurement.ts'
import type { SADDLE_DIMENSIONS } from '#domain/measurements/saddle-library.ts'
import { measurementOf } from '#domain/measurements/vocabulary.ts'
import { defineCall, line, uuid, wholeNumber } from './call.ts'

/** The most saddles of one fitter. */
export const MOST_SADDLES = 300

type Dimension = (typeof SADDLE_DIMENSIONS)[number]

/** A dimension in mm; null if it was not measured. */
function dimension(key: Dimension[1]) {
  const description = measurementOf(key)
  if (!isNumeric(description)) throw new Error(`${key} has no bounds`)
  return z.number().min(description.bounds.min).max(description.bounds.max).nullable()
}

const saddle = z.strictObject({
  /** Make and model. */
  model: line,
  width: dimension('saddle_width'),
  length: dimension('saddle_length'),
  /** From the nose to where the saddle is 80 mm wide. */
  noseToWidth80: dimension('saddle_nose_to_width_80'),
  /** From the rails to the top. */
  stack: dimension('saddle_stack'),
})

const storedSaddle = z.object({ id: uuid, version: z.number().int(), ...saddle.shape })

/** The saddles that a fitter knows, with the dimensions that the fitter entered. */
export const saddleCalls = [
  defineCall('GET /api/saddles', {
    access: 'fitter',
    roundTrips: 2,
    summary: 'The fitter’s saddles, oldest first.',
    response: z.object({ items: z.array(storedSaddle) }),
  }),
  defineCall('POST /api/saddles', {
    access: 'buildsPractice',
    roundTrips: 7,
    summary: 'Add a saddle. There is one for each model and width.',
    idempotent: true,
    audit: 'saddle.created',
    limit: 'write',
    status: 201,
    body: saddle,
    response: storedSaddle,
    errors: ['saddles_full', 'saddle_exists'],
  }),
  defineCall('PUT /api/saddles/:saddleId', {
    access: 'ownedByFitter',
    roundTrips: 7,
    summary: 'Correct a saddle. Fits in which it was chosen keep their values.',
    audit: 'saddle.changed',
    limit: 'write',
    body: saddle.extend({ version: wholeNumber(1) }),
    response: storedSaddle,
    errors: ['stale_version', 'saddle_exists'],
  }),
  defineCall('DELETE /api/saddles/:saddleId', {
    access: 'ownedByFitter',
    roundTrips: 5,
    summary: 'Remove a saddle. Fits in which it was chosen keep their values.',
    audit: 'saddle.deleted',
    limit: 'write',
  }),
] as const
