import { z } from 'zod'
import { MAIL_FAILURES } from '#domain/contact/mail-failure.ts'
import { GOALS } from '#domain/goals.ts'
import { DOCUMENTS, PAPERS } from '#domain/report/fit-report.ts'
import { activity } from './activities.ts'
import { bike } from './bikes.ts'
import { defineCall, instant, localDate, region, secret, uuid } from './call.ts'
import { intervention } from './interventions.ts'
import { measurement } from './measurements.ts'
import { photo } from './photos.ts'
import { recommendation } from './recommendations.ts'

const report = z.object({
  sessionId: uuid,
  /** Null for the preview that the fitter sees before completing the fit. */
  fittedAt: instant.nullable(),
  /** A local date of the rider; in a preview, today. */
  fittedOn: localDate,
  rider: z.object({ name: z.string(), language: z.string(), region: z.string().nullable() }),
  fitter: z.object({
    name: z.string(),
    business: z.string().nullable(),
    /** The logo as a data address. */
    logo: z.string().nullable(),
    /** How riders reach the fitter, in the fitter's words. */
    contact: z.string().nullable(),
  }),
  /** What the rider reads first, in the fitter's words; empty if nothing was written. */
  summary: z.string(),
  goals: z.array(
    z.object({
      goal: z.enum(GOALS),
      /** What counts as reached, agreed before the fit. */
      level: z.string().nullable(),
    }),
  ),
  /** What the rider finds hard, in the rider's own words, each as rated before the fit (0 to 10). */
  activities: z.array(activity.omit({ id: true })),
  /** When the fit is a success, in the rider's words of the intake. */
  success: z.string().nullable(),
  /** The local dates on which the rider is asked again; in a preview, as they would be planned today. */
  followUpsOn: z.array(localDate),
  bike: bike.omit({ version: true, retired: true }).nullable(),
  measurements: z.array(measurement),
  /** In the order in which they were made. */
  changes: z.array(intervention),
  recommendations: z.array(recommendation),
  /** Severity by zone, as the rider gave it before the fit. */
  discomfort: z.record(z.string(), z.number().int()),
  /** Those the fitter chose. Empty for a guest: only the rider and the fitter see photos. */
  photos: z.array(photo),
  /** The address of the report online. */
  link: z.url(),
})

export const reportCalls = [
  defineCall('GET /api/sessions/:sessionId/report', {
    access: 'readsReport',
    roundTrips: 9,
    summary: 'What a rider takes home from a fit: numbers, changes with their reasons, recommendations.',
    limit: 'read',
    response: report,
    errors: ['not_fitted'],
  }),
  defineCall('GET /api/sessions/:sessionId/report/pdf', {
    access: 'readsReport',
    roundTrips: 14,
    summary:
      'The same to print and keep, in the language and region asked for, else the rider’s; or the bike’s numbers alone.',
    limit: 'document',
    file: 'application/pdf',
    query: z.strictObject({
      document: z.enum(DOCUMENTS).default('report'),
      paper: z.enum(PAPERS).default('a4'),
      language: z.string().max(20).optional(),
      region: region.optional(),
      units: z.enum(['metric', 'imperial']).optional(),
    }),
    errors: ['not_fitted', 'characters_unprintable', 'unavailable'],
  }),
  defineCall('POST /api/report-visits', {
    access: 'everyone',
    roundTrips: 5,
    summary: 'Come in by the link of a report’s mail: this report and nothing else.',
    limit: 'invitation_secret',
    audit: 'report.opened',
    body: z.strictObject({ secret }),
    response: z.object({ sessionId: uuid }),
    errors: [
      'report_unknown',
      'report_link_over',
      'report_kept',
      'link_ended',
      'link_ended_ask_fitter',
      'rate_limited',
    ],
  }),
  defineCall('GET /api/sessions/:sessionId/report/mail', {
    access: 'followsFit',
    roundTrips: 5,
    summary: 'When the rider was last mailed that the report is there, and what became of it.',
    response: z.object({
      riderId: uuid,
      /** Null when no mail was sent in the last 30 days. */
      mailed: z
        .object({
          state: z.enum(['waiting', 'sent', 'failed', 'dropped']),
          /** When the mail was sent or ended; for a waiting mail, the time of the next attempt. */
          at: instant,
          /** The recipient; null when this is no longer the file's address. */
          to: z.string().nullable(),
          failure: z.enum(MAIL_FAILURES).nullable(),
        })
        .nullable(),
      /** Why a mail would not arrive now. */
      unreachable: z.enum(['address_failed', 'no_address']).nullable(),
    }),
  }),
  defineCall('POST /api/sessions/:sessionId/report/mail', {
    access: 'followsFit',
    roundTrips: 15,
    summary: 'Mail the rider that the report is there, once more; an earlier link opens nothing any more.',
    idempotent: true,
    audit: 'report.mailed',
    limit: 'invite',
    status: 202,
    response: z.object({ id: uuid }),
    errors: ['not_fitted', 'rider_unreachable'],
  }),
] as const
