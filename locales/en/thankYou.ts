/** After the intake was submitted. */
export default {
  title: 'Thank you — your intake is with {{fitter}}',
  titlePlain: 'Thank you — your intake was received',
  text: 'Your submission was received. {{fitter}} will be in touch to schedule your fit.',
  textPlain: 'Your fitter will be in touch to schedule your fit.',
  nextTitle: 'What happens next',
  read: 'Your fitter reads what you wrote.',
  schedule: 'Your fitter gets in touch to schedule the fit.',
  follow:
    'Some weeks after the fit you are asked how riding feels, so that both of you see whether it worked.',
  accountTitle: 'Keep your answers',
  accountText:
    'With an account you can read and correct what you sent, follow your progress and take your history to another fitter.',
  account: 'Create my account',
  logIn: 'I have an account',
  see: 'See what I sent',
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
