import { Button, LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

interface CorrectFooterProps {
  /** Where Cancel leads. */
  home: string
  previous: (() => void) | null
  next: (() => void) | null
  busy: boolean
  onSend: () => void
}

/** Cancel, the steps beside this one, and the one strong button: it can be sent from any step. */
export function CorrectFooter({ home, previous, next, busy, onSend }: CorrectFooterProps) {
  const { t } = useTranslation('submissions', 'common')
  return (
    <div className="form-footer" data-screen-only>
      <div className="gap-y-2">
        <LinkButton kind="text" size="small" to={home} className="me-auto">
          {t('common:action.cancel')}
        </LinkButton>
        {previous && (
          <Button kind="quiet" size="small" onClick={previous}>
            {t('common:action.back')}
          </Button>
        )}
        {next && (
          <Button kind="quiet" size="small" onClick={next}>
            {t('common:action.next')}
          </Button>
        )}
        <Button size="small" busy={busy} className="max-sm:w-full" onClick={onSend}>
          {t('correct.send')}
        </Button>
      </div>
    </div>
  )
}
