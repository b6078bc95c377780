import { useEffect } from 'react'
import { type Location, useLocation } from 'react-router'
import { announce } from '#web/ui/announcer.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

const isAfterDeletion = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'accountDeleted' in state && state.accountDeleted === true

/** The receipts of the erased files in the state of the address. */
function receiptsIn(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('receipts' in state)) return []
  return Array.isArray(state.receipts) ? state.receipts.filter((one) => typeof one === 'string') : []
}

/** Confirms to a person that their account has been deleted. */
export function AccountDeleted() {
  const { t } = useTranslation('landing')
  const location: Location<unknown> = useLocation()
  const shown = isAfterDeletion(location.state)
  const receipts = receiptsIn(location.state)
  useEffect(() => {
    if (shown) announce(t('accountDeleted'))
  }, [shown, t])
  if (!shown) return null
  return (
    <p className="mx-auto mb-6 max-w-7xl px-5 md:px-12">
      <span className="block rounded-md bg-teal-soft px-5 py-4 text-lg text-teal-deep">
        {t('accountDeleted')}
        {receipts.length > 0 && (
          <span className="mt-2 block text-secondary wrap-anywhere">
            {t('receipts', { numbers: receipts.join(', ') })}
          </span>
        )}
      </span>
    </p>
  )
}
