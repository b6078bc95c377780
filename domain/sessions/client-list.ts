/** Which clients a list shows. */
export const CLIENT_FILTERS = ['all', 'action', 'before', 'following', 'invited'] as const
/** The order of a list by time: the latest first, or the earliest. */
export const LIST_ORDERS = ['newest', 'oldest'] as const
/** Which forms a list shows; without a filter all. */
export const FORM_FILTERS = ['intake', 'follow_up', 'unread'] as const
