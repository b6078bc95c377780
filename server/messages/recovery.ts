import { defineSignInLink } from './sign-in-link.ts'

/** A link to choose a new password. */
export const recovery = defineSignInLink('recovery', 'recovery')
