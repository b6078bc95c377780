import { z } from 'zod'
import { ANGLE_CONVENTIONS, isComplete } from '#domain/measurements/import-mapping.ts'
import { LABELS_IN, LONGEST_LABEL, MOST_LABELS, MOST_LINES } from '#domain/measurements/import-table.ts'
import { MEASURED_UNITS } from '#domain/measurements/measured-units.ts'
import { CAPTURE_METHODS, PHASES, REFERENCE_POINTS, SIDES } from '#domain/measurements/measurement.ts'
import { MEASUREMENTS } from '#domain/measurements/vocabulary.ts'
import { defineCall, typedText, uuid, wholeNumber } from './call.ts'

/** The most mappings of one fitter. */
export const MOST_MAPPINGS = 50

/** A label as it is in the file, with its number if the file repeats it. */
const label = typedText({ longest: LONGEST_LABEL + 10 }).min(1)
const side = z.enum(SIDES).nullable()

const labelMapping = z.strictObject({
  label,
  key: z.enum(MEASUREMENTS.map(({ key }) => key)),
  side,
  unit: z.enum(MEASURED_UNITS).nullable(),
  /** How an angle of a joint is given; null for other values. */
  convention: z.enum(ANGLE_CONVENTIONS).nullable(),
  reference: z.enum(REFERENCE_POINTS).nullable(),
  method: z.enum(CAPTURE_METHODS).nullable(),
})

/** How files of another system are read. Everything is said in it. */
export const importMapping = z
  .strictObject({
    labelsIn: z.enum(LABELS_IN),
    labels: z.array(labelMapping).min(1).max(MOST_LABELS),
    lines: z
      .array(
        z.strictObject({
          title: typedText({ longest: LONGEST_LABEL }),
          phase: z.enum(PHASES).nullable(),
          side,
        }),
      )
      .min(1)
      .max(MOST_LINES),
  })
  .refine(isComplete, { params: { code: 'incomplete' } })

/** What is kept of a mapping: what it is called, and how files are read. */
export const keptMapping = z.strictObject({ name: typedText({ longest: 80 }).min(1), mapping: importMapping })

const storedMapping = z.object({ id: uuid, version: z.number().int(), ...keptMapping.shape })

/** The mappings with which a fitter imports measurements from files of other systems. */
export const importMappingCalls = [
  defineCall('GET /api/import-mappings', {
    access: 'fitter',
    roundTrips: 2,
    summary: 'The fitter’s mappings for files of other systems, oldest first.',
    response: z.object({ items: z.array(storedMapping) }),
  }),
  defineCall('POST /api/import-mappings', {
    access: 'buildsPractice',
    roundTrips: 7,
    summary: 'Keep a mapping for files of another system.',
    idempotent: true,
    audit: 'import_mapping.created',
    limit: 'write',
    status: 201,
    body: keptMapping,
    response: storedMapping,
    errors: ['import_mappings_full'],
  }),
  defineCall('PUT /api/import-mappings/:mappingId', {
    access: 'ownedByFitter',
    roundTrips: 6,
    summary: 'Rename or change a mapping.',
    audit: 'import_mapping.changed',
    limit: 'write',
    body: keptMapping.extend({ version: wholeNumber(1) }),
    response: storedMapping,
    errors: ['stale_version'],
  }),
  defineCall('DELETE /api/import-mappings/:mappingId', {
    access: 'ownedByFitter',
    roundTrips: 5,
    summary: 'Delete a mapping. What was imported with it stays.',
    audit: 'import_mapping.deleted',
    limit: 'write',
  }),
] as const
