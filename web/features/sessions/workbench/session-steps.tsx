import { useMutationState } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { followUpEnded } from '#domain/sessions/follow-up-status.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { useFit } from '../saving/fit-work.ts'
import { Unsent, useCancel, useClose, useComplete } from './use-session-steps.ts'

function Line({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunken py-1 ps-4 pe-2"
      data-screen-only
    >
      <p className="me-auto py-2">{text}</p>
      {children}
    </div>
  )
}

/** Why the last step failed. */
function Failure() {
  const { t } = useTranslation('sessions')
  const { session, store } = useFit()
  const errors = useMutationState({
    filters: { mutationKey: ['session', session.id] },
    select: ({ state }) => ({ error: state.error, at: state.submittedAt }),
  })
  const last = errors.toSorted((a, b) => a.at - b.at).at(-1)
  if (!last?.error) return null
  if (last.error instanceof Unsent) {
    return <ErrorState text={t('life.unsent')} onRetry={store.retry} />
  }
  return <RequestFailure error={last.error} />
}

function Fitted() {
  const { t } = useTranslation('sessions')
  const format = useFormat()
  const { session } = useFit()
  const complete = useComplete()
  const close = useClose()
  const answered = session.followUps.some(({ submittedAt }) => submittedAt)
  const dates = session.followUps
    .filter(({ status }) => !followUpEnded(status))
    .map(({ dueOn }) => format.date(dueOn))
  return (
    <Line
      text={dates.length > 0 ? t('life.planned', { dates: format.list(dates) }) : t('life.nothingPlanned')}
    >
      {!answered && (
        <Button kind="text" size="small" busy={complete.isPending} onClick={() => complete.mutate(false)}>
          {t('life.undo')}
        </Button>
      )}
      <Button kind="text" size="small" busy={close.isPending} onClick={() => close.mutate(true)}>
        {t('life.close')}
      </Button>
    </Line>
  )
}

/** The status of the session, and the steps forward or back. All of them can be undone. */
export function SessionSteps() {
  const { t } = useTranslation('sessions')
  const { session } = useFit()
  const cancel = useCancel()
  const close = useClose()
  const cancelled = session.status === 'cancelled'
  return (
    <>
      {cancelled && (
        <Line text={t('life.cancelled')}>
          <Button kind="text" size="small" busy={cancel.isPending} onClick={() => cancel.mutate(false)}>
            {t('life.uncancel')}
          </Button>
        </Line>
      )}
      {!cancelled && session.closedAt && (
        <Line text={t('life.closed')}>
          <Button kind="text" size="small" busy={close.isPending} onClick={() => close.mutate(false)}>
            {t('life.reopen')}
          </Button>
        </Line>
      )}
      {!cancelled && !session.closedAt && session.fittedAt && <Fitted />}
      <Failure />
    </>
  )
}

/** Cancels a session that has not taken place. It is at the end of the page because it is rarely needed. */
export function CancelSession() {
  const { t } = useTranslation('sessions')
  const { session, open } = useFit()
  const cancel = useCancel()
  if (!open || session.fittedAt) return null
  return (
    <div data-screen-only>
      <Button
        kind="text"
        size="small"
        className="text-muted"
        busy={cancel.isPending}
        onClick={() => cancel.mutate(true)}
      >
        {t('life.cancel')}
      </Button>
    </div>
  )
}
