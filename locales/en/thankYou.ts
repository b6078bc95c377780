/** After the intake was submitted. */
export default {
  title: 'Thank you. {{fitter}} has your intake.',
  titlePlain: 'Thank you. We’ve received your intake.',
  text: 'Your submission was received. {{fitter}} will be in touch to schedule your fit.',
  textPlain: 'Your fitter will be in touch to schedule your fit.',
  nextTitle: 'What happens next',
  read: 'Your fitter reads your answers.',
  schedule: 'Your fitter gets in touch to schedule the fit.',
  follow:
    'A few weeks after the fit, we ask you how riding feels. You and your fitter both see what changed.',
  accountTitle: 'Keep your answers',
  accountText:
    'With an account you can read and correct what you sent, and see how riding feels from fit to fit.',
  account: 'Sign up',
  consents: 'See or withdraw your consents',
  logIn: 'Log in',
  see: 'See my answers',
  already: 'You’ve already submitted this form',
  nothing: {
    title: 'No intake yet',
    text: 'You haven’t submitted an intake yet. Once you have, you’ll see here what happens next.',
    signedOut:
      'Already submitted one? Log in to see what happens next. If you have an invitation, open its link or enter its code to start.',
    logIn: 'Log in',
    haveCode: 'I have a code',
    home: 'Go to your page',
  },
} as const
