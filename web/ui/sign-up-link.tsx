import type { ComponentProps } from 'react'
import { usePublicSettings } from '#web/api/use-public-settings.ts'
import { LinkButton } from './button.tsx'

/** A link to the sign-up. Renders nothing if accounts cannot be created. */
export function SignUpLink(props: ComponentProps<typeof LinkButton>) {
  const signUp = usePublicSettings()?.signUp ?? true
  return signUp ? <LinkButton {...props} /> : null
}
