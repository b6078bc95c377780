import type { DraftView } from '#web/drafts/draft-store.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** What the rider must know about the draft beyond "saved": a browser that keeps nothing, a session that is over. */
export function DraftNotice({ view, here }: { view: DraftView; here: string }) {
  const { t } = useTranslation('intake')
  const { status, keptOnDevice } = view
  const sent = status === 'submitted'
  const stopped = status === 'signedOut' || status === 'refused' || status === 'wiped' || sent
  if (!stopped && keptOnDevice) return null
  return (
    <div role="alert" className="mb-6 grid gap-3 rounded-lg bg-amber-soft p-4 text-amber-deep">
      <p>{stopped ? t(`status.${status}`) : t('status.notKept')}</p>
      {sent && (
        <Button
          kind="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => window.location.reload()}
        >
          {t('status.seeSent')}
        </Button>
      )}
      {stopped && status !== 'refused' && !sent && (
        <LinkButton
          kind="quiet"
          size="small"
          className="justify-self-start"
          to={`/login?next=${encodeURIComponent(here)}`}
        >
          {t('status.logIn')}
        </LinkButton>
      )}
    </div>
  )
}
