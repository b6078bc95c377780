import accountMails from './mail/account.ts'
import bookingMails from './mail/bookings.ts'
import fitterMails from './mail/fitters.ts'
import requestMails from './mail/requests.ts'

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
      sharing: 'Sent because a rider shares fits at {{address}}.',
      right: 'Sent because of a request about personal data at {{address}}.',
      breach: 'Sent because a breach of personal data was recorded at {{address}}.',
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
  ...bookingMails,
  deviceCode: {
    subject: 'Your code to continue your form',
    heading: 'Continue on your other device',
    why: 'Someone opened your invitation from {{fitter}} on another device. If it was you, enter this code there to continue where you left off:',
    valid_one: 'The code works once and expires in {{count}} minute.',
    valid_other: 'The code works once and expires in {{count}} minutes.',
    notYou: 'If it wasn’t you, do nothing and don’t share the code. Nobody can see your answers without it.',
  },
  ...accountMails,
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
  ...fitterMails,
  downloadReady: {
    subject: 'Your copy is ready',
    heading: 'The copy of your data is ready',
    text: 'You can fetch it for 7 days. For your safety, you have to be logged in, and to have logged in within the last 10 minutes.',
    button: 'Fetch your copy',
    notYou:
      'If you didn’t ask for it, someone else is in your account. Choose a new password right away: {{address}}/forgot-password. Then go to Settings, Security, and log out all other devices.',
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
  ...requestMails,
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
