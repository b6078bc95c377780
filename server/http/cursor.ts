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

/** The refusal of a cursor that no page ever told. */
export const cursorRefused = () =>
  new AppError('invalid_request', { problems: [{ path: ['cursor'], code: 'invalid_format' }] })

/**
 * The cursors of a list: the values that its rows are ordered by, of the last row of a page. They are read by types of
 * the contract, so nothing comes out that the database would refuse.
 */
export function cursorsOf<Shape extends z.ZodType>(shape: Shape) {
  return {
    write: (position: z.input<Shape>): string => Buffer.from(JSON.stringify(position)).toString('base64url'),
    /** @throws AppError `invalid_request` for what no page ever told */
    read(text: string): z.output<Shape> {
      const position = shape.safeParse(parsed(text))
      if (!position.success) throw cursorRefused()
      return position.data
    },
  }
}

/** The last row of a page, newest first: the next page begins after it. */
export interface Cursor {
  at: Date
  id: string
}

const newestFirst = cursorsOf(z.tuple([instant, uuid]))

/** A cursor as it travels; it means something to this list only. */
export const writeCursor = ({ at, id }: Cursor): string => newestFirst.write([at.toISOString(), id])

/** @throws AppError `invalid_request` for what no page ever told */
export function readCursor(text: string): Cursor {
  const [at, id] = newestFirst.read(text)
  return { at: new Date(at), id }
}
