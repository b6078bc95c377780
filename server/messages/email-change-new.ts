import { defineRequestedLink } from './sign-in-link.ts'

/** Asks the new address of an account to confirm the change. */
export const emailChangeNew = defineRequestedLink('email_change_new', 'addressChangeNew')
