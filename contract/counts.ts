import { z } from 'zod'
import { COUNTED_UP_TO } from '#domain/sessions/lists.ts'

/** One more than the limit stands for every higher number. */
export const countUpToLimit = z
  .number()
  .int()
  .max(COUNTED_UP_TO + 1)
