/** A valid mapping for files of another system, with a name. */
export const mappingNamed = (name: string) => ({
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
