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
    <div
      className="sticky bottom-0 z-10 mt-10 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)]"
      data-screen-only
    >
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3 md:px-12">
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
