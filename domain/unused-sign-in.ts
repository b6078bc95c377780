const HOUR_MS = 3_600_000

/** When the sign-in of an account ends that is not used, by role. */
export const UNUSED_SIGN_IN_MS = {
  support: HOUR_MS / 2,
  fitter: 12 * HOUR_MS,
  client: 30 * 24 * HOUR_MS,
} as const
