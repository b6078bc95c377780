/** After the intake was submitted. */
export default {
  title: 'Thank you — your intake is with {{fitter}}',
  titlePlain: 'Thank you — your intake was received',
  text: 'Your submission was received. {{fitter}} will be in touch to schedule your fit.',
  textPlain: 'Your fitter will be in touch to schedule your fit.',
  nextTitle: 'What happens next',
  read: 'Your fitter reads your answers.',
  schedule: 'Your fitter gets in touch to schedule the fit.',
  follow:
    'Some weeks after the fit, we ask you how riding feels. You and your fitter both see whether it worked.',
  accountTitle: 'Keep your answers',
  accountText:
    'With an account you can read and correct what you sent, and see how riding feels from fit to fit.',
  account: 'Create my account',
  logIn: 'I have an account',
  see: 'See my answers',
  already: 'This form has been sent',
  nothing: {
    title: 'This page thanks you for your intake',
    text: 'You haven’t sent one yet. Once you have, you’ll read here what happens next.',
    signedOut:
      'Sent one already? Log in, and you’ll read here what happens next. If you have an invitation, open its link or type its code to start.',
    logIn: 'Log in',
    haveCode: 'I have a code',
    home: 'Go to your page',
  },
} as const
