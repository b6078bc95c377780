import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useSignInOffer } from '#web/api/use-sign-in-offer.ts'
import { pages } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Entry } from '../../../account/entry.ts'
import { EntryFrame } from '../entry/entry-frame.tsx'
import { EntrySwitch } from '../entry/entry-switch.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** The sign-up, for people without an account. */
export function SignUpSide({ entry }: { entry: Entry }): ReactNode {
  const { t } = useTranslation('auth')
  const { keeps } = entry
  if (!useSignInOffer().signUp) return <Navigate to={entry.to(pages.login)} replace />
  return (
    <EntryFrame
      title={keeps ? t(`keeps.${keeps}.signUpTitle`) : t('signUp.title')}
      text={keeps ? t(`keeps.${keeps}.signUpText`) : undefined}
    >
      <SignUpForm entry={entry} />
      <EntrySwitch
        question={t('signUp.toLogin')}
        link={t('signUp.toLoginLink')}
        to={pages.login}
        entry={entry}
      />
    </EntryFrame>
  )
}
