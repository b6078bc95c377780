import { Suspense } from 'react'
import { api } from '#web/api/api.ts'
import { codeOf } from '#web/api/error-text.ts'
import { useAction } from '#web/api/use-action.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Spinner } from '#web/ui/waiting.tsx'

type EndedCode = 'link_ended' | 'link_ended_ask_fitter'

/** The code with which a restore ended a link; null for any other failure. */
export function endedCodeOf(error: unknown): EndedCode | null {
  const code = error ? codeOf(error) : null
  return code === 'link_ended' || code === 'link_ended_ask_fitter' ? code : null
}

function MailFreshLink({ secret }: { secret: string }) {
  const { t } = useTranslation('links')
  const send = useAction(async () => {
    await api('POST /api/link-renewals', { body: { secret } })
    announce(t('ended.mailed'))
  })
  return (
    <div className="grid gap-4">
      {send.error !== null && <RequestFailure error={send.error} />}
      <p className={send.isDone ? 'rounded-md bg-teal-soft px-4 py-3 text-teal-deep' : 'text-muted'}>
        {t(send.isDone ? 'ended.mailed' : 'ended.mailTo')}
      </p>
      <Button kind={send.isDone ? 'text' : 'primary'} busy={send.busy} onClick={() => send.start()}>
        {t(send.isDone ? 'ended.again' : 'ended.mail')}
      </Button>
    </div>
  )
}

interface EndedLinkProps {
  secret: string
  code: EndedCode
}

function Explanation({ secret, code }: EndedLinkProps) {
  const { t } = useTranslation('links')
  return (
    <div className="grid gap-6">
      <div role="alert" className="grid gap-3">
        <h1>{t('ended.title')}</h1>
        <p className="text-lg text-muted">{t('ended.why')}</p>
        {code === 'link_ended_ask_fitter' && <p>{t('ended.ask')}</p>}
      </div>
      {code === 'link_ended' && <MailFreshLink secret={secret} />}
    </div>
  )
}

/**
 * Shown for a link that a restore ended: the reason, and either a new link by mail to the original address or how to
 * reach the fitter. Its texts load when they are needed, which is seldom.
 */
export const EndedLink = (props: EndedLinkProps) => (
  <Suspense fallback={<Spinner />}>
    <Explanation {...props} />
  </Suspense>
)
