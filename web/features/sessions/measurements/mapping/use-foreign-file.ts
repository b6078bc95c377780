import { useMemo, useState } from 'react'
import { guessLabelsIn, guessMapping } from '#domain/measurements/import-guess.ts'
import {
  type ImportMapping,
  isComplete,
  keptPart,
  mappingFor,
  readMapped,
  recognise,
} from '#domain/measurements/import-mapping.ts'
import { importTableOf, type LabelsIn } from '#domain/measurements/import-table.ts'
import type { MeasurementKey } from '#domain/measurements/vocabulary.ts'
import english from '#locales/en/measurements.ts'
import { type KeptMapping, useKeptMappings } from './use-kept-mappings.ts'

/** Other systems' files are mostly in English, whatever the reader's language. */
const nameOf = (key: MeasurementKey): string => english.names[key]

/** A mapping that the fitter began for a text, and the kept one that it changes. */
interface Begun {
  text: string
  /** The name under which it is kept, as typed so far. */
  name: string
  mapping: ImportMapping
  keptId: string | null
}

function guessed(text: string, labelsIn: LabelsIn): ImportMapping {
  const table = importTableOf(text, labelsIn)
  return table ? guessMapping(table, labelsIn, nameOf) : { labelsIn, labels: [], lines: [] }
}

/** A mapping with its name, and the kept one that it is or changes. */
interface Said {
  id: string | null
  name: string
  mapping: ImportMapping
}

function appliedTo(text: string, { id, name, mapping }: Said): Begun {
  const table = importTableOf(text, mapping.labelsIn)
  return { text, name, keptId: id, mapping: table ? mappingFor(table, mapping) : mapping }
}

/** What was begun for an earlier text, if this one has its labels too: the fitter has corrected a value in it. */
function begunFor(text: string, begun: Begun | null): Begun | null {
  if (!begun || begun.text === text) return begun
  const said = { id: begun.keptId, name: begun.name, mapping: keptPart(begun.mapping) }
  return recognise(text, [said]) ? appliedTo(text, said) : null
}

/** How a text of another system is read: by the mapping that the fitter began for it, else by a kept one. */
function useMapping(text: string, enabled: boolean) {
  const stored = useKeptMappings(enabled)
  const [begun, setBegun] = useState<Begun | null>(null)
  const kept = useMemo(() => stored.data?.items ?? [], [stored.data])
  const recognised = useMemo(() => {
    const known = enabled ? recognise(text, kept) : undefined
    return known ? appliedTo(text, known) : null
  }, [enabled, text, kept])
  const own = useMemo(() => (enabled ? begunFor(text, begun) : null), [enabled, text, begun])
  return { stored, kept, now: own ?? recognised, isBegun: own !== null, setBegun }
}

/** A file of another system with its mapping, and its measurements once the mapping says everything. */
export function useForeignFile(text: string, enabled: boolean) {
  const { stored, kept, now, isBegun, setBegun } = useMapping(text, enabled)
  const mapping = now?.mapping ?? null
  const table = useMemo(() => mapping && importTableOf(text, mapping.labelsIn), [text, mapping])
  const imported = useMemo(
    () => (table && mapping && isComplete(mapping) ? readMapped(table, mapping) : null),
    [table, mapping],
  )
  /** Begins a new mapping. */
  const begin = (labelsIn: LabelsIn) =>
    setBegun({ text, name: '', keptId: null, mapping: guessed(text, labelsIn) })
  return {
    enabled,
    /** Whether it is not known yet if a kept mapping fits. */
    pending: enabled && stored.isPending,
    stored,
    kept,
    mapping,
    table,
    imported,
    /** Whether the fitter is changing the mapping. */
    isBegun,
    /** The kept mapping that is used or changed. */
    used: kept.find(({ id }) => id === now?.keptId) ?? null,
    start: () => begin(guessLabelsIn(text, nameOf)),
    begin,
    /** Opens the fields of the mapping that is used. */
    edit: () => setBegun(now),
    choose: (one: KeptMapping) => setBegun(appliedTo(text, one)),
    name: now?.name ?? '',
    change: (next: Partial<Omit<Begun, 'text'>>) => setBegun(now && { ...now, ...next }),
  }
}

export type ForeignFile = ReturnType<typeof useForeignFile>
