import type { Calls } from '#contract/calls.ts'

/** A valid mapping for files of another system. */
export const mappingNamed = (name: string): Calls['POST /api/import-mappings']['body'] => ({
  name,
  mapping: {
    labelsIn: 'firstColumn',
    labels: [
      {
        label: 'Seat height',
        key: 'saddle_height',
        side: null,
        unit: 'cm',
        convention: null,
        reference: 'nose',
        method: 'tape',
      },
    ],
    lines: [{ title: 'After', phase: 'after', side: null }],
  },
})

export const validMapping = mappingNamed('The jig')
