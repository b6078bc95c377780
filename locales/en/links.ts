export default {
  ended: {
    title: 'This link no longer works',
    why: 'We restored the service from a backup, and links sent before that stopped working to keep your data safe. Your answers so far are saved.',
    mail: 'Send new link',
    mailTo: 'We’ll send it to the same e-mail address as this one.',
    mailed:
      'We’ve sent a new link to the same e-mail address. If it doesn’t arrive within a few minutes, check your spam folder.',
    again: 'Send another link',
    ask: 'Ask your fitter for a new link. We don’t have an e-mail address for this one.',
  },
} as const
