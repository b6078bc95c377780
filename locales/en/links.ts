export default {
  ended: {
    title: 'This link has ended',
    why: 'The service was restored from a backup. To be safe, every link sent before that stopped working. What you typed so far is kept.',
    mail: 'Mail me a fresh link',
    mailTo: 'A fresh link goes to the e-mail address that this one was sent to.',
    mailed:
      'A fresh link is on its way to the address this one was sent to. If it does not arrive within a few minutes, look in the spam folder.',
    again: 'Mail me another one',
    ask: 'Please ask your fitter for a fresh link: no e-mail address is known that this link was sent to.',
  },
} as const
