import { z } from 'zod'
import { instant, uuid } from '#contract/call.ts'
import { AppError } from './problem.ts'

/** The last row of a page, newest first: the next page begins after it. */
export interface Cursor {
  at: Date
  id: string
}

const shape = z.tuple([instant, uuid])

/** A cursor as it travels; it means something to this list only. */
export function writeCursor({ at, id }: Cursor): string {
  return Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** @throws AppError `invalid_request` for what no page ever told */
export function readCursor(text: string): Cursor {
  const cursor = shape.safeParse(parsed(text))
  if (!cursor.success)
    throw new AppError('invalid_request', { problems: [{ path: ['cursor'], code: 'invalid_format' }] })
  return { at: new Date(cursor.data[0]), id: cursor.data[1] }
}
