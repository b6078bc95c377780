import { z } from 'zod'
import { instant, uuid } from '#contract/call.ts'
import { AppError } from './problem.ts'

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** The error for a cursor that no page returned. */
const cursorRefused = () =>
  new AppError('invalid_request', { problems: [{ path: ['cursor'], code: 'invalid_format' }] })

/**
 * The cursor codec of a list. A cursor contains the values by which the list is ordered, of a page's last row. `shape`
 * validates it when it comes back, so that the database accepts all values.
 */
export function cursorsOf<Shape extends z.ZodType>(shape: Shape) {
  return {
    write: (position: z.input<Shape>): string => Buffer.from(JSON.stringify(position)).toString('base64url'),
    /** @throws AppError `invalid_request` for a cursor that no page returned */
    read(text: string): z.output<Shape> {
      const position = shape.safeParse(parsed(text))
      if (!position.success) throw cursorRefused()
      return position.data
    },
  }
}

/** The cursors of lists ordered by time and id. */
export const timeCursors = cursorsOf(z.tuple([instant, uuid]))
export type TimeCursor = readonly [at: string, id: string]
