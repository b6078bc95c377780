import { defineSignInLink } from './sign-in-link.ts'

/** Asks the current address to confirm that it is replaced. */
export const emailChangeCurrent = defineSignInLink('email_change_current', 'addressChangeCurrent')
