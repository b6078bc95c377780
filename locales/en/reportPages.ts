export default {
  back: 'Your riding and your fits',
  print: 'Print',
  pdf: { a4: 'PDF for A4', letter: 'PDF for Letter' },
  photos: 'Photos',
  visit: {
    title: 'Your fit report is ready',
    lead: 'It tells what was changed on your bike and why, and how to set the same position on another one.',
    shared:
      'It stays open on this device for as long as the link works. On a device you share, close it afterwards.',
    open: 'Open the report',
    signedIn:
      'You are logged in as {{name}}. If this report is not yours, you are logged out when you open it.',
    logIn: 'Log in',
    startPage: 'To the start page',
    unknown: {
      title: 'This link opens no report any more',
      text: 'There may be a newer message with a fresh link. With an account you find all your reports there; without one, your fitter can send you the link again.',
    },
    over: {
      title: 'This link has run out',
      text: 'With an account you find your report there. Without one, ask your fitter to send you the link again.',
    },
    kept: {
      title: 'This report is kept in an account',
      text: 'Log in with the e-mail address this message came to, and the report is there.',
    },
  },
  keep: {
    title: 'Keep this report',
    text: 'The link works for a month. In an account with the e-mail address its message came to, the report stays yours: with the photos, and with how your fit works out.',
    signUp: 'Start an account',
    logIn: 'I have an account',
    close: 'Close on this device',
  },
  mail: {
    again: 'Mail it to the rider again',
    sent: 'The message is on its way. The link in an earlier one opens nothing any more.',
    state: {
      waiting: 'The message to {{to}} is on its way.',
      later: 'The message to {{to}} goes out {{at}}.',
      retried: 'The mail server has not taken the message to {{to}} yet. It is tried again {{at}}.',
      sent: 'Mailed {{at}} to {{to}}.',
      dropped:
        'Not mailed to {{to}}: before it went out, the fit or the address had changed, or e-mails came back.',
    },
    failed: {
      address: 'Not delivered {{at}}: {{to}} was refused.',
      server: 'Not delivered {{at}}: the mail server did not take the message to {{to}}.',
    },
    earlierAddress: 'an earlier address',
    none: 'No message about it has gone out in the last 30 days.',
    unreachable: {
      address_failed:
        'E-mails to this rider come back. Correct the address on the rider’s page or, if it is right, try it again.',
      no_address: 'There is no e-mail address in the rider’s file. Print the report, or add an address.',
    },
  },
  notYet: {
    page: 'Fit report',
    title: 'There is no report yet',
    rider: 'Your fitter is still at work. The report is here as soon as the fit is complete.',
    fitter: 'The report is written when you complete the fit. Until then only you see what you note.',
  },
  advice: {
    tick: 'Tick what you have done: your fitter sees it too.',
    saidDone: 'Noted as done.',
    saidOpen: 'Noted as not done yet.',
  },
} as const
