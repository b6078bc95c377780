import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useSignOutReason } from '../../../account/sign-out-reason.ts'

/** Who was signed out without asking for it reads why, calmly. */
export function SignOutReasonNotice() {
  const { t } = useTranslation('auth')
  const reason = useSignOutReason()
  return (
    <div role="status" className="empty:hidden">
      {reason && (
        <p className="mb-5 rounded-md bg-teal-soft px-4 py-3 text-teal-deep">{t(`farewell.${reason}`)}</p>
      )}
    </div>
  )
}
