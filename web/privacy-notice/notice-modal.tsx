import { NOTICE_DATE, NOTICE_VERSION } from '#domain/product.ts'
import { pages } from '#web/paths.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { NoticeSections } from './notice-sections.tsx'

interface NoticeModalProps {
  open: boolean
  onClose: () => void
}

/** The privacy notice in a dialog over the page, which keeps its state. */
export default function NoticeModal({ open, onClose }: NoticeModalProps) {
  const { t } = useTranslation('notice')
  const format = useFormat()
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 text-secondary text-muted">
        <p>{t('version', { version: NOTICE_VERSION, date: format.date(NOTICE_DATE) })}</p>
        <Link to={pages.privacyPolicy} target="_blank">
          {t('asPage')}
        </Link>
      </div>
      <NoticeSections />
    </Dialog>
  )
}
