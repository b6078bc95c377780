export default {
  banner: {
    label: 'About this demo',
    text: 'This is a demo. All people, numbers and pictures are invented, and no e-mail is sent.',
  },
  fitter: {
    title: 'Look around as the fitter',
    text: 'You’ll see the studio of Maren Holt: 60 riders, two years of fits, and what riders said weeks later. All of it is made up, so try whatever you like.',
    button: 'Open the studio',
  },
  client: {
    title: 'Look around as a rider',
    text: 'You’ll see what Tom Ashworth sees: his fits, his reports, and a follow-up to answer. Everything is invented, so try whatever you like.',
    button: 'Open the rider’s pages',
  },
  choose: {
    title: 'Look around in the demo',
    text: 'A studio with 60 riders and two years of fits. Everything is invented, and nobody can change it.',
  },
  unknown: {
    title: 'This link doesn’t open the demo',
    text: 'The links change each time the demo starts. Use one from the latest start.',
  },
  none: {
    title: 'Open the demo with its link',
    text: 'The command npm run demo starts a demo and prints two links: one for the fitter, one for a rider.',
  },
} as const
