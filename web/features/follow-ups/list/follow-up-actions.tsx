import { useState } from 'react'
import { followUpTogetherPath, sentFollowUpPath, sessionPath } from '#web/paths.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { actionsFor, type FollowUpEntry } from './follow-up-states.ts'
import { MoveDialog } from './move-dialog.tsx'
import { useSendNow } from './use-plan.ts'

interface FollowUpActionsProps {
  followUp: FollowUpEntry
  name: string
  /** Skips it, or asks after all; the list offers to take that back. */
  onSkip: (skipped: boolean) => void
  /** The way to the fit is known from the page. */
  within?: boolean
}

/** Says to screen readers whom a button is about: their row is not in their sight. */
const Whose = ({ name }: { name: string }) => <span className="sr-only"> {name}</span>

function SendNow({ followUp, name }: Pick<FollowUpActionsProps, 'followUp' | 'name'>) {
  const { t } = useTranslation('followUps')
  const format = useFormat()
  const send = useSendNow(followUp.id)
  const told = ({ reminders }: FollowUpEntry) => {
    const next = reminders.findLast(({ state }) => state === 'waiting')
    return next && new Date(next.at) > new Date()
      ? t('list.sendingLater', { at: format.dateTime(next.at) })
      : t('list.sending')
  }
  const press = () => send.mutate(undefined, { onSuccess: (entry) => announce(told(entry)) })
  return (
    <>
      <Button kind="text" size="small" busy={send.isPending} onClick={press}>
        {t('list.send')}
        <Whose name={name} />
      </Button>
      {send.data && <p className="basis-full px-2 text-detail text-muted">{told(send.data)}</p>}
      {send.isError && (
        <div className="basis-full">
          <RequestFailure error={send.error} />
        </div>
      )}
    </>
  )
}

/** What can be done with a follow-up as it stands. */
export function FollowUpActions({ followUp, name, onSkip, within = false }: FollowUpActionsProps) {
  const { t } = useTranslation('followUps')
  const [moving, setMoving] = useState(false)
  const can = actionsFor(followUp)
  return (
    <div className="-mx-2 -my-2 flex flex-wrap items-center text-start md:justify-end" data-screen-only>
      {can.send && <SendNow followUp={followUp} name={name} />}
      {can.move && (
        <Button kind="text" size="small" aria-haspopup="dialog" onClick={() => setMoving(true)}>
          {t('list.move')}
          <Whose name={name} />
        </Button>
      )}
      {can.together && (
        <LinkButton
          kind="text"
          size="small"
          to={followUpTogetherPath(followUp.sessionId, followUp.milestone)}
        >
          {t('list.together')}
          <Whose name={name} />
        </LinkButton>
      )}
      {(can.skip || can.unskip) && (
        <Button kind="text" size="small" onClick={() => onSkip(can.skip)}>
          {t(can.skip ? 'list.skip' : 'list.ask')}
          <Whose name={name} />
        </Button>
      )}
      {can.read && (
        <LinkButton
          kind="text"
          size="small"
          to={sentFollowUpPath('fitter', followUp.sessionId, { milestone: followUp.milestone })}
        >
          {t('list.read')}
          <Whose name={name} />
        </LinkButton>
      )}
      {!within && !can.read && (
        <LinkButton kind="text" size="small" to={sessionPath(followUp.sessionId)}>
          {t('list.open')}
          <Whose name={name} />
        </LinkButton>
      )}
      <MoveDialog followUp={followUp} name={name} open={moving} onClose={() => setMoving(false)} />
    </div>
  )
}
