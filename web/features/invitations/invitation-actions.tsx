import { useState } from 'react'
import { mutateThen } from '#web/api/mutate-then.ts'
import { ConfirmDialog } from '#web/invitation-link/confirm-dialog.tsx'
import { actionsFor } from '#web/invitation-link/invitation.ts'
import { FreshLink, type RenewalProps, Resend, RiderName } from '#web/invitation-link/renewal.tsx'
import { sentIntakePath } from '#web/paths.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useWithdraw } from './use-invite.ts'

/** The withdrawal and its confirmation dialog. */
function useWithdrawDialog({ invitation, name }: RenewalProps) {
  const { t } = useTranslation('invitations')
  const [open, setOpen] = useState(false)
  const withdraw = useWithdraw(invitation.id)
  const close = () => {
    setOpen(false)
    withdraw.reset()
  }
  const confirm = () =>
    mutateThen(withdraw, undefined, () => {
      setOpen(false)
      announce(t('action.withdrawn', { name }))
    })
  const { isPending: busy, error } = withdraw
  return { ask: () => setOpen(true), dialog: { open, onClose: close, onConfirm: confirm, busy, error } }
}

function Withdraw(props: RenewalProps) {
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
export function InvitationActions({ invitation, name }: RenewalProps) {
  const { t } = useTranslation('invitations')
  const can = actionsFor(invitation)
  return (
    <div className="-mx-2 -my-2 flex flex-wrap items-center text-start min-[56.25rem]:justify-end">
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
