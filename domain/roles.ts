/** Roles an account can have. A rider's account has the role `client`. */
export const ROLES = ['client', 'fitter', 'support'] as const
export type Role = (typeof ROLES)[number]

/** Roles a person can choose at sign-up; support accounts are made on the server's console. */
export const SIGN_UP_ROLES = ['client', 'fitter'] as const satisfies readonly Role[]
export type SignUpRole = (typeof SIGN_UP_ROLES)[number]
