/** The most characters of a fitter's own words in an invitation. */
export const INVITATION_NOTE = 1000
