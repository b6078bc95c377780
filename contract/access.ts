/**
 * Who may make which call, said once. The server refuses by it, the access test expects by it,
 * the web's routes mirror it; row security in the database holds the same line a second time.
 *
 * - `yes`      the call answers this actor
 * - `own`      it answers about what is theirs; anything else looks exactly like what does not exist (404)
 * - `granted`  support, while a logged, time-limited access names the rider; otherwise 404
 * - `no`       refused whatever it names: 401 for who is not signed in, 403 for the wrong role
 */
export type Reach = 'yes' | 'own' | 'granted' | 'no'

/** Who can be behind a request. `system` works without one and no call admits it. */
export type ActorKind = 'anonymous' | 'guest' | 'client' | 'fitter' | 'support'

export const accessRules = {
  everyone: { anonymous: 'yes', guest: 'yes', client: 'yes', fitter: 'yes', support: 'yes' },
  known: { anonymous: 'no', guest: 'yes', client: 'yes', fitter: 'yes', support: 'yes' },
  account: { anonymous: 'no', guest: 'no', client: 'yes', fitter: 'yes', support: 'yes' },
  ownSignIn: { anonymous: 'no', guest: 'no', client: 'own', fitter: 'own', support: 'own' },
  clientOrFitter: { anonymous: 'no', guest: 'no', client: 'yes', fitter: 'yes', support: 'no' },
  client: { anonymous: 'no', guest: 'no', client: 'yes', fitter: 'no', support: 'no' },
  fitter: { anonymous: 'no', guest: 'no', client: 'no', fitter: 'yes', support: 'no' },
  fitterOfInvitation: { anonymous: 'no', guest: 'no', client: 'no', fitter: 'own', support: 'no' },
  fillsIntake: { anonymous: 'no', guest: 'own', client: 'own', fitter: 'no', support: 'no' },
  correctsSubmission: { anonymous: 'no', guest: 'no', client: 'own', fitter: 'no', support: 'no' },
  /** The fitter working on their own rider’s fit. */
  worksOnFit: { anonymous: 'no', guest: 'no', client: 'no', fitter: 'own', support: 'no' },
  /** What was done in a fit; a guest has access to one form only. */
  readsFit: { anonymous: 'no', guest: 'no', client: 'own', fitter: 'own', support: 'granted' },
  /** A fit’s report; a guest sees the one of their mail. */
  readsReport: { anonymous: 'no', guest: 'own', client: 'own', fitter: 'own', support: 'granted' },
  readsRider: { anonymous: 'no', guest: 'no', client: 'no', fitter: 'own', support: 'granted' },
  /** A follow-up’s form; a guest fills in the one of their reminder. */
  fillsFollowUp: { anonymous: 'no', guest: 'own', client: 'own', fitter: 'no', support: 'no' },
  carriesOut: { anonymous: 'no', guest: 'no', client: 'own', fitter: 'no', support: 'no' },
  readsSession: { anonymous: 'no', guest: 'no', client: 'own', fitter: 'own', support: 'granted' },
} as const satisfies Record<string, Record<ActorKind, Reach>>

export type AccessRule = keyof typeof accessRules
