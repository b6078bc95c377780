/** What pages name although it may not work yet. */
export type Promised = 'coPilot'

/**
 * What does not work yet, for all pages. Whoever builds something removes its line, and every page stops marking it as
 * coming soon.
 */
export const comingSoon: ReadonlySet<Promised> = new Set(['coPilot'])
