import type { DraftView } from '#web/drafts/draft-store.ts'
import { loginPath } from '#web/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** Why the draft goes no further: its person is signed out, or the form is closed, sent or gone. */
const STOPPED = ['signedOut', 'refused', 'wiped', 'submitted'] as const
type Reason = (typeof STOPPED)[number] | 'notKept'

/** The way on, where there is one. */
function WayOn({ reason, here }: { reason: Reason; here: string }) {
  const { t } = useTranslation('interruptions')
  const look = { kind: 'quiet', size: 'small', className: 'justify-self-start' } as const
  if (reason === 'submitted')
    return (
      <Button {...look} onClick={() => window.location.reload()}>
        {t('status.seeSent')}
      </Button>
    )
  if (reason !== 'signedOut' && reason !== 'wiped') return null
  return (
    <LinkButton {...look} to={loginPath(here)}>
      {t('status.logIn')}
    </LinkButton>
  )
}

function Notice({ reason, here }: { reason: Reason; here: string }) {
  const { t } = useTranslation('interruptions')
  return (
    <div role="alert" className="mb-6 grid gap-3 rounded-lg bg-amber-soft p-4 text-amber-deep">
      <p>{t(`status.${reason}`)}</p>
      <WayOn reason={reason} here={here} />
    </div>
  )
}

/** What the rider must know about the draft beyond "saved": a browser that keeps nothing, a form that goes no further. */
export function DraftNotice({ view, here }: { view: DraftView; here: string }) {
  const stopped = STOPPED.find((status) => status === view.status)
  const reason = stopped ?? (view.keptOnDevice ? null : 'notKept')
  return reason && <Notice reason={reason} here={here} />
}
