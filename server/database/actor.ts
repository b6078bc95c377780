/** Who stands behind a transaction. The database knows the same thing and decides by it. */
export type Actor =
  | { kind: 'anonymous' }
  | {
      kind: 'guest'
      signInId: string | null
      sessionId: string
      riderId: string
      fitterId: string
      /** The follow-up whose form they hold; null for the guest of an intake. */
      followUpId: string | null
      /** Looks at the report of the session, and holds no form at all. */
      report?: true
    }
  | { kind: 'client' | 'fitter' | 'support'; signInId: string | null; id: string }
  /** Signed in at the sign-in service, with no account here yet. */
  | { kind: 'arriving'; subject: string }
  /** Workers, periodic work, console commands; reachable by no call. */
  | { kind: 'system' }

export type AccountActor = Extract<Actor, { kind: 'client' | 'fitter' | 'support' }>

/** The id an actor's own rows go by, or null for those without one. */
export function actorId(actor: Actor): string | null {
  if (actor.kind === 'guest') return actor.sessionId
  return 'id' in actor ? actor.id : null
}
