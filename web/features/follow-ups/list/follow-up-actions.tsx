import { useState } from 'react'
import { dateIn } from '#domain/calendar/local-date.ts'
import { mutateThen } from '#web/api/mutate-then.ts'
import { followUpTogetherPath, sentFollowUpPath } from '#web/paths.ts'
import { announce } from '#web/ui/announcer.tsx'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { actionsFor, type FollowUpEntry } from './follow-up-states.ts'
import { MoveDialog } from './move-dialog.tsx'
import { useSendNow } from './use-plan.ts'

interface FollowUpActionsProps {
  followUp: FollowUpEntry
  /** The rider's name. */
  name: string
  /** What tells the buttons of this follow-up from those of others, for screen readers; the rider's name if absent. */
  of?: string | undefined
  /** The follow-up is another fitter's: its answers can be read. */
  readOnly?: boolean
  /** Skips the follow-up or restores it. The list offers to undo that. */
  onSkip: (skipped: boolean) => void
  /** Called with what was done, for a list to show it when the follow-up has left it. */
  onDone?: (what: string) => void
}

/** Tells screen readers which follow-up a button belongs to, because the row is not part of the button's name. */
const ButtonSubject = ({ name, of = name }: Pick<FollowUpActionsProps, 'name' | 'of'>) => (
  <span className="sr-only"> {of}</span>
)

/** Asks before a follow-up is sent whose window has not opened: its answer will be marked as early. */
function AskEarly({
  followUp,
  name,
  onClose,
  onConfirm,
}: Pick<FollowUpActionsProps, 'followUp' | 'name'> & { onClose: () => void; onConfirm: () => void }) {
  const { t } = useTranslation('followUpPages')
  const format = useFormat()
  return (
    <AskDialog
      open
      onClose={onClose}
      title={t('list.sendEarly')}
      action={t('list.sendEarlyAction')}
      kind="primary"
      busy={false}
      onConfirm={onConfirm}
    >
      <p>{t('list.sendEarlyText', { name, date: format.date(followUp.opensOn) })}</p>
    </AskDialog>
  )
}

/** Below all actions, as wide as they are: a long text must not widen the column of a table. */
const BELOW = 'order-last w-0 min-w-full'

type ChangeProps = Pick<FollowUpActionsProps, 'followUp' | 'name' | 'of' | 'onDone'>

/** Says of a reminder that was just sent whether it is on its way or waits for the rider's morning. */
function useSentWords(): (entry: FollowUpEntry) => string {
  const { t } = useTranslation('followUpPages')
  const format = useFormat()
  return ({ reminders }) => {
    const next = reminders.findLast(({ state }) => state === 'waiting')
    return next && new Date(next.at) > new Date()
      ? t('list.sendingLater', { at: format.dateTime(next.at) })
      : t('list.sending')
  }
}

function SendNow({ followUp, name, of, onDone }: ChangeProps) {
  const { t } = useTranslation('followUpPages')
  const sentWords = useSentWords()
  const send = useSendNow(followUp.id)
  const [asking, setAsking] = useState(false)
  const sendNow = () => {
    setAsking(false)
    mutateThen(send, undefined, (entry) => {
      announce(sentWords(entry))
      onDone?.(sentWords(entry))
    })
  }
  const early = followUp.opensOn > dateIn(new Date())
  return (
    <>
      <Button
        kind="text"
        size="small"
        busy={send.isPending}
        onClick={() => (early ? setAsking(true) : sendNow())}
      >
        {t('list.send')}
        <ButtonSubject name={name} of={of} />
      </Button>
      {asking && (
        <AskEarly followUp={followUp} name={name} onClose={() => setAsking(false)} onConfirm={sendNow} />
      )}
      {send.data && <p className={`${BELOW} px-2 text-detail text-muted`}>{sentWords(send.data)}</p>}
      {send.isError && (
        <div className={BELOW}>
          <RequestFailure error={send.error} />
        </div>
      )}
    </>
  )
}

function Move({ followUp, name, of, onDone }: ChangeProps) {
  const { t } = useTranslation('followUpPages')
  const [moving, setMoving] = useState(false)
  return (
    <>
      <Button kind="text" size="small" aria-haspopup="dialog" onClick={() => setMoving(true)}>
        {t('list.move')}
        <ButtonSubject name={name} of={of} />
      </Button>
      <MoveDialog
        followUp={followUp}
        name={name}
        open={moving}
        onClose={() => setMoving(false)}
        onMoved={onDone}
      />
    </>
  )
}

/** A link to a page about the follow-up. */
function PageLink({
  to,
  text,
  ...about
}: {
  to: string
  text: string
  name: string
  of: string | undefined
}) {
  return (
    <LinkButton kind="text" size="small" to={to}>
      {text}
      <ButtonSubject {...about} />
    </LinkButton>
  )
}

/** The actions for a follow-up in its current status. */
export function FollowUpActions(props: FollowUpActionsProps) {
  const { followUp, name, of, readOnly = false, onSkip } = props
  const { t } = useTranslation('followUpPages')
  const { sessionId, milestone } = followUp
  const can = actionsFor(followUp, readOnly)
  return (
    <div
      className="-mx-2 -my-2 flex flex-wrap items-center text-start min-[56.25rem]:justify-end"
      data-screen-only
    >
      {can.send && <SendNow {...props} />}
      {can.move && <Move {...props} />}
      {can.together && (
        <PageLink
          to={followUpTogetherPath(sessionId, milestone)}
          text={t('list.together')}
          name={name}
          of={of}
        />
      )}
      {(can.skip || can.unskip) && (
        <Button kind="text" size="small" onClick={() => onSkip(can.skip)}>
          {t(can.skip ? 'list.skip' : 'list.ask')}
          <ButtonSubject name={name} of={of} />
        </Button>
      )}
      {can.read && (
        <PageLink
          to={sentFollowUpPath('fitter', sessionId, { milestone })}
          text={t('list.read')}
          name={name}
          of={of}
        />
      )}
    </div>
  )
}
