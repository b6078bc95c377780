/** The page with which the installed product starts. */
export default {
  lead: 'We can’t reach {product} right now. You can go on with what is kept on this device; we’ll send it when the connection is back.',
  forms: 'Forms you’ve started',
  sessions: 'Sessions you’ve opened',
  intake: 'Intake for {{fitter}}',
  followUp: 'Follow-up for {{fitter}}',
  nameless: 'Rider without a name',
  fitOf: 'Fit of {{date}}',
  openSince: 'Opened on {{date}}',
  emptyTitle: 'Nothing to open without a connection',
  empty: 'Forms you start and sessions you open will be here for seven days.',
} as const
