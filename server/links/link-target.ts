/** The target of a link. */
export interface LinkTarget {
  kind: 'invitation' | 'follow_up' | 'report'
  sessionId: string
  /** The follow-up of a follow-up link; null for other links. */
  followUpId: string | null
}
