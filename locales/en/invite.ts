export default {
  welcome: {
    consent: 'I agree that what I enter, health data among it, is used for my bike fit.',
  },
} as const
