/** Which clients a list shows. */
export const CLIENT_FILTERS = ['all', 'action', 'before', 'following', 'invited'] as const
/** The order of a list by time: the latest first, or the earliest. */
export const LIST_ORDERS = ['newest', 'oldest'] as const
/** Which forms a list shows; without a filter all. */
export const FORM_FILTERS = ['intake', 'follow_up', 'unread'] as const

/** The number up to which rows of a list are counted, so that counting takes no longer as a practice grows. */
export const COUNTED_UP_TO = 300
