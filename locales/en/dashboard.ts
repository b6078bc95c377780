export default {
  greeting: {
    morning: 'Good morning, {{name}}',
    afternoon: 'Good afternoon, {{name}}',
    evening: 'Good evening, {{name}}',
  },
  invite: 'Invite a rider',
  recent: {
    title: 'Recent submissions',
    all: 'All clients and submissions',
    new: 'new',
    corrected: 'corrected',
  },
  waiting: {
    title: 'Invitations under way',
    all: 'All invitations',
    none: 'Nobody is being waited for.',
    nameless: 'Rider without a name',
  },
  secondFactor: {
    title: 'Riders trust you with health data',
    text: 'With a second step when logging in, a lost or guessed password does not open their files. It takes two minutes and an app on your phone.',
    setUp: 'Set up the second step',
    later: 'Not now',
    laterLabel: 'Not now: ask me again in 30 days',
  },
  first: {
    title: 'Your first rider',
    text: 'Three steps, and the first is yours.',
    invite: {
      title: 'Invite a rider',
      text: 'By e-mail, with a link you send yourself, or with a code to scan in the studio.',
    },
    answer: {
      title: 'The rider fills in the intake',
      text: 'About eight minutes on a phone. No account and no password needed.',
    },
    read: {
      title: 'You read it here',
      text: 'The intake appears on this page by itself: where it hurts, how much, and what the rider hopes for.',
    },
  },
  later: {
    title: 'What comes to this page',
    text: 'These stay empty until there are follow-ups to count. No figure is shown before real answers stand behind it.',
    widgets: {
      rating: 'Fitter rating',
      goals: 'Goal alignment',
      radar: 'Discomfort before and after',
      improvement: 'Session improvement',
      log: 'Intervention log',
      appointments: 'Upcoming appointments',
      responses: 'Response rate',
    },
  },
  client: {
    greeting: 'Hello, {{name}}',
    next: {
      title: 'What comes next',
      start: 'Your intake for {{fitter}}',
      startText: 'Six steps, about eight minutes. You can stop and go on whenever you like.',
      startAction: 'Start the intake',
      go: 'Your intake for {{fitter}} is begun',
      goText: 'What you typed is kept. Go on where you left off.',
      goAction: 'Go on',
      nothing: 'Nothing to do',
      nothingText:
        'When a fitter invites you to an intake or a follow-up, it stands here. Looking for a fitter? Some of them are listed.',
      find: 'Find a fitter',
    },
    submissions: {
      title: 'What you sent',
      all: 'All your submissions',
      none: 'You have not sent anything yet.',
    },
    later: {
      title: 'What comes to this page',
      text: 'As your fits go on, this page fills with your own figures. Nothing is shown that you did not say yourself.',
      widgets: {
        discomfort: 'Discomfort over time, zone by zone',
        position: 'Your position on the bike',
        reports: 'Fit reports',
        recommendations: 'Recommendations to carry out',
      },
    },
  },
} as const
