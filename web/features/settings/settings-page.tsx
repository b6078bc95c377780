import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { userQuery } from '#web/api/user-query.ts'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { AccountSection } from './account-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { PracticeSection } from './practice-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { SecuritySection } from './security/security-section.tsx'
import { useAccount } from './use-account.ts'

/** Scrolls to the section that the URL's fragment names, once it is shown. */
function useSectionOfAddress(standing: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    const section = standing && hash.length > 1 ? document.getElementById(hash.slice(1)) : null
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }, [standing, hash])
}

function Sections() {
  const account = useAccount()
  const { error, refetch } = useQuery(userQuery)
  useSectionOfAddress(account !== null)
  if (!account) return error ? <RequestFailure error={error} onRetry={() => void refetch()} /> : <Skeleton />
  return (
    <div className="grid gap-5">
      <AccountSection account={account} />
      <LanguageSection account={account} />
      <Card>
        <ThemeSwitch />
      </Card>
      {account.role === 'fitter' && <PracticeSection />}
      {account.role === 'client' && <PrivacySection account={account} />}
      <SecuritySection account={account} />
    </div>
  )
}

/** The settings of an account: profile, language, privacy and security. */
export default function SettingsPage() {
  const { t } = useTranslation('settings')
  return (
    <div className="mx-auto max-w-2xl px-5 py-6 md:py-10">
      <h1>{t('title')}</h1>
      <p className="mt-1 mb-6 text-muted">{t('lead')}</p>
      <Sections />
    </div>
  )
}
