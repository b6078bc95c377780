/** What a link leads to. */
export interface LinkTarget {
  kind: 'invitation' | 'follow_up' | 'report'
  sessionId: string
  /** Of a follow-up's link; null of another. */
  followUpId: string | null
}
