import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useSignOutReason } from '../../../account/sign-out-reason.ts'

/** Explains to a person why they were signed out without asking for it. */
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
