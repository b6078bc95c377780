/** Rate limits: how many times within how many seconds. Keyed by client address unless a comment says otherwise. */
export const identityLimits = {
  signUp: { times: 30, seconds: 300 },
  verify: { times: 30, seconds: 300 },
  resend: { times: 30, seconds: 300 },
  otp: { times: 30, seconds: 300 },
  recover: { times: 30, seconds: 300 },
  reauthenticate: { times: 30, seconds: 300 },
  authorize: { times: 60, seconds: 300 },
  providerCallback: { times: 60, seconds: 300 },
  changeUser: { times: 30, seconds: 300 },
  anonymous: { times: 30, seconds: 3600 },
  changeFactors: { times: 30, seconds: 300 },
  factorChallenge: { times: 15, seconds: 60 },
  factorVerify: { times: 15, seconds: 60 },
  passwordGrant: { times: 150, seconds: 300 },
  /** Generous, because the client drops a session whose refresh is refused with 429. */
  refreshGrant: { times: 1500, seconds: 300 },
  /** Keyed by account (existing or not) and client address: password guesses from one source. */
  passwordFromAddress: { times: 30, seconds: 900 },
  /** Keyed by account (existing or not): guesses from all sources. High, so that strangers cannot lock an account. */
  passwordFromAnywhere: { times: 1000, seconds: 3600 },
  /** Keyed by account: password guesses by a signed-in caller. */
  passwordByAccount: { times: 30, seconds: 900 },
  /** Keyed by address, known or not, so that a refusal reveals nothing about accounts. */
  mailByAddress: { times: 1, seconds: 60 },
  mailByAddressHourly: { times: 10, seconds: 3600 },
  /** Keyed by number, known or not. Text messages cost money. */
  smsByNumber: { times: 1, seconds: 60 },
  smsByNumberHourly: { times: 5, seconds: 3600 },
} as const satisfies Record<string, { times: number; seconds: number }>

export type LimitName = keyof typeof identityLimits
