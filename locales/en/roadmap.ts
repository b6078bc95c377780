export default {
  intro: 'This page isn’t ready yet. What you enter elsewhere is kept, and you’ll find it here later.',
  willHave: 'What you’ll find here',
  back: 'Go to your start page',
  outcomes: {
    text: 'Whether your fits work, in honest numbers.',
    points: {
      first: 'Paired differences for each zone with their confidence interval',
      second: 'How riders did after each kind of change',
      third: 'Comparison with published figures',
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
  support: {
    text: 'For staff of the provider: access with a reason, for a limited time, always logged.',
    points: {
      first: 'Ask for access with a reason',
      second: 'See when it ends',
      third: 'The people concerned see it too',
    },
  },
} as const
