/** Services that process data for the provider, or learn of a person, where they are set up. */
export const PROCESSORS = [
  'mail',
  'sms',
  'signIn',
  'database',
  'files',
  'scanner',
  'google',
  'facebook',
  'payments',
] as const
