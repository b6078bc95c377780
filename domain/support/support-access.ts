/**
 * Why support may look at a session. `technical` shows states, times, sizes and error codes; `quality` also answers and
 * the data of the fit. Neither shows a name or contact data.
 */
export const SUPPORT_REASONS = ['technical', 'quality'] as const
export type SupportReason = (typeof SUPPORT_REASONS)[number]

/** How long an access lasts unless support chooses otherwise, and at most, in minutes. The database keeps the most. */
export const SUPPORT_MINUTES = { usual: 60, most: 24 * 60 } as const

/** The fewest characters of the sentence that explains an access, and the most. */
export const SUPPORT_SENTENCE = { shortest: 10, longest: 300 } as const

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i

/** The id of a session in what people send: the id itself, or the address of a page of the session. */
export const sessionIdIn = (text: string): string | null => ID.exec(text)?.[0].toLowerCase() ?? null
