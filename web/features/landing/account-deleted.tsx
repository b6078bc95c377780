import { useEffect } from 'react'
import { type Location, useLocation } from 'react-router'
import { announce } from '#web/ui/announcer.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

const isAfterDeletion = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'accountDeleted' in state && state.accountDeleted === true

/** Confirms to a person that their account has been deleted. */
export function AccountDeleted() {
  const { t } = useTranslation('landing')
  const location: Location<unknown> = useLocation()
  const shown = isAfterDeletion(location.state)
  useEffect(() => {
    if (shown) announce(t('accountDeleted'))
  }, [shown, t])
  if (!shown) return null
  return (
    <p className="mx-auto mb-6 max-w-7xl px-5 md:px-12">
      <span className="block rounded-md bg-teal-soft px-5 py-4 text-lg text-teal-deep">
        {t('accountDeleted')}
      </span>
    </p>
  )
}
