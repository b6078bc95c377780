/**
 * Who may make which call. The server enforces these rules, the access test checks them, and the web's routes mirror
 * them. Row security in the database enforces them a second time.
 * - `yes`      the actor may make the call
 * - `own`      the actor sees only their own data; everything else looks as if it did not exist (404)
 * - `granted`  support may make the call while an access of its own to the session is in force; otherwise 404
 * - `no`       always refused: 401 when signed out, 403 for the wrong role
 */
export type Reach = 'yes' | 'own' | 'granted' | 'no'

/** Who can make a request. `system` acts without a request and may make no call. */
export type ActorKind = 'anonymous' | 'guest' | 'client' | 'fitter' | 'support'

export const accessRules = {
  everyone: { anonymous: 'yes', guest: 'yes', client: 'yes', fitter: 'yes', support: 'yes' },
  known: { anonymous: 'no', guest: 'yes', client: 'yes', fitter: 'yes', support: 'yes' },
  account: { anonymous: 'no', guest: 'no', client: 'yes', fitter: 'yes', support: 'yes' },
  ownSignIn: { anonymous: 'no', guest: 'no', client: 'own', fitter: 'own', support: 'own' },
  /** The file of the form that a guest's link is of. */
  guest: { anonymous: 'no', guest: 'yes', client: 'no', fitter: 'no', support: 'no' },
  support: { anonymous: 'no', guest: 'no', client: 'no', fitter: 'no', support: 'yes' },
  /** The session that an access names, for as long as it is in force. */
  supports: { anonymous: 'no', guest: 'no', client: 'no', fitter: 'no', support: 'granted' },
  endsSupportAccess: { anonymous: 'no', guest: 'no', client: 'own', fitter: 'own', support: 'own' },
  clientOrFitter: { anonymous: 'no', guest: 'no', client: 'yes', fitter: 'yes', support: 'no' },
  client: { anonymous: 'no', guest: 'no', client: 'yes', fitter: 'no', support: 'no' },
  fitter: { anonymous: 'no', guest: 'no', client: 'no', fitter: 'yes', support: 'no' },
  /** What is added to a practice: invitations and tools. */
  buildsPractice: { anonymous: 'no', guest: 'no', client: 'no', fitter: 'yes', support: 'no' },
  fitterOfInvitation: { anonymous: 'no', guest: 'no', client: 'no', fitter: 'own', support: 'no' },
  fillsIntake: { anonymous: 'no', guest: 'own', client: 'own', fitter: 'no', support: 'no' },
  /** What is a rider's own at one fitter: to restrict, to consent to, to erase. */
  ownsFile: { anonymous: 'no', guest: 'no', client: 'own', fitter: 'no', support: 'no' },
  correctsSubmission: { anonymous: 'no', guest: 'no', client: 'own', fitter: 'no', support: 'no' },
  /** The fitter's work on their own rider's fit. */
  worksOnFit: { anonymous: 'no', guest: 'no', client: 'no', fitter: 'own', support: 'no' },
  /** What goes on for fits and bookings that were made: alerts, reminders, answers, the report, moving and cancelling. */
  followsFit: { anonymous: 'no', guest: 'no', client: 'no', fitter: 'own', support: 'no' },
  /** What a fitter keeps for their own use. */
  ownedByFitter: { anonymous: 'no', guest: 'no', client: 'no', fitter: 'own', support: 'no' },
  /** A rider's own file and what it is shared with. */
  ownedByRider: { anonymous: 'no', guest: 'no', client: 'own', fitter: 'no', support: 'no' },
  /** What was done in a fit. A guest has access to one form only. */
  readsFit: { anonymous: 'no', guest: 'no', client: 'own', fitter: 'own', support: 'no' },
  /** A fit's report. A guest sees only the report linked in their mail. */
  readsReport: { anonymous: 'no', guest: 'own', client: 'own', fitter: 'own', support: 'no' },
  readsRider: { anonymous: 'no', guest: 'no', client: 'no', fitter: 'own', support: 'no' },
  /** A follow-up's form. A guest fills in only the one linked in their reminder. */
  fillsFollowUp: { anonymous: 'no', guest: 'own', client: 'own', fitter: 'no', support: 'no' },
  carriesOut: { anonymous: 'no', guest: 'no', client: 'own', fitter: 'no', support: 'no' },
  readsSession: { anonymous: 'no', guest: 'no', client: 'own', fitter: 'own', support: 'no' },
} as const satisfies Record<string, Record<ActorKind, Reach>>

export type AccessRule = keyof typeof accessRules

/**
 * The rules under which a fitter also reads the fits that a rider shares with them: what was done in a fit, its forms and
 * its report. Everything else of that file looks to them as if it did not exist.
 */
export const sharedReach: readonly AccessRule[] = ['readsFit', 'readsReport', 'readsSession']

/**
 * The rules under which a fitter begins or changes something at the practice. They refuse a practice whose plan has lapsed
 * (`practice_read_only`). Under every other rule work goes on: reading, what is due for fits that were made, and whatever
 * people decide about their own data. The database refuses the same (`app.requires_plan`).
 */
export const requiresPlan: readonly AccessRule[] = ['buildsPractice', 'worksOnFit', 'ownedByFitter']
