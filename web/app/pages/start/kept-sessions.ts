import { isObject } from '#domain/json/json.ts'

/** A session that this device has read, as the list of what can be opened needs it. */
export interface KeptSession {
  id: string
  riderName: string
  fittedAt: string | null
  createdAt: string
}

const SESSION = /^\/api\/sessions\/[\w-]+$/

function sessionIn(kept: unknown): KeptSession[] {
  if (!isObject(kept) || !isObject(kept.rider)) return []
  const { id, createdAt, fittedAt } = kept
  const { name } = kept.rider
  if (typeof id !== 'string' || typeof createdAt !== 'string' || typeof name !== 'string') return []
  return [{ id, createdAt, fittedAt: typeof fittedAt === 'string' ? fittedAt : null, riderName: name }]
}

/** The sessions among what was read on this device, in the same order. */
export const keptSessions = (reads: ReadonlyMap<string, unknown>): KeptSession[] =>
  [...reads].flatMap(([path, kept]) => (SESSION.test(path) ? sessionIn(kept) : []))
