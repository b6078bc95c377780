/** The most bytes an uploaded picture may have. */
export const MOST_BYTES = 15 * 1024 * 1024
/** The most pixels it may have, before it is decoded. */
export const MOST_PIXELS = 25_000_000
