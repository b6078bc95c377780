import { useState } from 'react'
import { factsOf, type Saddle } from '#domain/measurements/saddle-library.ts'
import { useFit } from '../../saving/fit-work.ts'
import { type Place, type Wanted, wantedOf } from '../../saving/pending-changes.ts'
import { type Phase, valueAt } from '../values.ts'

/** A saddle that was filled in, and what was there before. */
interface Filled {
  phase: Phase
  model: string
  replaced: readonly { place: Place; was: Wanted }[]
}

/** How the values of a saddle are stored: not as measured in this fit. */
const asChosen = (value: Wanted['value']): Wanted => ({ value, reference: null, method: null })

/**
 * Fills in a saddle for one phase, with undo. Numbers of the former saddle are removed where the chosen one has none,
 * because they would describe neither.
 */
export function useFilling() {
  const { session, measure } = useFit()
  const [filled, setFilled] = useState<Filled | null>(null)
  const fill = (phase: Phase, saddle: Saddle) => {
    const replaced = factsOf(saddle).flatMap(({ key, value }) => {
      const place = { phase, key, side: null }
      const row = valueAt(session.measurements, place)
      if ((row?.value ?? null) === value) return []
      measure(place, asChosen(value), { confirmed: true })
      return [{ place, was: row ? wantedOf(row) : asChosen(null) }]
    })
    setFilled({ phase, model: saddle.model, replaced })
  }
  const undo = () => {
    for (const { place, was } of filled?.replaced ?? []) measure(place, was, { confirmed: true })
    setFilled(null)
  }
  return { filled, fill, undo, dismiss: () => setFilled(null) }
}
