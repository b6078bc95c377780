/** What an entry of the access log says that somebody did, and who did it. The log can be narrowed to one of each. */
export const ACCESS_KINDS = ['reads', 'changes'] as const
export const ACCESS_ACTORS = ['rider', 'fitters', 'support', 'automatic'] as const
