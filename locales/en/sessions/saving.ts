export default {
  unread: {
    waiting: 'We can’t reach the server right now. This session opens as soon as we can.',
    fromDevice:
      'You’re seeing this session as you last opened it here. We’ll reload it when you’re back online.',
    kept_one: '{{count}} change is kept on this device and will be sent then.',
    kept_other: '{{count}} changes are kept on this device and will be sent then.',
  },
  save: {
    saving: 'Saving…',
    saved: 'Saved {{when}}',
    nothing: 'Saves automatically',
    waiting: 'Waiting for a connection. Nothing is lost.',
    allSent: 'Back online. Everything is saved.',
    conflict: 'Waiting for your choice',
    stopped: 'Not saved',
    signedOut: 'You’ve been logged out. Unsaved changes are kept on this device.',
    logIn: 'Log in',
    closed_one:
      'This session has been closed in the meantime. {{count}} change is kept on this device but not saved.',
    closed_other:
      'This session has been closed in the meantime. {{count}} changes are kept on this device but not saved.',
    barred_one: '{{count}} change couldn’t be saved.',
    barred_other: '{{count}} changes couldn’t be saved.',
    refused_one: 'This change couldn’t be saved. Everything else is fine.',
    refused_other: 'These {{count}} changes couldn’t be saved. Everything else is fine.',
    notTaken: 'Not saved. {{reason}}',
    leaveOut: 'Discard',
    order: 'Order of the changes',
    retry: 'Try again',
    discard: 'Discard changes',
    notKept: 'This browser doesn’t store anything. Keep this page open until you’re back online.',
  },
  conflict: {
    title: 'This was changed on two devices. Which version do you want to keep?',
    mine: 'This device: {{value}}',
    theirs: 'Other device: {{value}}',
    empty: 'empty',
    withdrawn: 'removed',
    standing: 'not removed',
    of: { session: 'Session', intervention: 'Change', recommendation: 'Recommendation' },
  },
} as const
