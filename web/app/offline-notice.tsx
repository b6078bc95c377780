import { useEffect, useSyncExternalStore } from 'react'
import { bookPath, pages } from '#web/paths.ts'
import { announce } from '#web/ui/announcer.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useNavigation } from '#web/ui/navigation.tsx'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Forms and fits are kept on the device and sent later; what is typed into the pages of bookings is not. */
const keepsNothing = (pathname: string): boolean =>
  [pages.booking, bookPath('')].some((start) => pathname.startsWith(start))

/** Shown while the browser is offline: says so and what it means for the person's work. */
export function OfflineNotice() {
  const { t } = useTranslation('frame', 'common')
  const { pathname } = useNavigation().place
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  useEffect(() => {
    if (online) return
    return () => announce(t('online'))
  }, [online, t])
  return (
    <div role="status" data-screen-only>
      {!online && (
        <p className="bg-amber-soft px-5 py-2 text-center text-amber-deep lg:[body:has([data-side])_&]:ps-23 xl:[body:has([data-side])_&]:ps-60">
          {keepsNothing(pathname) ? t('common:failure.unreachable') : t('offline')}
        </p>
      )}
    </div>
  )
}
