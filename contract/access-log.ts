import { z } from 'zod'
import { ACCESS_ACTORS, ACCESS_KINDS } from '#domain/access-log.ts'
import { bike } from './bikes.ts'
import { defineCall, instant, localDate, pageQuery, uuid } from './call.ts'
import { historyEntry } from './sessions.ts'

/** Which entries of a log are shown. Without any of these it is all of them. */
const logQuery = pageQuery.extend({
  kind: z.enum(ACCESS_KINDS).optional(),
  by: z.enum(ACCESS_ACTORS).optional(),
  from: instant.optional(),
  until: instant.optional(),
})

/** In which role somebody acted: a guest is the rider with a link; `sharedFitter` is one the rider shares the file with. */
const ACTED_AS = ['rider', 'guest', 'fitter', 'sharedFitter', 'support', 'system'] as const

const logEntry = historyEntry.extend({
  as: z.enum(ACTED_AS),
  /** The name of the fitter who acted; null for anybody else, and for a fitter who is gone. */
  name: z.string().nullable(),
  /** Why support was let in; null for anybody else. */
  reason: z.enum(['technical', 'quality']).nullable(),
  /** The name of the fitter whose file it is in. */
  fileOf: z.string(),
  /** The fit that it is about, and when that was completed. */
  session: z.object({ id: uuid, fittedAt: instant.nullable() }).nullable(),
  /** The bikes that it names, as they are called now. One that the reader may not see is left out. */
  bikes: z.array(bike.pick({ id: true, type: true, make: true, model: true, size: true, name: true })),
  /** What is shared and with whom, for the rider; null for anything else, and if the share is gone. */
  share: z
    .object({
      /** Null for a fitter who is gone. */
      fitterName: z.string().nullable(),
      bikeId: uuid.nullable(),
      fitsFrom: localDate.nullable(),
      until: instant.nullable(),
    })
    .nullable(),
})

/** The latest check of the whole audit trail; null before the first one. */
const verification = z
  .object({ at: instant, ok: z.boolean(), entries: z.number(), problems: z.number() })
  .nullable()

const logPage = z.object({
  items: z.array(logEntry),
  next: z.string().nullable(),
  verification,
})

export const accessLogCalls = [
  defineCall('GET /api/access-log', {
    access: 'client',
    roundTrips: 6,
    summary:
      'Who looked at the acting rider’s data and who changed it, newest first, in all their files or in one.',
    query: logQuery.extend({ riderId: uuid.optional() }),
    response: logPage.extend({ files: z.array(z.object({ riderId: uuid, fitterName: z.string() })) }),
  }),
  defineCall('GET /api/riders/:riderId/access-log', {
    access: 'readsRider',
    roundTrips: 6,
    summary: 'Who looked at a rider’s file and who changed it, newest first.',
    query: logQuery,
    response: logPage,
  }),
] as const
