import { z } from 'zod'
import { bike } from './bikes.ts'
import { defineCall, instant, localDate, uuid } from './call.ts'
import { ownFollowUp } from './follow-ups.ts'
import { openIntake } from './intake.ts'
import { measurement } from './measurements.ts'
import { recommendation } from './recommendations.ts'
import { zoneScores } from './sessions.ts'

const ownBike = bike.omit({ version: true }).extend({ fitterName: z.string() })

/** A fit that took place. */
const ownFit = z.object({
  sessionId: uuid,
  fittedAt: instant,
  /** A local date of the rider. */
  fittedOn: localDate,
  fitterName: z.string(),
  bikeId: uuid.nullable(),
})

export const clientDashboardCalls = [
  defineCall('GET /api/client/overview', {
    access: 'client',
    roundTrips: 15,
    summary: 'What I can do next, how discomfort went, my bikes as they stand, my fits.',
    limit: 'read',
    response: z.object({
      intakes: z.array(openIntake),
      followUps: z.array(ownFollowUp),
      /** Those not done yet, ordered by due date. */
      recommendations: z.array(recommendation.extend({ sessionId: uuid, fitterName: z.string() })),
      scores: z.array(zoneScores.extend({ fitterName: z.string() })),
      bikes: z.array(ownBike.extend({ position: z.array(measurement), fittedAt: instant.nullable() })),
      /** Newest first. */
      fits: z.array(ownFit),
    }),
  }),
  defineCall('GET /api/client/bikes/:bikeId', {
    access: 'carriesOut',
    roundTrips: 9,
    summary: 'One of my bikes: how it stands now, and how it stood after each fit.',
    limit: 'read',
    response: z.object({
      bike: ownBike,
      position: z.array(measurement),
      /** Newest first. */
      fits: z.array(ownFit.extend({ measurements: z.array(measurement) })),
      /** The address of this page online. */
      link: z.url(),
    }),
  }),
] as const
