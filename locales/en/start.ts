/** The page with which the installed product starts. */
export default {
  lead: 'We can’t reach {product} right now. You can continue with what’s kept on this device. We’ll send it when you’re back online.',
  forms: 'Forms you’ve started',
  sessions: 'Sessions you’ve opened',
  intake: 'Intake for {{fitter}}',
  followUp: 'Follow-up for {{fitter}}',
  fitOf: 'Fit on {{date}}',
  openSince: 'Opened on {{date}}',
  emptyTitle: 'Nothing to open offline',
  empty: 'Forms you start and sessions you open are kept here for 7 days.',
} as const
