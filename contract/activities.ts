import { z } from 'zod'
import { ABILITY } from '#domain/activities.ts'
import { line, uuid } from './call.ts'

/** An activity of the rider's own. A follow-up asks about it again by its id. */
export const activity = z.strictObject({
  id: uuid,
  words: line,
  /** How well it goes before the fit; null if it was not rated. */
  ability: z.number().int().min(ABILITY.min).max(ABILITY.max).nullable(),
})
