/** Shown when filling in a form is interrupted. */
export default {
  status: {
    notKept:
      'This browser doesn’t store anything, for example because it’s in private mode. We save your answers online as you type. Stay online and keep this page open until you’ve submitted the form.',
    signedOut:
      'You’ve been logged out. Your answers are kept on this device. Log in again, or open your link again, to continue.',
    refused:
      'The answers on this device can no longer be sent. The form may have been closed, its link replaced, or the file erased. To fill it in again, ask your fitter for a new link.',
    restricted:
      'You restricted this file or withdrew your consent. Until you allow its use again, nothing is asked and no answers are sent.',
    wiped: 'You’ve logged out, so this form is no longer on this device. Log in again to continue.',
    submitted:
      'You’ve already submitted this form from another device or tab. Your latest changes here aren’t in it. With an account, you can correct what you submitted.',
    seeSent: 'Continue',
    logIn: 'Log in',
    toConsents: 'Your consents',
  },
  conflict: {
    title: 'Which answers do you want to keep?',
    lead: 'These answers were changed here and on another device. Both are saved until you choose.',
    mine: 'On this device',
    theirs: 'Other device',
    nothing: 'No answer',
    removed: 'Removed',
    choose: 'Keep these answers',
  },
  submit: {
    waitingTitle: 'Ready to submit',
    waiting:
      'You’re offline. The form is kept on this device and will be sent when you’re back online. Keep this page open, or come back to it later.',
    callOff: 'Don’t submit yet',
    failed: 'We couldn’t submit the form.',
  },
} as const
