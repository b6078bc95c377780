import type accessLog from './en/accessLog.ts'
import type alerts from './en/alerts.ts'
import type auth from './en/auth.ts'
import type benchmarks from './en/benchmarks.ts'
import type book from './en/book.ts'
import type bookingCalendar from './en/bookingCalendar.ts'
import type bookingChanges from './en/bookingChanges.ts'
import type bookingOffer from './en/bookingOffer.ts'
import type calendarFeeds from './en/calendarFeeds.ts'
import type cases from './en/cases.ts'
import type charts from './en/charts.ts'
import type clients from './en/clients.ts'
import type common from './en/common.ts'
import type contact from './en/contact.ts'
import type course from './en/course.ts'
import type dashboard from './en/dashboard.ts'
import type dataCopy from './en/dataCopy.ts'
import type dataRights from './en/dataRights.ts'
import type deletion from './en/deletion.ts'
import type demo from './en/demo.ts'
import type devices from './en/devices.ts'
import type directory from './en/directory.ts'
import type download from './en/download.ts'
import type errors from './en/errors.ts'
import type estimate from './en/estimate.ts'
import type followUp from './en/followUp.ts'
import type followUpPages from './en/followUpPages.ts'
import type frame from './en/frame.ts'
import type history from './en/history.ts'
import type importMapping from './en/importMapping.ts'
import type intake from './en/intake.ts'
import type interruptions from './en/interruptions.ts'
import type interventionLog from './en/interventionLog.ts'
import type interventions from './en/interventions.ts'
import type invitations from './en/invitations.ts'
import type invite from './en/invite.ts'
import type landing from './en/landing.ts'
import type legal from './en/legal.ts'
import type links from './en/links.ts'
import type mail from './en/mail.ts'
import type measurements from './en/measurements.ts'
import type notice from './en/notice.ts'
import type outcomeFilters from './en/outcomeFilters.ts'
import type outcomes from './en/outcomes.ts'
import type palette from './en/palette.ts'
import type passport from './en/passport.ts'
import type photos from './en/photos.ts'
import type plan from './en/plan.ts'
import type publicMark from './en/publicMark.ts'
import type report from './en/report.ts'
import type reportPages from './en/reportPages.ts'
import type researchExport from './en/researchExport.ts'
import type review from './en/review.ts'
import type rights from './en/rights.ts'
import type saddles from './en/saddles.ts'
import type secondBaseline from './en/secondBaseline.ts'
import type security from './en/security.ts'
import type sessions from './en/sessions.ts'
import type settings from './en/settings.ts'
import type sharing from './en/sharing.ts'
import type start from './en/start.ts'
import type submissions from './en/submissions.ts'
import type support from './en/support.ts'
import type thankYou from './en/thankYou.ts'
import type waitingList from './en/waitingList.ts'
import type widgets from './en/widgets.ts'
import type yearlySummary from './en/yearlySummary.ts'
import type zoneDetails from './en/zoneDetails.ts'
import type { FrameOpening, IntakeOpening } from './openings/opening.ts'

/** The English texts by namespace: the source of every typed key. A new namespace is one import and one line. */
export interface EnglishTexts {
  accessLog: typeof accessLog
  alerts: typeof alerts
  auth: typeof auth
  benchmarks: typeof benchmarks
  bookingCalendar: typeof bookingCalendar
  bookingChanges: typeof bookingChanges
  calendarFeeds: typeof calendarFeeds
  book: typeof book
  bookingOffer: typeof bookingOffer
  cases: typeof cases
  charts: typeof charts
  clients: typeof clients
  common: typeof common
  contact: typeof contact
  course: typeof course
  dashboard: typeof dashboard
  dataRights: typeof dataRights
  demo: typeof demo
  directory: typeof directory
  dataCopy: typeof dataCopy
  deletion: typeof deletion
  devices: typeof devices
  download: typeof download
  errors: typeof errors
  estimate: typeof estimate
  followUp: typeof followUp
  followUpPages: typeof followUpPages
  frame: typeof frame
  /** A part of `frame`: what is around the pages of a guest. */
  frameOpening: FrameOpening
  history: typeof history
  importMapping: typeof importMapping
  intake: typeof intake
  /** A part of `intake`: what the form begins with. */
  intakeOpening: IntakeOpening
  interruptions: typeof interruptions
  interventionLog: typeof interventionLog
  interventions: typeof interventions
  invitations: typeof invitations
  invite: typeof invite
  landing: typeof landing
  legal: typeof legal
  links: typeof links
  mail: typeof mail
  measurements: typeof measurements
  notice: typeof notice
  outcomeFilters: typeof outcomeFilters
  outcomes: typeof outcomes
  palette: typeof palette
  passport: typeof passport
  photos: typeof photos
  plan: typeof plan
  publicMark: typeof publicMark
  report: typeof report
  reportPages: typeof reportPages
  researchExport: typeof researchExport
  review: typeof review
  rights: typeof rights
  saddles: typeof saddles
  secondBaseline: typeof secondBaseline
  security: typeof security
  sessions: typeof sessions
  settings: typeof settings
  sharing: typeof sharing
  start: typeof start
  submissions: typeof submissions
  support: typeof support
  thankYou: typeof thankYou
  waitingList: typeof waitingList
  widgets: typeof widgets
  yearlySummary: typeof yearlySummary
  zoneDetails: typeof zoneDetails
}

export type Namespace = keyof EnglishTexts

/** The namespace that has all texts of an opening; any other namespace is whole. */
export const wholeOf = (namespace: string): string => namespace.replace(/Opening$/, '')

/** The opening of a namespace, which may not have one. */
export const openingOf = (namespace: string): string => `${namespace}Opening`
