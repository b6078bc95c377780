export default {
  intro: 'This page isn’t ready yet. What you enter elsewhere is saved, and you’ll find it here later.',
  willHave: 'What you’ll find here',
  back: 'Go to your start page',
  support: {
    text: 'For {product} support: access with a reason, for a limited time, always logged.',
    points: {
      first: 'Ask for access, with a reason',
      second: 'See when your access ends',
      third: 'Every access is shown to the rider and the fitter',
    },
  },
} as const
