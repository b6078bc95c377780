export default {
  welcome: {
    title: '{{fitter}} invites you to get ready for your bike fit',
    lead: 'Six short steps, about 8 minutes. You can stop at any time: everything is kept, and you can go on from another device.',
    forWhat:
      'Your answers tell your fitter how riding feels today, so that your fit starts where it matters.',
    start: 'Start',
    continue: 'Continue',
    goOnText: 'Everything you typed is kept. Go on where you stopped.',
    studio: '{{name}}, {{studio}}',
  },
  data: {
    title: 'Your answers stay between you and {{fitter}}.',
    text: 'Only your fitter reads them, and the provider’s support staff when something needs repair. You own them: you can download, correct or delete them, and take them to another fitter.',
    link: 'Your Data & Privacy',
  },
  consent:
    'By pressing “Start” you agree that {{fitter}} uses your answers, health data among them, to prepare and carry out your bike fit. You can withdraw this at any time.',
  wrongDevice: {
    question: 'Opened on the wrong device?',
    address: 'Go to {{address}} there',
    code: 'and type the code from your e-mail.',
  },
  other: {
    title: 'You began on another device',
    text: 'To protect what you typed, we mail you a code first. Type it here to go on where you stopped.',
    send: 'Mail me a code',
    again: 'Mail me another code',
    sent: 'If the address is right, a code is on its way. It works for a short while.',
    code: 'Code from the e-mail',
    open: 'Go on',
    unreachableTitle: 'You began on another device',
    unreachable:
      'No e-mail address is known yet to which a code could be sent. Go on at the device where you began, or ask {{fitter}} for a fresh link. A fresh link starts with an empty form.',
  },
  code: {
    title: 'Type the code from your e-mail',
    lead: 'Your fitter’s invitation came by e-mail, with a link and a code of 8 letters and digits.',
    email: 'Your e-mail address',
    emailHint: 'The one the invitation was sent to.',
    emailMissing: 'Please enter the address the invitation was sent to.',
    emailWrong: 'This is not a complete e-mail address. It should look like name@example.com.',
    code: 'Code',
    codeHint: '8 letters and digits. Spaces and dashes do not matter.',
    codeMissing: 'Please enter the code.',
    codeShape: 'A code has 8 letters and digits. Compare it with the one in your e-mail.',
    open: 'Open the invitation',
    noCode: 'No code? Open the link in the e-mail, or ask your fitter for a fresh link or QR code.',
    left_one: '{{count}} try left; then only the link in the e-mail works.',
    left_other: '{{count}} tries left; then only the link in the e-mail works.',
  },
  submitted: {
    title: 'Thank you — your intake has been sent',
    text: '{{fitter}} has it and will get in touch with you to schedule the fit.',
    logIn: 'Log in to see it',
    signUp: 'Create an account',
  },
  closed: {
    withdrawn: 'This invitation was withdrawn',
    expired: 'This invitation is over',
    unknown: 'This invitation is not known',
    withdrawnText: 'Your fitter took it back. If you think that is a mistake, ask for a new one.',
    expiredText: 'Invitations work for 30 days. Ask your fitter for a fresh link; it takes a moment.',
    unknownText:
      'The link may be cut off or replaced by a newer one. Open it once more from the e-mail, ask your fitter for a fresh link, or type your code.',
    typeCode: 'Type a code',
  },
} as const
