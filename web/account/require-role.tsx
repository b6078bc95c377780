import type { ReactNode } from 'react'
import { accountDeleted, isAccountEnded } from '#web/api/ended-account.ts'
import { pages } from '#web/paths.ts'
import { Redirect, useNavigation } from '#web/ui/navigation.tsx'
import { Spinner } from '#web/ui/waiting.tsx'
import { type Audience, admit } from './access.ts'
import { useVisitor } from './visitor.ts'

interface RequireRoleProps {
  who: Audience
  guests: boolean
  children: ReactNode
}

/**
 * Redirects signed-out people to the sign-in page and back, and people with the wrong role to their home page with a
 * message.
 */
export function RequireRole({ who, guests, children }: RequireRoleProps) {
  const visitor = useVisitor()
  const { pathname, search, hash } = useNavigation().place
  if (who === 'everyone') return children
  if (visitor === undefined) return <Spinner />
  const admission = admit({ who, guests }, visitor, pathname + search + hash)
  if (admission.kind === 'admitted') return children
  if (admission.kind === 'sign_in' && isAccountEnded())
    return <Redirect to={pages.accountDeleted} state={accountDeleted([])} />
  const state = admission.kind === 'elsewhere' ? { sentHome: admission.reason } : null
  return <Redirect to={admission.to} state={state} />
}
