export default {
  welcome: {
    note: 'A note from {{fitter}}',
    title: '{{fitter}} invites you to prepare for your bike fit',
    lead: 'Six short steps: about {{required}} minutes for what’s needed, about {{everything}} for everything. You can stop at any time. Your answers are saved, and you can continue on another device.',
    forWhat:
      'Your answers show your fitter how riding feels today, so your fit can start with what matters to you.',
    start: 'Start',
    continue: 'Continue',
    goOnText: 'Your answers are saved. Continue where you left off.',
    studio: '{{name}}, {{studio}}',
  },
  data: {
    title: 'Your answers stay between you and {{fitter}}.',
    text: 'Only your fitter reads them, and {product} support if something needs fixing. They’re yours: with an account you can read, correct and delete them at any time.',
    link: 'Your Data & Privacy',
  },
  consent:
    'By pressing “Start”, you agree that {{fitter}} may use your answers, including health data, to prepare and carry out your bike fit. You can withdraw your consent at any time.',
  wrongDevice: {
    question: 'Want to use another device?',
    address: 'Go to {{address}} on that device',
    code: 'and enter the code from your e-mail.',
    link: 'Open the same link there before you press Start here.',
  },
  other: {
    title: 'You’ve already started',
    text: 'To protect your answers, we’ll e-mail you a code. Enter it here to continue where you left off.',
    send: 'Send code',
    again: 'Send a new code',
    sent: 'If the address is right, we’ve sent you a code. It’s valid for a short time.',
    code: 'Code from the e-mail',
    open: 'Continue',
    unreachableTitle: 'You started on another device',
    unreachable:
      'We don’t have an e-mail address to send a code to. Continue on the device you started on, or ask {{fitter}} for a new link. A new link starts with an empty form.',
  },
  code: {
    title: 'Enter the code from your e-mail',
    lead: 'Your fitter’s e-mail has a link and a code of 8 letters and digits.',
    email: 'Your e-mail',
    emailHint: 'The address the invitation was sent to.',
    emailMissing: 'Enter the address the invitation was sent to.',
    emailWrong: 'This isn’t a complete e-mail address. Use the form name@example.com.',
    code: 'Code',
    codeHint: '8 letters and digits. You can leave out spaces and dashes.',
    codeMissing: 'Enter the code.',
    codeShape: 'A code has 8 letters and digits. Check it against your e-mail.',
    open: 'Open invitation',
    noCode: 'No code? Open the link in your e-mail, or ask your fitter for a new link or QR code.',
    left_one: '{{count}} try left. After that, only the link in your e-mail works.',
    left_other: '{{count}} tries left. After that, only the link in your e-mail works.',
  },
  submitted: {
    title: 'Thank you. You’ve submitted your intake.',
    text: '{{fitter}} has received it and will be in touch to schedule your fit.',
    logIn: 'Log in to see it',
    signUp: 'Sign up',
  },
  closed: {
    withdrawn: 'This invitation has been withdrawn',
    expired: 'This invitation has expired',
    unknown: 'This invitation can’t be found',
    answered: 'You’ve submitted your intake',
    withdrawnText: 'Your fitter has withdrawn it. If you think that’s a mistake, ask for a new one.',
    expiredText: 'Invitations work for 30 days. Ask your fitter for a new link.',
    unknownText:
      'Part of the link may be missing, or a newer link has replaced it. Open it again from your e-mail, ask your fitter for a new link, or enter your code.',
    answeredText:
      'Your fitter has received it. Log in to read it, or ask your fitter if you need to change something.',
    typeCode: 'Enter a code',
  },
} as const
