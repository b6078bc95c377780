import { availableParallelism } from 'node:os'

/** The longest edge of the stored photo and of its thumbnail, in pixels. */
export const DISPLAY_EDGE = 2560
export const THUMBNAIL_EDGE = 480
/** The time limit for one step of one picture, in seconds. */
export const PATIENCE_SECONDS = 30
/** The most bytes of uploads that one process holds in memory. Uploads beyond it are refused for now. */
export const MOST_HELD_BYTES = 256 * 2 ** 20
/**
 * The number of pictures that one process works on at once. Requests always keep a processor for themselves, if there
 * are two.
 */
export const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
/** A HEIC needs the most memory, up to 400 MB while it is decoded. */
export const HEIC_AT_ONCE = 1
