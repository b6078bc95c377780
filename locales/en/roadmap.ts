export default {
  label: 'On its way',
  intro:
    'This page is being built. It shows nothing yet, and what you enter elsewhere will be here when it opens.',
  willHave: 'What it will have',
  back: 'Go back to your start page',
  landing: {
    text: 'What {product} is, why fitters and riders use it, and what it costs.',
    points: {
      first: 'Why fitters love it and why clients trust it',
      second: 'Prices of both tiers',
      third: 'A demo call to book',
    },
  },
  legal: {
    text: 'The full text in plain words.',
    points: {
      first: 'What is kept, why and for how long',
      second: 'What your rights are and how to use them',
      third: 'Whom to write to',
    },
  },
  outcomes: {
    text: 'Whether your fits work, in honest numbers.',
    points: {
      first: 'Paired differences for each zone with their confidence interval',
      second: 'The effect of each kind of change',
      third: 'Comparison with published figures',
    },
  },
  bookings: {
    text: 'Appointments without telephone calls.',
    points: {
      first: 'Services, weekly hours and days off',
      second: 'A page of your own where riders book',
      third: 'Reminders and a calendar feed',
    },
  },
  dashboardLayout: {
    text: 'Your dashboard in your order.',
    points: {
      first: 'Show or hide each widget',
      second: 'Order them by dragging or from the keyboard',
      third: 'The same layout on each of your devices',
    },
  },
  fitterProfile: {
    text: 'What riders see of you.',
    points: {
      first: 'Name, studio and a few words',
      second: 'Whether you are listed for riders without an invitation',
      third: 'Your own page to link to',
    },
  },
  fitters: {
    text: 'Fitters who chose to be listed, for riders without an invitation.',
    points: {
      first: 'Find one near you',
      second: 'See what they specialise in',
      third: 'Start your intake with them',
    },
  },
  book: {
    text: 'Pick a time that suits you.',
    points: {
      first: 'Free times in your own time zone',
      second: 'Confirmed by e-mail with a calendar file',
      third: 'Move or cancel by one link',
    },
  },
  support: {
    text: 'For staff of the provider: access with a reason, for a limited time, always logged.',
    points: {
      first: 'Ask for access with a reason',
      second: 'See when it ends',
      third: 'The people concerned see it too',
    },
  },
} as const
