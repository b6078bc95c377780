import { z } from 'zod'
import { fitTextPlace } from '../fit-texts/sealed-places.ts'
import type { HolderKey } from '../vault/vault.ts'

const shape = z.array(z.object({ id: z.string(), words: z.string(), ability: z.number().nullable() }))

/** An activity of the rider's own in the brief, with the rider's rating. */
export type Activity = z.infer<typeof shape>[number]

/** The sealed column of a session with its activities. */
export interface SealedActivities {
  id: string
  activities_sealed: Buffer | null
}

/** The activities that a session's brief names; none if it names none. */
export function openActivities(key: HolderKey, { id, activities_sealed }: SealedActivities): Activity[] {
  if (!activities_sealed) return []
  const text = key.open(fitTextPlace(id, 'activities'), activities_sealed)
  return shape.parse(JSON.parse(text))
}
