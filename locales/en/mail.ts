export default {
  layout: {
    /** Why the mail was sent. */
    because: {
      asked: 'Sent because someone asked for this e-mail at {{address}}.',
      invited: 'Sent because {{fitter}} invited you.',
      fitted: 'Sent because {{fitter}} fitted your bike.',
      booked: 'Sent because you have an appointment with {{fitter}}.',
      changed: 'Sent because your account at {{address}} changed. You can’t turn these e-mails off.',
      support: 'Sent because support opened data of yours at {{address}}. You can’t turn these e-mails off.',
      corrected: 'Sent because contact data at {{address}} changed. You can’t turn these e-mails off.',
      right: 'Sent because of a request about personal data at {{address}}.',
      contact: 'Sent because someone used the contact form at {{address}}.',
      plan: 'Sent because your plan at {{address}} ends or ended. You can’t turn these e-mails off.',
      calendar:
        'Sent because you connected another calendar at {{address}}. You won’t get this e-mail once it’s removed there.',
      news: 'Sent because e-mails about your riders are turned on at {{address}}.',
    },
    ignore: 'Not expecting this? You can ignore this e-mail, and nothing will happen.',
    from: '{product}, {{address}}',
    privacy: 'Privacy policy',
    terms: 'Terms of service',
    buttonFails: 'If the button doesn’t work, copy this address into your browser:',
  },
  invitation: {
    subject: '{{fitter}} invites you to prepare for your bike fit',
    heading: 'Get ready for your bike fit',
    who: '{{fitter}} is preparing your bike fit and would like to know how you ride and how riding feels today.',
    whoWithStudio:
      '{{fitter}} ({{studio}}) is preparing your bike fit. They would like to know how you ride and how riding feels today.',
    note: 'A note from {{fitter}}:',
    howLong:
      'It’s six short steps and takes {{required}} to {{everything}} minutes. Your answers are saved as you go, so you can take a break and continue later on the same device.',
    button: 'Open invitation',
    opening:
      'Nothing starts until you press Start. The first page tells you who’s asking, why, and what happens to your data.',
    typed: 'You can also go to {{address}} and enter your e-mail address and this code:',
    valid_one: 'The link and the code work for {{count}} day.',
    valid_other: 'The link and the code work for {{count}} days.',
  },
  booking: {
    when: '{{day}}, {{time}} ({{zone}})',
    place: 'Where:',
    video: 'Join by video',
    see: 'See your appointment',
  },
  bookingRequest: {
    subject: 'Confirm your appointment with {{fitter}}',
    heading: 'Confirm your appointment',
    what: 'Someone asked for an appointment with {{fitter}} using this address. If it was you, open the page and press Confirm. Nothing happens until you press.',
    button: 'Open appointment',
    kept: 'We’re keeping the time for you until {{time}} ({{zone}}).',
  },
  bookingConfirmed: {
    subject: 'Your appointment with {{fitter}}',
    heading: 'Your appointment is confirmed',
    what: '{{service}} with {{fitter}}:',
    intake: 'Before the fit, {{fitter}} would like to know how you ride and how riding feels today.',
    openIntake: 'Fill in the form',
  },
  bookingMoved: {
    subject: 'Your appointment with {{fitter}} has a new time',
    heading: 'Your appointment has a new time',
    what: '{{service}} with {{fitter}} now takes place:',
    message: 'A note from {{fitter}}:',
  },
  bookingCancelled: {
    subject: 'Your appointment with {{fitter}} is cancelled',
    heading: 'Your appointment is cancelled',
    fitter: '{{fitter}} cancelled {{service}}, which was to take place:',
    rider: 'You cancelled {{service}} with {{fitter}}, which was to take place:',
  },
  bookingReminder: {
    subject: 'A reminder of your appointment with {{fitter}}',
    heading: 'Your appointment is soon',
    what: '{{service}} with {{fitter}}:',
  },
  waitingRequest: {
    subject: 'Confirm your place in the waiting list of {{fitter}}',
    heading: 'Confirm your place in the waiting list',
    what: 'Someone asked with this address to be told when a time for {{service}} becomes free with {{fitter}}. If it was you, open the page and press Confirm. Nothing happens until you press.',
    button: 'Open page',
    leave: 'With the same link you leave the list again.',
  },
  waitingOffer: {
    subject: 'A time has become free with {{fitter}}',
    heading: 'A time has become free',
    what: '{{service}} with {{fitter}}. The time is kept for you:',
    button: 'See and confirm',
    kept: 'It goes to the next in the list at {{time}} ({{zone}}).',
  },
  deviceCode: {
    subject: 'Your code to continue your form',
    heading: 'Continue on your other device',
    why: 'Someone opened your invitation from {{fitter}} on another device. If it was you, enter this code there to continue where you left off:',
    valid_one: 'The code works once and expires in {{count}} minute.',
    valid_other: 'The code works once and expires in {{count}} minutes.',
    notYou: 'If it wasn’t you, do nothing and don’t share the code. Nobody can see your answers without it.',
  },
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
  /** A text message: at most one segment, 160 characters of GSM 03.38 or 70 of any script. */
  sms: {
    booking: 'Your appointment with {{fitter}}: {{day}}, {{time}} ({{zone}}).',
    code: '{{code}} is your {product} code. It works once, for 1 hour. Keep it to yourself.',
  },
  fitReport: {
    subject: 'Your fit report from {{fitter}} is ready',
    heading: 'Your fit report is ready',
    why: '{{fitter}} has completed your bike fit and written your report.',
    inIt: 'It shows what was changed and why, what your fitter recommends, and what to expect in the first weeks. You can read it online, print it or save it as a PDF.',
    button: 'Open report',
    signIn: 'Log in to open it. Only you and your fitter can see it. This e-mail contains no measurements.',
    byLink:
      'The link opens the report without an account until {{day}}. Anyone who has this e-mail can open it, so don’t share it. This e-mail contains no measurements.',
    keep: 'To keep the report, sign up with this address on the report’s page.',
  },
  freshLink: {
    subject: 'Your new link',
    heading: 'Your new link',
    why: {
      invitation:
        'You asked for a new link to the form {{fitter}} sent you before your bike fit. Your answers so far are saved.',
      follow_up:
        'You asked for a new link to tell {{fitter}} how riding has been since your fit. Your answers so far are saved.',
      report: 'You asked for a new link to the report of your bike fit with {{fitter}}.',
    },
    button: 'Open link',
    earlier: 'Links in earlier e-mails no longer work, because the service was restored from a backup.',
  },
  calendarFeed: { blocked: 'Blocked' },
  calendarUnreadable: {
    subject: 'We can’t read one of your calendars',
    heading: 'We can’t read one of your other calendars',
    text: 'For an hour, {product} has not been able to read a calendar that you connected. The times it last told us stay busy, and newer ones are missing: riders may book a time that you have taken elsewhere.',
    button: 'Look at your calendars',
  },
  fitterNews: {
    intake: {
      subject: 'A new intake has arrived',
      heading: 'A new intake is ready to read',
      text: 'A rider has submitted their intake. Read it in {product}. This e-mail contains no answers.',
      button: 'Read intake',
    },
    intake_red_flag: {
      subject: 'An intake needs you today',
      heading: 'An intake needs you today',
      text: 'A rider has submitted their intake. Read it before you change anything on the bike. This e-mail contains no answers.',
      button: 'Read intake',
    },
    red_flag: {
      subject: 'An answer needs you today',
      heading: 'An answer needs you today',
      text: 'A rider has submitted a follow-up. Read it before you change anything on the bike.',
      button: 'Read answer',
    },
    unhappy: {
      subject: 'An answer needs your attention',
      heading: 'An answer needs your attention',
      text: 'A rider has submitted a follow-up. Read it and get in touch with the rider.',
      button: 'Read answer',
    },
    settings: 'Choose which e-mails you get',
  },
  fitterBooking: {
    made: { subject: 'You have a new booking', text: 'A rider booked {{service}}:' },
    moved: { subject: 'A booking has a new time', text: 'A rider moved {{service}}. It now takes place:' },
    movedFrom: 'It was to take place:',
    cancelled: {
      subject: 'A booking is cancelled',
      text: 'A rider cancelled {{service}}, which was to take place:',
    },
    button: 'Open calendar',
  },
  planNotice: {
    trial_ending: {
      subject: 'Your free trial ends on {{day}}',
      heading: 'Your free trial ends soon',
      text: 'Your free trial of {product} ends on {{day}}. To keep working after that, choose a plan.',
    },
    payment_failed: {
      subject: 'Your last payment didn’t go through',
      heading: 'Your last payment didn’t go through',
      text: 'We couldn’t charge your card for the time after {{day}}. Check your payment details; the payment is tried again by itself.',
    },
    ended: {
      subject: 'Your plan has ended',
      heading: 'Your plan has ended',
      text: 'Your plan ended on {{day}}. Everything still works for now. To keep working, choose a plan.',
    },
    read_only_soon: {
      subject: 'Your practice becomes read-only on {{readOnly}}',
      heading: 'Your practice becomes read-only soon',
      text: 'Your plan ended on {{day}}, and nothing has been paid since.',
    },
    read_only: {
      subject: 'Your practice is read-only now',
      heading: 'Your practice is read-only now',
      text: 'Your plan ended on {{day}}, and nothing has been paid since.',
    },
    thenReadOnly:
      'From {{readOnly}} your practice is read-only: you can read, download and delete everything, but not invite riders or change fits. Forms that riders have open, reminders and alerts go on.',
    nowReadOnly:
      'You can read, download and delete everything, but not invite riders or change fits. Forms that riders have open, reminders and alerts go on. Nothing is lost: once you choose a plan, everything works as before.',
    button: 'See your plan',
  },
  fitterDigest: {
    subject: 'What needs you today',
    heading: 'What needs you today',
    followUps_one: '{{count}} follow-up needs action.',
    followUps_other: '{{count}} follow-ups need action.',
    unreadForms_one: '{{count}} form is waiting to be read.',
    unreadForms_other: '{{count}} forms are waiting to be read.',
    button: 'See what needs you',
  },
  downloadReady: {
    subject: 'Your copy is ready',
    heading: 'The copy of your data is ready',
    text: 'You can fetch it for 7 days. For your safety, you have to be logged in, and to have logged in within the last 10 minutes.',
    button: 'Fetch your copy',
  },
  followUpReminder: {
    subject: '{{fitter}} would like to know how riding is going',
    heading: 'How has riding been since your fit?',
    why: 'You had your bike fit with {{fitter}} on {{day}}. How does riding feel now? Your answers show what has changed since the fit, and what to look at next.',
    again:
      '{{fitter}} would still like to know how riding has been since your fit on {{day}}. “Nothing has changed” is a useful answer too.',
    howLong_one: 'It takes about {{count}} minute. You can stop at any time and continue later.',
    howLong_other: 'It takes about {{count}} minutes. You can stop at any time and continue later.',
    button: 'Start follow-up',
    valid: 'You can answer until {{day}}.',
    stop: 'No more reminders from this fitter',
  },
  /** The page that shows the mails of an installation without a mail server. */
  outbox: {
    title: 'Outbox',
    why: 'No mail server is set up (SMTP_URL), so {product} keeps its e-mails here, as well as text messages if no gateway is set up for them (SMS_URL). You can only open this page on this machine.',
    empty: 'No messages yet. Reload this page after one is sent.',
    to: 'To',
    sms: 'Text message',
    html: 'Preview',
    technical: 'Headers',
    calendar: 'Calendar file',
  },
  supportAccess: {
    subject: '{product} support opened one of your sessions',
    heading: '{product} support is looking at a session',
    what: 'Someone from {product} support opened a session of your bike fit. They can look, but not change anything, and they see neither your name nor how to reach you.',
    whatFitter:
      'Someone from {product} support opened a session of one of your riders. They can look, but not change anything, and they see neither the rider’s name nor how to reach them.',
    reason: {
      technical: 'The reason is technical: they see states, times, sizes and error codes, and no answers.',
      quality: 'The reason is quality: they see the answers and the data of the fit.',
    },
    until: 'The access ends by itself on {{at}}.',
    end: {
      rider: 'You can see why they look and what they open, and end the access at any time:',
      fitter:
        'In the session’s history you can see why they look and what they open. You can end the access there at any time:',
      guest:
        'Your fitter can see what they open and can end the access at any time. With an account for this address, so can you:',
    },
    button: 'See and end access',
    signUp: 'Create an account',
  },
  rights: {
    subject: 'Your request about your data',
    heading: {
      received: 'We got your request',
      extended: 'We need more time for your request',
      done: 'Your request is done',
      refused: 'We can’t do what you asked',
    },
    asked: 'The request: {{right}}.',
    right: {
      access: 'to see which data there is',
      copy: 'a copy of the data',
      correction: 'to correct data',
      erasure: 'to erase the data',
      restriction: 'to restrict what is done with the data',
      objection: 'to object to what is done with the data',
    },
    until: {
      received: 'We answer by {{day}} at the latest.',
      extended: 'We answer by {{day}} at the latest. The reason:',
    },
    prove: 'So that nobody else gets or erases your data, reply to us with this code from this address:',
    complain: 'You can complain to the data protection authority where you live, and go to court.',
  },
  contactMessage: {
    subject: 'A message from the contact form',
    heading: 'A message from the contact form',
    about: 'About: {{topic}}',
    from: 'From: {{name}}, {{email}}',
    answer: 'Answer by e-mail to the address above. Nobody has confirmed that the message came from there.',
    resolve: 'Open messages',
    topic: {
      question: 'a question about {product}',
      demo: 'a demo call',
      support: 'help with an account or a page',
      privacy: 'personal data',
      other: 'something else',
    },
  },
  contactConfirmation: {
    subject: 'We got your message',
    heading: 'We got your message',
    text: 'Thank you for writing to us. We answer by e-mail.',
    notYou:
      'If you didn’t write to us, someone entered your address by mistake. You don’t have to do anything.',
  },
  rightsAlarm: {
    subject: 'A request about personal data is due on {{day}}',
    heading: 'A request is still open',
    request: 'Its number is {{id}}. The console lists it with: npm run rights -- list',
    button: 'See the request',
  },
  consentWithdrawn: {
    subject: 'A consent was withdrawn',
    heading: 'You withdrew your consent',
    what: 'Someone with a link from one of our e-mails to you withdrew the consent to use your data for your bike fit. It’s no longer used, from now on.',
    erased: 'Everything in that file is erased on {{day}}.',
    undo: 'Wasn’t it you, or did you change your mind? Create an account with this address before that day, and give your consent again under Privacy.',
    button: 'Create an account',
  },
  contactCorrected: {
    subject: 'Your contact data was corrected',
    heading: 'Your fitter corrected your contact data',
    what: {
      name: 'They changed the name in their file about you.',
      email: 'They changed the address that e-mails about your fits go to.',
      language: 'They changed the language of e-mails to you.',
    },
    wrong: {
      rider: 'You see what was changed under Privacy. If it’s wrong, tell your fitter.',
      guest:
        'If it’s wrong, tell your fitter. With an account, you see every change and correct your data yourself.',
    },
    button: { rider: 'See the change', guest: 'Create an account' },
  },
  breachAlarm: {
    subject: {
      warning: 'Less than 24 hours left to report a data breach',
      overdue: 'A data breach should have been reported by now',
    },
    heading: {
      warning: 'The authority has not been told of a breach',
      overdue: '72 hours have passed since a breach became known',
    },
    aware: 'It became known on {{at}}.',
    tell: 'Tell the data protection authority, or record that it was told. If it need not be told, close the breach with the reason.',
    number: 'Its number is {{id}}. The console lists it with: npm run breach -- list',
    button: 'See the breach',
  },
} as const
