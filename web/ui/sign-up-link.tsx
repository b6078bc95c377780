import type { ComponentProps } from 'react'
import { useSignInOffer } from '#web/api/use-sign-in-offer.ts'
import { LinkButton } from './button.tsx'

/** A link to the sign-up. Renders nothing if accounts cannot be created. */
export function SignUpLink(props: ComponentProps<typeof LinkButton>) {
  return useSignInOffer().signUp ? <LinkButton {...props} /> : null
}
