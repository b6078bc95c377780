/** Which form of which session: the intake, or one of its follow-ups. */
export interface Form {
  session_id: string
  fitter_id: string
  rider_id: string
  /** Null for the intake. */
  follow_up_id: string | null
}

/** The kind of form as it is stored. */
export const kindOf = ({ follow_up_id }: Pick<Form, 'follow_up_id'>) =>
  follow_up_id === null ? ('intake' as const) : ('follow_up' as const)

/** The identity that a form's draft is sealed for: the session for an intake, otherwise the follow-up. */
export const draftOf = ({ session_id, follow_up_id }: Form) => ({ draft: follow_up_id ?? session_id })
