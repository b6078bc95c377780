/** The topics of live updates. An event names a topic and carries no data; the web reads the topic's data again. */
export const EVENT_TOPICS = [
  'submissions',
  'unread',
  'invitations',
  'sessions',
  'followUps',
  'outcomes',
  'sharing',
  'bookings',
  'supportAccess',
  'contact',
  'account',
  'download',
] as const
export type EventTopic = (typeof EVENT_TOPICS)[number]
