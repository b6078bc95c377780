import { defineSignInLink } from './sign-in-link.ts'

/** Lets somebody choose a new password. */
export const recovery = defineSignInLink('recovery', 'recovery')
