import { LinkToShare } from '#web/invitation-link/link-to-share.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** The address of a link on this site. */
const placeOf = (url: string): string => {
  const { pathname, hash } = new URL(url)
  return pathname + hash
}

/** The link as a code for the rider's phone, or to open on this device and hand over. */
export default function SecondBaselineLink({ url, onClose }: { url: string; onClose: () => void }) {
  const { t } = useTranslation('sessions', 'invitations')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('secondBaseline.ask')}
      actions={<LinkButton to={placeOf(url)}>{t('secondBaseline.here')}</LinkButton>}
    >
      <p className="mb-4 text-muted">{t('secondBaseline.dialog')}</p>
      <LinkToShare url={url} name={null} codeFirst />
    </Dialog>
  )
}
