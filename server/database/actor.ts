/** The actor of a transaction. The database has the same actor and bases its decisions on it. */
export type Actor =
  | { kind: 'anonymous' }
  | {
      kind: 'guest'
      signInId: string | null
      sessionId: string
      riderId: string
      fitterId: string
      /** The follow-up whose form the guest fills in; null for the guest of an intake. */
      followUpId: string | null
      /** A guest of the session's report, without access to any form. */
      report?: true
    }
  | {
      kind: 'client' | 'fitter' | 'support'
      signInId: string | null
      id: string
      /** A fitter whose practice has no plan any more. */
      readOnly?: true
    }
  /** Signed in at the sign-in service, but without an account in the product yet. */
  | { kind: 'arriving'; subject: string }
  /** Workers, periodic work and console commands; never the actor of a call. */
  | { kind: 'system' }

export type AccountActor = Extract<Actor, { kind: 'client' | 'fitter' | 'support' }>

/** The id that the actor's own rows refer to; null for actors without one. */
export function actorId(actor: Actor): string | null {
  if (actor.kind === 'guest') return actor.sessionId
  return 'id' in actor ? actor.id : null
}
