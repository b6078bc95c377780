import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { usePageName } from '#web/app/page-name.ts'
import { keepFormOffline } from '#web/service-worker/register.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { later } from './later.ts'
import { useOpenedForm } from './use-opened-form.ts'
import { Wizard } from './wizard.tsx'

const findSession = later(async () => ({ default: (await import('./find-session.tsx')).FindSession }))
const sentAlready = later(async () => ({ default: (await import('./sent-already.tsx')).SentAlready }))

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

function OpeningFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const name = usePageName()
  return (
    <div className="grid gap-5">
      <h1>{name}</h1>
      <RequestFailure error={error} onRetry={onRetry} />
    </div>
  )
}

/** The form of one session: opened, then filled in. */
function IntakeOf({ sessionId }: { sessionId: string }) {
  const opened = useOpenedForm(sessionId)
  if (opened.at === 'open') return <Wizard store={opened.store} questionnaire={opened.questionnaire} />
  if (opened.at === 'submitted') return <sentAlready.Part fitter={opened.fitter?.name ?? null} />
  if (opened.at === 'outdated') return <Outdated />
  return (
    <div className="mx-auto w-full max-w-3xl px-5 py-8">
      {opened.at === 'loading' ? (
        <Skeleton lines={8} />
      ) : (
        <OpeningFailed error={opened.error} onRetry={opened.retry} />
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
    <findSession.Part fitter={search.get('fitter')} />
  )
}
