import { type ReactNode, useState } from 'react'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

interface AnswerButtonProps {
  /** Whether the consent is given now. */
  given: boolean
  sending: {
    busy: boolean
    error: string | undefined
    answer(granted: boolean): Promise<boolean>
    forget(): void
  }
  /** What follows from a withdrawal. */
  follows: string
  /** Links beside the button. */
  children?: ReactNode
}

/**
 * Withdraws a consent with a press and a confirmation that says what follows, or gives it again. It is one button, so
 * that it keeps the focus.
 */
export function AnswerButton({ given, sending, follows, children }: AnswerButtonProps) {
  const { t } = useTranslation('dataRights')
  const [asking, setAsking] = useState(false)
  const { busy, error, answer, forget } = sending
  const press = () => {
    setAsking(given)
    if (!given) void answer(true)
  }
  const close = () => {
    setAsking(false)
    forget()
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button kind={given ? 'quiet' : 'primary'} size="small" busy={busy} onClick={press}>
          {t(given ? 'consents.withdraw' : 'consents.giveAgain')}
        </Button>
        {children}
      </div>
      {!given && <FieldError id={undefined} error={error} />}
      <AskDialog
        open={asking && given}
        onClose={close}
        title={t('consents.withdrawTitle')}
        action={t('consents.withdraw')}
        busy={busy}
        onConfirm={() => void answer(false)}
      >
        <p>{follows}</p>
        <FieldError id={undefined} error={error} />
      </AskDialog>
    </>
  )
}
