export default {
  back: 'Home',
  print: 'Print',
  pdf: { a4: 'PDF for A4', letter: 'PDF for Letter' },
  documents: { label: 'Documents', report: 'Fit report', shop_card: 'Shop card' },
  noContact: 'Your contact details aren’t on this report yet.',
  addContact: 'Add them to your profile',
  preview: 'Preview: the rider gets this when you complete the fit. Nothing is sent before.',
  visit: {
    title: 'Your fit report is ready',
    lead: 'See what was changed on your bike and why, and what to expect in the first weeks.',
    shared:
      'The report stays open on this device for as long as the link works. If you share this device, close the report when you’re done.',
    open: 'Open report',
    signedIn: 'You’re logged in as {{name}}. If this report isn’t yours, opening it logs you out.',
    logIn: 'Log in',
    startPage: 'Go to the start page',
    unknown: {
      title: 'This link no longer works',
      text: 'We may have sent you a newer link. If you have an account, all your reports are there. If not, ask your fitter to send the link again.',
    },
    over: {
      title: 'This link has expired',
      text: 'If you have an account, your report is there. If not, ask your fitter to send the link again.',
    },
    kept: {
      title: 'This report is in an account',
      text: 'Log in with the e-mail address we sent the report to.',
    },
  },
  keep: {
    title: 'Keep your report',
    text: 'The link works for a month. To keep the report with its photos and see what changes after your fit, sign up with the e-mail address we sent it to.',
    signUp: 'Sign up',
    logIn: 'Log in',
    close: 'Close on this device',
  },
  mail: {
    again: 'E-mail report again',
    sent: 'Sending the report. Links in earlier e-mails no longer work.',
    state: {
      waiting: 'Sending to {{to}}.',
      later: 'Will be sent {{at}} to {{to}}.',
      retried: 'The mail server hasn’t accepted the e-mail to {{to}} yet. We’ll try again {{at}}.',
      sent: 'Sent {{at}} to {{to}}.',
      dropped: 'Not sent to {{to}}, because the fit or the address changed or e-mails bounced.',
    },
    failed: {
      address: 'Not delivered {{at}}: the address was refused ({{to}}).',
      server: 'Not delivered {{at}}: the mail server refused the e-mail to {{to}}.',
    },
    earlierAddress: 'an earlier address',
    none: 'The report hasn’t been e-mailed in the last 30 days.',
    unreachable: {
      address_failed:
        'E-mails to this rider bounce. Correct the address on the rider’s page or, if it’s right, try it again.',
      no_address: 'This rider has no e-mail address. Print the report, or add an address.',
    },
  },
  notYet: {
    page: 'Fit report',
    title: 'No report yet',
    rider: 'Your fitter is still working on your fit. The report appears here when it’s complete.',
    fitter: 'A cancelled session has no report.',
  },
  advice: {
    tick: 'Tick what you’ve done. Your fitter sees it too.',
    saidDone: 'Marked as done.',
    saidOpen: 'Marked as not done.',
  },
} as const
