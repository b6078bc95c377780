export default {
  layout: {
    sentBy: 'Sent by {product} because somebody asked for it at {{address}}.',
    notWanted: 'Did you not expect it? Then you can ignore this message: without you nothing happens.',
    tells:
      'Sent by {product} to tell you of a change to your account at {{address}}. It cannot be switched off.',
    buttonFails: 'If the button does not work, copy this address into your browser:',
  },
  invitation: {
    subject: '{{fitter}} invites you to prepare your bike fit',
    heading: 'Your bike fit starts here',
    who: '{{fitter}} is preparing your bike fit and would like to know how you ride and how riding feels for you today.',
    whoWithStudio:
      '{{fitter}} ({{studio}}) is preparing your bike fit and would like to know how you ride and how riding feels for you today.',
    howLong:
      'Six short steps, about 8 minutes in all. What you enter is kept as you go, so you can take a break and go on later on the same device.',
    button: 'See the invitation',
    opening:
      'Opening the link changes nothing. The first page tells you who asks, what for and what happens to your data; it begins only when you press the button there.',
    typed:
      'Rather type? Go to {{address}} and enter the e-mail address this message was sent to and this code:',
    valid_one: 'The link and the code work for {{count}} day.',
    valid_other: 'The link and the code work for {{count}} days.',
  },
  deviceCode: {
    subject: 'Your code to go on with your form',
    heading: 'Go on with this device',
    why: 'Somebody opened your invitation from {{fitter}} on another device. If it was you, enter this code there to go on where you stopped:',
    valid_one: 'The code works for {{count}} minute, once.',
    valid_other: 'The code works for {{count}} minutes, once.',
    notYou:
      'If it was not you, do nothing and keep the code to yourself: without it nobody sees what you entered.',
  },
  confirmation: {
    subject: 'Please confirm your e-mail address',
    heading: 'Welcome to {product}',
    why: 'One press and your address is confirmed. Opening the link changes nothing; the button on the page behind it does.',
    asked: 'Somebody signed up with this address on {{at}} under the name “{{name}}”.',
    askedNameless: 'Somebody signed up with this address on {{at}}.',
    notYou: 'If this was not you, do nothing.',
    otherBrowser:
      'In another browser than the one you signed up in, you choose a new password after confirming.',
    button: 'Confirm the address',
    typed: 'Or enter this code where you signed up:',
    valid: 'The link works for a day, the code for an hour.',
  },
  magicLink: {
    subject: 'Your sign-in to {product}',
    heading: 'Sign in to {product}',
    why: 'Somebody asked to sign in with this address. If it was you, press the button; opening the link changes nothing.',
    button: 'Sign in',
    typed: 'Or enter this code where you asked to sign in:',
    valid:
      'The link works for a day, the code for an hour, each once. Pass on neither: whoever has one can sign in as you.',
  },
  recovery: {
    subject: 'Choose a new password',
    heading: 'A new password for {product}',
    why: 'Somebody asked for a new password for this address. If it was you, press the button and choose one. Until then your password stays as it is.',
    button: 'Choose a new password',
    typed: 'Or enter this code where you asked for it:',
    valid:
      'The link works for a day, the code for an hour, each once. Pass on neither: whoever has one can sign in as you.',
  },
  reauthentication: {
    subject: 'Your code to change your password',
    heading: 'Is it you?',
    why: 'Somebody who is signed in as you wants to change the password. If it was you, enter this code there:',
    valid: 'The code works for an hour, once.',
    notYou:
      'If it was not you, keep the code to yourself and sign out everywhere: somebody may be using a device on which you are signed in.',
  },
  addressChangeCurrent: {
    subject: 'Is your e-mail address to be changed?',
    heading: 'Your address is to be changed',
    why: 'Somebody who is signed in as you wants to replace this e-mail address by another. It happens only when both addresses agree. If it was you, press the button.',
    button: 'Agree to the change',
    typed: 'Or enter this code where you asked for the change:',
    valid:
      'The link works for a day, the code for an hour. If it was not you, do nothing here and change your password.',
  },
  addressChangeNew: {
    subject: 'Confirm your new e-mail address',
    heading: 'Your new address',
    why: 'Somebody wants to use this e-mail address for their {product} account. It happens only when both the new and the old address agree. If it was you, press the button.',
    asked: 'Somebody asked for this on {{at}} under the name “{{name}}”.',
    askedNameless: 'Somebody asked for this on {{at}}.',
    notYou: 'If this was not you, do nothing.',
    otherBrowser:
      'The button works in the browser in which you asked for the change. Anywhere else, log in to your account there first.',
    button: 'Confirm the new address',
    typed: 'Or enter this code where you asked for the change:',
    valid: 'The link works for a day, the code for an hour.',
  },
  /** Mails that report a completed change to how somebody signs in. */
  change: {
    you: 'If it was you, there is nothing to do.',
  },
  factorAdded: {
    subject: 'A second step was added to your account',
    heading: 'Logging in has a second step now',
    what: 'An authenticator app was set up for your {product} account on {{at}}. From now on logging in asks for its code, and your other devices were logged out.',
    notYou:
      'If it was not you, somebody else can get into your account: choose a new password at {{address}}/forgot-password at once, and write to us; our address stands at the foot of every page.',
  },
  factorRemoved: {
    subject: 'The second step of your account was turned off',
    heading: 'Logging in has no second step any more',
    what: 'An authenticator app was taken off your {product} account on {{at}}.',
    notYou:
      'If it was not you, choose a new password at {{address}}/forgot-password at once, log out all other devices under Settings, Security, and set the second step up again.',
  },
  factorRecovered: {
    subject: 'A recovery code of your account was used',
    heading: 'A recovery code was used',
    what: 'A recovery code took the place of your authenticator app on {{at}}. The app and the other recovery codes do not work any more, and your other devices were logged out.',
    notYou:
      'If it was not you, somebody has your password and your codes: choose a new password at {{address}}/forgot-password at once, then set the second step up again under Settings, Security.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    heading: 'You have a new password',
    what: 'The password of your {product} account was set anew on {{at}}. Your other devices were logged out.',
    notYou:
      'If it was not you, choose another one at {{address}}/forgot-password at once: that logs out whoever did it.',
  },
  addressChanged: {
    subject: 'Your e-mail address was changed',
    heading: 'Your account has another address',
    what: 'The e-mail address of your {product} account was replaced on {{at}}, after both addresses agreed. This one does not open the account any more.',
    notYou:
      'If it was not you, somebody can read your mail: change the password of your mailbox, and write to us at once. Our address stands at the foot of every page of {{address}}.',
  },
  /** A text message: at most one segment, 160 characters of GSM 03.38 or 70 of any script. */
  sms: {
    code: '{{code}} is your {product} code. It works for an hour, once. Keep it to yourself.',
  },
  fitReport: {
    subject: '{{fitter}} has finished your fit report',
    heading: 'Your fit report is ready',
    why: '{{fitter}} has completed your bike fit and put down for you what was done.',
    inIt: 'The report tells what was changed and why, what is recommended, and how to set the same position on another bike. You can read it online, print it or keep it as a PDF.',
    button: 'Open the report',
    signIn:
      'It opens once you are signed in: only you and your fitter can see it. No numbers stand in this message.',
    byLink:
      'The link opens the report without an account, until {{day}}. Whoever has this message can open it: please keep it to yourself. No numbers stand in it.',
    keep: 'To keep the report for good, make an account with this address from the report’s page.',
  },
  freshLink: {
    subject: 'Your fresh link',
    heading: 'Your fresh link',
    why: {
      invitation:
        'You asked for a fresh link to the form that {{fitter}} sent you before your bike fit. What you typed so far is kept.',
      follow_up:
        'You asked for a fresh link to tell {{fitter}} how riding is going since your fit. What you typed so far is kept.',
      report: 'You asked for a fresh link to the report of your bike fit with {{fitter}}.',
    },
    button: 'Open the link',
    earlier:
      'Links in earlier messages no longer work: the service was restored from a backup, and every link sent before then ended.',
  },
  followUpReminder: {
    subject: '{{fitter}} would like to know how riding is going',
    heading: 'How is riding since your fit?',
    why: 'Your bike fit with {{fitter}} was on {{day}}. How does riding feel now? Your answers show whether the fit worked, and what to look at next.',
    again:
      'A short reminder: {{fitter}} is waiting to hear how riding feels since your fit on {{day}}. Also “nothing has changed” helps.',
    howLong_one: 'It takes about {{count}} minute. You can stop at any time and go on later.',
    howLong_other: 'It takes about {{count}} minutes. You can stop at any time and go on later.',
    button: 'Say how it is going',
    valid: 'You can answer until {{day}}.',
    stop: 'No more reminders from this fitter',
  },
  /** The page that shows the mails of an installation without a mail server. */
  outbox: {
    title: 'Outbox',
    why: 'No mail server is set up (SMTP_URL), so {product} keeps its mails here, and text messages while no gateway is set up for them (SMS_URL). Only this machine can open this page.',
    empty: 'No message yet. Reload the page after something was sent.',
    to: 'To',
    sms: 'Text message',
    html: 'As it looks',
    technical: 'Headers',
  },
} as const
