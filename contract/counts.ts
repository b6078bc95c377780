import { z } from 'zod'
import { COUNTED_UP_TO } from '#domain/sessions/follow-up-life.ts'

/** One more than the limit stands for every higher number. */
export const countUpToLimit = z
  .number()
  .int()
  .max(COUNTED_UP_TO + 1)
