/** The ids of one rider's file, and the secrets of its links. */
export interface Ids {
  sessionId: string
  invitationId: string
  submissionId: string
  riderId: string
  bikeId: string
  interventionId: string
  recommendationId: string
  photoId: string
  followUpId: string
  alertId: string
  mappingId: string
  saddleId: string
  serviceId: string
  bookingId: string
  subscriptionId: string
  feed: string
  accessId: string
  requestId: string
  breachId: string
  signInId: string
  slug: string
  invitationSecret: string
  reminderSecret: string
  reportSecret: string
  stopSecret: string
  offerId: string
  /** No practice has messages to the provider, and only support reads them. */
  messageId: string
  offerSecret: string
  fitterId: string
}

/** The owner of data in a practice. Each owner's texts contain a unique word that nobody else may read. */
export type Holder = 'public' | 'private' | 'rider' | 'intakeGuest' | 'reportGuest'

export interface File {
  /** The ids for requests about this file. A guest's file uses the rider's ids for those it lacks. */
  ids: Ids
  /** The ids that belong to this file itself. */
  own: readonly (keyof Ids)[]
  holder: Holder
  email: string
}

export interface Practice {
  name: string
  /** The fitter's page is public. */
  listed: boolean
  words: Record<Holder, string>
  fitter: string
  client: string
  intakeGuest: string
  followUpGuest: string
  reportGuest: string
  files: Record<'rider' | 'intakeGuest' | 'reportGuest', File>
}
