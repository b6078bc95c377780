import { NoticeLink } from '#web/privacy-notice/notice-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

interface WizardFooterProps {
  /** The name of the next step; null on the last one, which submits. */
  next: string | null
  busy: boolean
  onBack: () => void
  onNext: () => void
}

/** Back, the privacy notice and Next, always within reach of the thumb. */
export function WizardFooter({ next, busy, onBack, onNext }: WizardFooterProps) {
  const { t } = useTranslation('intake', 'common')
  return (
    <div className="form-footer" data-screen-only>
      <div className="justify-between md:py-4">
        <Button kind="quiet" onClick={onBack}>
          {t('common:action.back')}
        </Button>
        <NoticeLink className="min-w-0 flex-1 basis-24 px-1 text-secondary text-muted leading-tight hover:text-ink hover:underline">
          {t('wizard.privacy')}
        </NoticeLink>
        <Button onClick={onNext} busy={busy}>
          {next === null && (busy ? t('submit.sending') : t('wizard.submit'))}
          {next !== null && (
            <>
              <span className="sm:hidden">{t('common:action.next')}</span>
              <span className="max-sm:hidden">{t('wizard.next', { step: next })}</span>
            </>
          )}
        </Button>
      </div>
    </div>
  )
}
