export default {
  intro: 'This page isn’t ready yet. What you enter elsewhere is saved, and you’ll find it here later.',
  willHave: 'What you’ll find here',
  back: 'Go to your start page',
  outcomes: {
    text: 'See whether your fits work.',
    points: {
      first: 'The change in each zone, with its confidence interval',
      second: 'How riders did after each kind of change',
      third: 'Comparison with published figures',
    },
  },
  dashboardLayout: {
    text: 'Arrange your dashboard your way.',
    points: {
      first: 'Show or hide each widget',
      second: 'Reorder them by dragging or with the keyboard',
      third: 'The same layout on all your devices',
    },
  },
  support: {
    text: 'For {product} support: access with a reason, for a limited time, always logged.',
    points: {
      first: 'Ask for access with a reason',
      second: 'See when access ends',
      third: 'The people concerned see it too',
    },
  },
} as const
