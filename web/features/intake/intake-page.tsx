import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { keepFormOffline } from '#web/service-worker/register.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { FindSession } from './find-session.tsx'
import { SentAlready } from './sent-already.tsx'
import { useOpenedForm } from './use-opened-form.ts'
import { Wizard } from './wizard.tsx'

function Outdated() {
  const { t } = useTranslation('intake')
  return (
    <div className="mx-auto grid max-w-xl gap-4 px-5 py-10">
      <p role="alert">{t('open.outdated')}</p>
      <Button className="justify-self-start" onClick={() => window.location.reload()}>
        {t('open.reload')}
      </Button>
    </div>
  )
}

/** The form of one session: opened, then filled in. */
function IntakeOf({ sessionId }: { sessionId: string }) {
  const opened = useOpenedForm(sessionId)
  if (opened.at === 'open') return <Wizard store={opened.store} questionnaire={opened.questionnaire} />
  if (opened.at === 'submitted') return <SentAlready fitter={opened.fitter?.name ?? null} />
  if (opened.at === 'outdated') return <Outdated />
  return (
    <div className="mx-auto w-full max-w-3xl px-5 py-8">
      {opened.at === 'loading' ? (
        <Skeleton lines={8} />
      ) : (
        <RequestFailure error={opened.error} onRetry={opened.retry} />
      )}
    </div>
  )
}

/** The intake: the session in the address, else the one that is meant. */
export default function IntakePage() {
  const [search] = useSearchParams()
  const sessionId = search.get('session')
  useEffect(() => void keepFormOffline(), [])
  return sessionId ? (
    <IntakeOf key={sessionId} sessionId={sessionId} />
  ) : (
    <FindSession fitter={search.get('fitter')} />
  )
}
