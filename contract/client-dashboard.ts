import { z } from 'zod'
import { GOALS } from '#domain/goals.ts'
import { bike } from './bikes.ts'
import { defineCall, instant, localDate, uuid } from './call.ts'
import { ownFollowUp } from './follow-ups.ts'
import { openIntake } from './intake.ts'
import { intervention } from './interventions.ts'
import { measurement } from './measurements.ts'
import { recommendation } from './recommendations.ts'
import { givenAgain } from './second-baseline.ts'
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
      /** Offers of my fits that a fitter accepted. They wait for my decision. */
      offers: z.array(z.object({ offerId: uuid, fitterName: z.string() })),
      /** Those not done yet, ordered by due date. */
      recommendations: z.array(recommendation.extend({ sessionId: uuid, fitterName: z.string() })),
      scores: z.array(zoneScores.extend({ fitterName: z.string() })),
      bikes: z.array(ownBike.extend({ position: z.array(measurement), fittedAt: instant.nullable() })),
      /** Newest first. */
      fits: z.array(ownFit),
    }),
  }),
  defineCall('GET /api/client/fits', {
    access: 'client',
    roundTrips: 9,
    summary:
      'What was changed in each of my fits, my goals and how far I reached them, and the hours I ride.',
    limit: 'read',
    response: z.object({
      /** Newest first. */
      fits: z.array(
        ownFit.extend({
          goals: z.array(
            z.object({
              goal: z.enum(GOALS),
              /** From −2 to 2, where 0 is as expected, in my latest answer; null before one. */
              attainment: z.number().int().min(-2).max(2).nullable(),
            }),
          ),
          /** What I scored once more before this fit. */
          scoredAgain: givenAgain.nullable(),
          /** In the order in which they were made. */
          changes: z.array(intervention),
        }),
      ),
      /** Hours on the bike a week, as I gave them; the earliest first. */
      hours: z.array(zoneScores.omit({ zones: true }).extend({ fitterName: z.string(), hours: z.number() })),
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
