import { defineSignInLink } from './sign-in-link.ts'

/** Signs in without a password. */
export const magicLink = defineSignInLink('magic_link', 'magicLink')
