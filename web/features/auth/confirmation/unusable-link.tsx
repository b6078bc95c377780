import { useState } from 'react'
import { Link } from 'react-router'
import { pages } from '#web/paths.ts'
import { isConfirmed } from '#web/sign-in-client/auth-user.ts'
import { OutboxHint } from '#web/sign-in-client/outbox-hint.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useAuth } from '../../../account/auth-context.tsx'
import { useEntry } from '../../../account/entry.ts'
import { Resend } from '../codes/resend.tsx'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { identifierOf, isProblem } from '../entry/identifier.ts'
import { IdentifierField } from '../entry/identifier-field.tsx'
import type { LinkPurpose } from './confirmation.ts'

/** The form that mails a confirmation of a new account again. */
function SendAgain({ next }: { next: string | null }) {
  const { user } = useAuth()
  const [email, setEmail] = useState(isConfirmed(user) ? (user.email ?? '') : '')
  const to = identifierOf(email, false)
  const linkTo = window.location.origin + (next ?? pages.home)
  return (
    <>
      <div className="w-full">
        <IdentifierField phones={false} error={undefined} value={email} onChange={setEmail} />
      </div>
      <Resend sent={isProblem(to) ? null : { purpose: 'signup', to, linkTo }} />
      <OutboxHint />
    </>
  )
}

/** How to get a new link for the same purpose. */
function AskAgain({ purpose, next }: { purpose: LinkPurpose; next: string | null }) {
  const { t } = useTranslation('auth')
  const entry = useEntry()
  switch (purpose) {
    case 'recovery':
      return <LinkButton to={entry.to(pages.forgotPassword)}>{t('way.askForLink')}</LinkButton>
    case 'change':
      return <LinkButton to={pages.securitySettings}>{t('step.toSecurity')}</LinkButton>
    case 'logIn':
    case 'invite':
      return <LinkButton to={entry.to(pages.login)}>{t('confirm.logIn')}</LinkButton>
    case 'confirm':
      return <SendAgain next={next} />
  }
}

interface UnusableLinkProps {
  kind: 'ask' | 'expired' | 'incomplete'
  purpose?: LinkPurpose
  next?: string | null
}

/** Shown without a link, or for one that no longer works: what to do instead. */
export function UnusableLink({ kind, purpose = 'confirm', next = null }: UnusableLinkProps) {
  const { t } = useTranslation('auth')
  const { user } = useAuth()
  const text = kind === 'expired' ? t(`confirm.expired.${purpose}`) : t(`confirm.${kind}Text`)
  return (
    <EntryFrame title={t(`confirm.${kind}Title`)} text={text}>
      <div className="grid justify-items-start gap-5">
        <AskAgain purpose={purpose} next={next} />
        {purpose === 'confirm' && !isConfirmed(user) && (
          <p className="w-full border-line border-t pt-5">
            <Link to={pages.login}>{t('confirm.logIn')}</Link>
          </p>
        )}
      </div>
    </EntryFrame>
  )
}
