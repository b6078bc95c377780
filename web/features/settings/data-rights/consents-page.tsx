import { useQuery } from '@tanstack/react-query'
import AskAgain from '#web/consent/ask-again.tsx'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { ResearchConsent } from '../research-consent.tsx'
import { SettingsPage } from '../settings-page.tsx'
import { ConsentLedger } from './consent-ledger.tsx'
import { FitConsent } from './fit-consent.tsx'
import { filesQuery } from './own-files.ts'

function FitConsents() {
  const { data, error, refetch } = useQuery(filesQuery)
  if (error && !data) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} />
  return data.files.map((file) => <FitConsent key={file.riderId} file={file} />)
}

/** What the rider consents to now, for each fitter and for research, and the ledger of all answers. */
export default function ConsentsPage() {
  const { t } = useTranslation('dataRights')
  return (
    <SettingsPage lead={t('consents.lead')}>
      {() => (
        <>
          <AskAgain />
          <FitConsents />
          <Card title={t('consents.research')}>
            <ResearchConsent />
          </Card>
          <ConsentLedger />
        </>
      )}
    </SettingsPage>
  )
}
