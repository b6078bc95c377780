export default {
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
  sharingNews: {
    offered: {
      subject: 'A rider offers you their fits',
      heading: 'A rider offers you their fits',
      text: 'A rider found you in the directory and offers you their fits from an earlier fitter, to read. If you accept, the rider sees your name and your e-mail address and then decides. Nothing is shared before that. The link works for 7 days.',
      button: 'See the offer',
    },
    accepted: {
      subject: 'A fitter accepted your offer',
      heading: 'A fitter wants to read your fits',
      text: 'A fitter has accepted your offer. Check that it’s the right one, and decide. Nothing is shared before you confirm.',
      button: 'See who it is',
    },
    confirmed: {
      subject: 'A rider shares their fits with you',
      heading: 'You can read a rider’s fits now',
      text: 'A rider has confirmed that you can read their fits from an earlier fitter. They are history to read and don’t count in your figures.',
      button: 'Read the fits',
    },
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
} as const
