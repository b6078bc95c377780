import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLinkSecret } from '#web/account/link-secret.ts'
import { api } from '#web/api/api.ts'
import { codeOf } from '#web/api/error-text.ts'
import { MessagePage } from '#web/form/message-page.tsx'
import { pages } from '#web/paths.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'

function Home() {
  const { t } = useTranslation('followUpPages')
  return (
    <LinkButton kind="quiet" to={pages.home}>
      {t('stop.home')}
    </LinkButton>
  )
}

/** Stops the reminders or turns them on again. `stopped` is the last choice on this page, null before the first. */
function useStop(secret: string) {
  const { t } = useTranslation('followUpPages')
  const [stopped, setStopped] = useState<boolean | null>(null)
  const stop = useMutation({
    mutationFn: (wanted: boolean) => api('POST /api/reminder-stops', { body: { secret, stopped: wanted } }),
    onSuccess: (_, wanted) => {
      announce(t(wanted ? 'stop.doneTitle' : 'stop.onTitle'))
      setStopped(wanted)
    },
  })
  return { stop, stopped }
}

/** Shown for a link that the server does not know. */
function UnknownLink() {
  const { t } = useTranslation('followUpPages')
  return (
    <MessagePage alert title={t('stop.unknownTitle')} text={t('stop.unknown')}>
      <Home />
    </MessagePage>
  )
}

/** A button that stops the reminders, and one that turns them on again. Opening the page changes nothing. */
function Stop({ secret }: { secret: string }) {
  const { t } = useTranslation('followUpPages')
  const { stop, stopped } = useStop(secret)
  if (stop.error && codeOf(stop.error) === 'follow_up_unknown') return <UnknownLink />
  const failure = stop.error && <RequestFailure error={stop.error} />
  if (stopped)
    return (
      <MessagePage title={t('stop.doneTitle')} text={t('stop.done')}>
        {failure}
        <Button kind="quiet" busy={stop.isPending} onClick={() => stop.mutate(false)}>
          {t('stop.undo')}
        </Button>
        <Home />
      </MessagePage>
    )
  if (stopped === false)
    return (
      <MessagePage title={t('stop.onTitle')} text={t('stop.on')}>
        <Home />
      </MessagePage>
    )
  return (
    <MessagePage title={t('stop.title')} text={t('stop.lead')}>
      {failure}
      <Button busy={stop.isPending} onClick={() => stop.mutate(true)}>
        {t('stop.button')}
      </Button>
    </MessagePage>
  )
}

/** The page of the unsubscribe link in every reminder. */
export default function StopPage() {
  const { t } = useTranslation('followUpPages')
  const [secret] = useLinkSecret('stop')
  if (secret !== null) return <Stop secret={secret} />
  return (
    <MessagePage title={t('stop.noneTitle')} text={t('stop.none')}>
      <Home />
    </MessagePage>
  )
}
