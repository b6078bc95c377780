import { Link } from 'react-router'
import { pages } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { useFit, useFitView } from '../saving/fit-work.ts'
import { useReason } from '../saving/not-saved.tsx'
import { nameOf } from '../saving/pending-changes.ts'
import { useChangeWords } from './use-change-words.ts'

/** The refused changes, each with its reason. Everything else is saved or being sent. */
function RefusedChanges() {
  const { t } = useTranslation('sessions')
  const { store } = useFit()
  const view = useFitView()
  const reason = useReason()
  const words = useChangeWords()
  return (
    <section
      role="alert"
      aria-labelledby="refused"
      className="grid grid-cols-1 gap-3 rounded-lg border border-line border-s-4 border-s-coral bg-card p-5"
    >
      <h2 id="refused" className="text-base">
        {t('save.refused', { count: view.refused.length })}
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {view.refused.map((refused) => {
          const what = words.what(refused.change)
          return (
            <li key={nameOf(refused.change)} className="grid grid-cols-1 justify-items-start gap-1">
              <p className="font-semibold" dir="auto">
                {what}
              </p>
              <p>{reason(refused)}</p>
              <Button kind="quiet" size="small" onClick={() => store.leaveOut(refused)}>
                {t('save.leaveOut')}
                <span className="sr-only"> {what}</span>
              </Button>
            </li>
          )
        })}
      </ul>
      <div>
        <Button kind="quiet" size="small" onClick={store.retry}>
          {t('save.retry')}
        </Button>
      </div>
    </section>
  )
}

/** Why saving has ended, and what can be done about the unsaved changes. */
function SavingEnded() {
  const { t } = useTranslation('sessions')
  const { store } = useFit()
  const view = useFitView()
  const { status, queue, refused, error } = view
  return (
    <div
      role="alert"
      className="grid grid-cols-1 gap-3 rounded-lg border border-line border-s-4 border-s-coral bg-card p-5"
    >
      <p className="font-semibold">
        {t(status === 'closed' ? 'save.closed' : 'save.barred', { count: queue.length + refused.length })}
      </p>
      {status === 'barred' && <RequestFailure error={error} />}
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" size="small" onClick={store.retry}>
          {t('save.retry')}
        </Button>
        <Button kind="danger" size="small" onClick={store.discard}>
          {t('save.discard')}
        </Button>
      </div>
    </div>
  )
}

/** The reason why changes cannot be saved, with the actions to resolve it. */
export function SaveStop() {
  const { t } = useTranslation('sessions')
  const { status, refused, keptOnDevice } = useFitView()
  if (status === 'signedOut') {
    return (
      <p role="alert" className="rounded-lg bg-amber-soft px-5 py-3 text-amber-deep">
        {t('save.signedOut')}{' '}
        <Link to={pages.login} className="font-semibold underline">
          {t('save.logIn')}
        </Link>
      </p>
    )
  }
  if (status === 'closed' || status === 'barred') return <SavingEnded />
  if (refused.length > 0) return <RefusedChanges />
  if (!keptOnDevice && status === 'waiting') {
    return <p className="rounded-lg bg-amber-soft px-5 py-3 text-amber-deep">{t('save.notKept')}</p>
  }
  return null
}
