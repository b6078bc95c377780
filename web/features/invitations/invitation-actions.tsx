import { useState } from 'react'
import { sentIntakePath } from '#web/paths.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { actionsFor, type Invitation } from './invitation.ts'
import { LinkToShare } from './link-to-share.tsx'
import { useFreshLink, useResend, useWithdraw } from './use-invite.ts'

interface ActionProps {
  invitation: Invitation
  /** The rider's name for screen readers. */
  name: string
}

/** Names the rider of a button for screen readers, because the row is not part of the button's name. */
const RiderName = ({ name }: { name: string }) => <span className="sr-only"> {name}</span>

function Resend({ invitation, name }: ActionProps) {
  const { t } = useTranslation('invitations')
  const resend = useResend(invitation.id)
  const press = () => resend.mutate(undefined, { onSuccess: () => announce(t('action.resent')) })
  return (
    <>
      <Button kind="text" size="small" busy={resend.isPending} onClick={press}>
        {t('action.resend')}
        <RiderName name={name} />
      </Button>
      {resend.isSuccess && <p className="basis-full text-detail text-muted">{t('action.resent')}</p>}
      {resend.isError && (
        <div className="basis-full">
          <RequestFailure error={resend.error} />
        </div>
      )}
    </>
  )
}

/** Asks for confirmation, then shows the new link in the same dialog. */
function FreshLink({ invitation, name }: ActionProps) {
  const { t } = useTranslation('invitations')
  const [open, setOpen] = useState(false)
  const fresh = useFreshLink(invitation.id)
  const close = () => {
    setOpen(false)
    fresh.reset()
  }
  return (
    <>
      <Button kind="text" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('action.fresh')}
        <RiderName name={name} />
      </Button>
      {fresh.data ? (
        <Dialog open={open} onClose={close} title={t('fresh.title')}>
          <p className="mb-4 text-muted">{t('fresh.text')}</p>
          <LinkToShare url={fresh.data.url} name={invitation.name} />
        </Dialog>
      ) : (
        <ConfirmDialog
          open={open}
          onClose={close}
          title={t('confirm.freshTitle')}
          action={t('confirm.fresh')}
          onConfirm={() => fresh.mutate()}
          busy={fresh.isPending}
          error={fresh.error}
        >
          <p>{t(invitation.linkEnded ? 'confirm.freshEnded' : 'confirm.freshText')}</p>
          {invitation.state === 'started' && !invitation.linkEnded && (
            <p className="font-semibold">{t('confirm.freshStarted')}</p>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}

/** The withdrawal and its confirmation dialog. */
function useWithdrawDialog({ invitation, name }: ActionProps) {
  const { t } = useTranslation('invitations')
  const [open, setOpen] = useState(false)
  const withdraw = useWithdraw(invitation.id)
  const close = () => {
    setOpen(false)
    withdraw.reset()
  }
  const confirm = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => {
        setOpen(false)
        announce(t('action.withdrawn', { name }))
      },
    })
  const { isPending: busy, error } = withdraw
  return { ask: () => setOpen(true), dialog: { open, onClose: close, onConfirm: confirm, busy, error } }
}

function Withdraw(props: ActionProps) {
  const { t } = useTranslation('invitations')
  const { ask, dialog } = useWithdrawDialog(props)
  return (
    <>
      <Button kind="text" size="small" className="text-coral-text" aria-haspopup="dialog" onClick={ask}>
        {t('action.withdraw')}
        <RiderName name={props.name} />
      </Button>
      <ConfirmDialog {...dialog} title={t('confirm.withdrawTitle')} action={t('confirm.withdraw')}>
        <p>{t('confirm.withdrawText')}</p>
      </ConfirmDialog>
    </>
  )
}

/** The actions that the server allows for an invitation in its current state. */
export function InvitationActions({ invitation, name }: ActionProps) {
  const { t } = useTranslation('invitations')
  const can = actionsFor(invitation)
  return (
    <div className="-mx-2 -my-2 flex flex-wrap items-center text-start md:justify-end">
      {can.resend && <Resend invitation={invitation} name={name} />}
      {can.fresh && <FreshLink invitation={invitation} name={name} />}
      {can.withdraw && <Withdraw invitation={invitation} name={name} />}
      {can.read && (
        <LinkButton kind="text" size="small" to={sentIntakePath('fitter', invitation.sessionId)}>
          {t('action.read')}
          <RiderName name={name} />
        </LinkButton>
      )}
    </div>
  )
}
