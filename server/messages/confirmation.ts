import { defineRequestedLink } from './sign-in-link.ts'

/** Confirms the address of a sign-up. */
export const confirmation = defineRequestedLink('confirmation', 'confirmation')
