import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { SignOutAnswer } from './use-logout.ts'

/**
 * The question before a sign-out that would lose answers. Its texts belong to the frame, because other texts cannot be
 * loaded offline.
 */
export function SignOutQuestion({ answer }: { answer: SignOutAnswer | null }) {
  const { t } = useTranslation('frame')
  return (
    <Dialog
      open={answer !== null}
      onClose={() => answer?.(false)}
      title={t('signOut.title')}
      actions={
        <>
          <Button onClick={() => answer?.(false)}>{t('signOut.stay')}</Button>
          <Button kind="danger" onClick={() => answer?.(true)}>
            {t('signOut.leave')}
          </Button>
        </>
      }
    >
      <p>{t('signOut.text')}</p>
    </Dialog>
  )
}
