import type { ComponentProps } from 'react'
import { useSignInOffer } from '#web/api/use-sign-in-offer.ts'
import { LinkButton } from './button.tsx'

/** The way to a new account; nothing where no account can be made. */
export function SignUpLink(props: ComponentProps<typeof LinkButton>) {
  return useSignInOffer().signUp ? <LinkButton {...props} /> : null
}
