import { useMutation } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { codeOf } from '#web/api/error-text.ts'
import { useLinkSecret } from '#web/app/link-secret.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Message } from './message.tsx'

function Home() {
  const { t } = useTranslation('followUps')
  return (
    <LinkButton kind="quiet" to="/">
      {t('stop.home')}
    </LinkButton>
  )
}

/** One press ends the reminders; opening the page changes nothing. */
function Stop({ secret }: { secret: string }) {
  const { t } = useTranslation('followUps')
  const stop = useMutation({
    mutationFn: () => api('POST /api/reminder-stops', { body: { secret } }),
    onSuccess: () => announce(t('stop.doneTitle')),
  })
  if (stop.isSuccess)
    return (
      <Message title={t('stop.doneTitle')} text={t('stop.done')}>
        <Home />
      </Message>
    )
  if (stop.error && codeOf(stop.error) === 'follow_up_unknown')
    return (
      <Message alert title={t('stop.unknownTitle')} text={t('stop.unknown')}>
        <Home />
      </Message>
    )
  return (
    <Message title={t('stop.title')} text={t('stop.lead')}>
      {stop.error && <RequestFailure error={stop.error} />}
      <Button busy={stop.isPending} onClick={() => stop.mutate()}>
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
