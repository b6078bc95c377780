/** Shown when filling in a form is interrupted. */
export default {
  status: {
    notKept:
      'This browser keeps nothing, as in a private window. Your answers are sent to your fitter as you type; please stay online and leave this page open until you have sent the form.',
    signedOut:
      'Your time has run out. Everything you typed is kept on this device. Log in again, or open your link once more, to go on.',
    refused:
      'The answers on this device are not accepted any more. The form may have been closed, or its link replaced: please ask your fitter for a fresh link.',
    wiped: 'You have logged out, and this form has left the device. Log in again to go on.',
    submitted:
      'This form has been sent meanwhile, from another device or another tab. What you changed here since then is not in it; with an account you can correct what was sent.',
    seeSent: 'Go on',
    logIn: 'Log in',
  },
  conflict: {
    title: 'Which answer counts?',
    lead: 'These answers were changed here and on another device. Both are kept until you choose.',
    mine: 'On this device',
    theirs: 'On the other device',
    nothing: 'No answer',
    removed: 'Removed',
    choose: 'Go on with these answers',
  },
  submit: {
    waitingTitle: 'Your form is ready to go',
    waiting:
      'You are offline. The form is kept on this device and sent as soon as the connection is back; leave this page open or come back to it later.',
    callOff: 'Do not send yet',
    failed: 'The form could not be sent.',
  },
} as const
