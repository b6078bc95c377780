import { useState } from 'react'
import { mutateThen } from '#web/api/mutate-then.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { PartPlace } from '#web/ui/part-place.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { Invitation } from './invitation.ts'
import { useFreshLink, useResend } from './use-renewal.ts'

export interface RenewalProps {
  invitation: Invitation
  /** The rider's name for screen readers. */
  name: string
}

/** Names the rider of a button for screen readers, because the row is not part of the button's name. */
export const RiderName = ({ name }: { name: string }) => <span className="sr-only"> {name}</span>

/** Sends the invitation's mail again. */
export function Resend({ invitation, name }: RenewalProps) {
  const { t } = useTranslation('invitations')
  const resend = useResend(invitation.id)
  const press = () => mutateThen(resend, undefined, () => announce(t('action.resent')))
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

/** Fetched when somebody is asked whether they want a new link: it draws the QR code. */
const linkToShare = lazyPart(async () => ({ default: (await import('./link-to-share.tsx')).LinkToShare }))

interface NewLinkProps {
  open: boolean
  onClose: () => void
  url: string
  name: string | null
}

function NewLink({ open, onClose, ...link }: NewLinkProps) {
  const { t } = useTranslation('invitations')
  return (
    <Dialog open={open} onClose={onClose} title={t('fresh.title')}>
      <p className="mb-4 text-muted">{t('fresh.text')}</p>
      <PartPlace waiting={<Skeleton lines={4} />}>
        <linkToShare.Part {...link} />
      </PartPlace>
    </Dialog>
  )
}

/** Asks for confirmation, then shows the new link in the same dialog. */
export function FreshLink({ invitation, name }: RenewalProps) {
  const { t } = useTranslation('invitations')
  const [open, setOpen] = useState(false)
  const fresh = useFreshLink(invitation.id)
  const ask = () => {
    setOpen(true)
    void linkToShare.preload()
  }
  const close = () => {
    setOpen(false)
    fresh.reset()
  }
  return (
    <>
      <Button kind="text" size="small" aria-haspopup="dialog" onClick={ask}>
        {t('action.fresh')}
        <RiderName name={name} />
      </Button>
      {fresh.data ? (
        <NewLink open={open} onClose={close} url={fresh.data.url} name={invitation.name} />
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
