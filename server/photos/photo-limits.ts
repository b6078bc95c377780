/** The longest edge of what is kept, and of its thumbnail, in pixels. */
export const DISPLAY_EDGE = 2560
export const THUMBNAIL_EDGE = 480
/** How long one step of one picture may take. */
export const PATIENCE_SECONDS = 30
/** How many bytes of uploads one process holds; what comes beyond is asked to come again. */
export const MOST_HELD_BYTES = 256 * 2 ** 20
/** How many pictures are worked on at once in one process. */
export const AT_ONCE = 2
/** A HEIC takes the most memory, up to 400 MB while it is decoded. */
export const HEIC_AT_ONCE = 1
