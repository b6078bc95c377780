export default {
  confirmation: {
    subject: 'Confirm your e-mail address',
    heading: 'Welcome to {product}',
    why: 'Confirm your address to finish signing up. Nothing happens until you press the button on the page that opens.',
    asked: 'Someone signed up with this address on {{at}} using the name “{{name}}”.',
    askedNameless: 'Someone signed up with this address on {{at}}.',
    notYou: 'If this wasn’t you, do nothing.',
    otherBrowser:
      'If you signed up in another browser, we’ll ask you to choose a new password when you confirm.',
    button: 'Confirm address',
    typed: 'Or enter this code where you signed up:',
    valid: 'The link works for 1 day, the code for 1 hour.',
  },
  magicLink: {
    subject: 'Log in to {product}',
    heading: 'Log in to {product}',
    why: 'Someone asked to log in with this address. If it was you, open the link. Nothing happens until you press the button on the page that opens.',
    button: 'Log in',
    typed: 'Or enter this code where you asked to log in:',
    valid:
      'The link works for 1 day and the code for 1 hour, each once. Don’t share them. Anyone who has one can log in as you.',
  },
  recovery: {
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    why: 'Someone asked for a new {product} password for this address. If it was you, press the button and choose one. Until then, your password stays the same.',
    button: 'Choose new password',
    typed: 'Or enter this code where you asked for it:',
    valid:
      'The link works for 1 day and the code for 1 hour, each once. Don’t share them. Anyone who has one can log in as you.',
  },
  reauthentication: {
    subject: 'Your code to change your password',
    heading: 'Is this you?',
    why: 'Someone who’s logged in to your account wants to change the password. If it’s you, enter this code there:',
    valid: 'The code works once and expires in 1 hour.',
    notYou:
      'If it isn’t you, don’t share the code, and log out all other devices in your settings. Someone may be using a device you’re logged in on.',
  },
  addressChangeCurrent: {
    subject: 'Confirm the change of your e-mail address',
    heading: 'Change your e-mail address?',
    why: 'Someone who’s logged in to your account wants to replace this e-mail address with another one. Your address only changes when both are confirmed. If it was you, press the button.',
    button: 'Confirm change',
    valid: 'The link works for 1 day. If it wasn’t you, don’t confirm, and change your password.',
  },
  addressChangeNew: {
    subject: 'Confirm your new e-mail address',
    heading: 'Confirm your new e-mail address',
    why: 'Someone wants to use this e-mail address for their {product} account. It only changes when both the new and the old address are confirmed. If it was you, press the button.',
    asked: 'Someone asked for this on {{at}} using the name “{{name}}”.',
    askedNameless: 'Someone asked for this on {{at}}.',
    notYou: 'If this wasn’t you, do nothing.',
    otherBrowser:
      'The button works in the browser you asked from. In any other browser, log in to your account first.',
    button: 'Confirm new address',
    valid: 'The link works for 1 day.',
  },
  /** Mails that report a completed change to how somebody signs in. */
  change: {
    you: 'If this was you, you don’t need to do anything.',
  },
  factorAdded: {
    subject: 'Two-step login is on',
    heading: 'Two-step login is on',
    what: 'An authenticator app was added to your {product} account on {{at}}. From now on, you need its code to log in. You’ve been logged out on your other devices.',
    notYou:
      'If this wasn’t you, someone else can get into your account. Choose a new password at {{address}}/forgot-password right away, and write to us. Our address is at the bottom of every page.',
  },
  factorRemoved: {
    subject: 'Two-step login is off',
    heading: 'Two-step login is off',
    what: 'The authenticator app was removed from your {product} account on {{at}}.',
    notYou:
      'If this wasn’t you, choose a new password right away: {{address}}/forgot-password. Then go to Settings, Security. Log out all other devices there and turn on two-step login again.',
  },
  factorRecovered: {
    subject: 'A recovery code was used',
    heading: 'A recovery code was used',
    what: 'Someone used a recovery code instead of your authenticator app on {{at}}. The app no longer works, and neither do your other codes. You’ve been logged out on your other devices.',
    notYou:
      'If this wasn’t you, someone has your password and your codes. Choose a new password right away: {{address}}/forgot-password. Then go to Settings, Security and turn on two-step login again.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    what: 'The password of your {product} account was changed on {{at}}. You’ve been logged out on your other devices.',
    notYou:
      'If this wasn’t you, choose another password at {{address}}/forgot-password right away. That logs out whoever changed it.',
  },
  addressChanged: {
    subject: 'Your e-mail address was changed',
    heading: 'Your e-mail address was changed',
    what: 'The e-mail address of your {product} account was changed on {{at}}, after both addresses were confirmed. You can no longer log in with this one.',
    notYou:
      'If this wasn’t you, someone can read your e-mail. Change the password of your mailbox, and write to us right away. Our address is at the bottom of every page of {{address}}.',
  },
} as const
