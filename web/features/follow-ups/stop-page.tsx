import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLinkSecret } from '#web/account/link-secret.ts'
import { api } from '#web/api/api.ts'
import { codeOf } from '#web/api/error-text.ts'
import { pages } from '#web/paths.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Message } from './message.tsx'

function Home() {
  const { t } = useTranslation('followUps')
  return (
    <LinkButton kind="quiet" to={pages.home}>
      {t('stop.home')}
    </LinkButton>
  )
}

/** One press ends the reminders, and one takes that back; opening the page changes nothing. */
function Stop({ secret }: { secret: string }) {
  const { t } = useTranslation('followUps')
  /** What was said on this page last; null before anything was. */
  const [stopped, setStopped] = useState<boolean | null>(null)
  const stop = useMutation({
    mutationFn: (wanted: boolean) => api('POST /api/reminder-stops', { body: { secret, stopped: wanted } }),
    onSuccess: (_, wanted) => {
      announce(t(wanted ? 'stop.doneTitle' : 'stop.onTitle'))
      setStopped(wanted)
    },
  })
  if (stop.error && codeOf(stop.error) === 'follow_up_unknown')
    return (
      <Message alert title={t('stop.unknownTitle')} text={t('stop.unknown')}>
        <Home />
      </Message>
    )
  const failure = stop.error && <RequestFailure error={stop.error} />
  if (stopped)
    return (
      <Message title={t('stop.doneTitle')} text={t('stop.done')}>
        {failure}
        <Button kind="quiet" busy={stop.isPending} onClick={() => stop.mutate(false)}>
          {t('stop.undo')}
        </Button>
        <Home />
      </Message>
    )
  if (stopped === false)
    return (
      <Message title={t('stop.onTitle')} text={t('stop.on')}>
        <Home />
      </Message>
    )
  return (
    <Message title={t('stop.title')} text={t('stop.lead')}>
      {failure}
      <Button busy={stop.isPending} onClick={() => stop.mutate(true)}>
        {t('stop.button')}
      </Button>
    </Message>
  )
}

/** Where the last link of every reminder leads. */
export default function StopPage() {
  const { t } = useTranslation('followUps')
  const [secret] = useLinkSecret('stop')
  if (secret !== null) return <Stop secret={secret} />
  return (
    <Message title={t('stop.noneTitle')} text={t('stop.none')}>
      <Home />
    </Message>
  )
}
