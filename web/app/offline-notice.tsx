import { useEffect, useSyncExternalStore } from 'react'
import { announce } from '#web/ui/announcer.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Shown while the browser is offline: says so and what it means for the person's work. */
export function OfflineNotice() {
  const { t } = useTranslation('frame')
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  useEffect(() => {
    if (online) return
    return () => announce(t('online'))
  }, [online, t])
  return (
    <div role="status" data-screen-only>
      {!online && (
        <p className="bg-amber-soft px-5 py-2 text-center text-amber-deep lg:[body:has([data-side])_&]:ps-23 xl:[body:has([data-side])_&]:ps-60">
          {t('offline')}
        </p>
      )}
    </div>
  )
}
