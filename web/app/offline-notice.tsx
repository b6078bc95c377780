import { useEffect, useSyncExternalStore } from 'react'
import { isAt, pages } from '#web/form-paths.ts'
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

/** The forms and the fits: what is typed there is kept on the device and sent later. Nothing else is. */
const KEEPING: readonly string[] = [
  pages.spokewellForm,
  pages.intake,
  pages.followUp,
  pages.followUpForm,
  pages.followUpTogether,
  pages.session,
]

const keepsWork = (pathname: string): boolean => KEEPING.some((page) => isAt(page, pathname))

/** Shown while the browser is offline: what it means for the person's work. */
export function OfflineNotice() {
  const { t } = useTranslation('frameOpening', 'common')
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
          {keepsWork(pathname) ? t('offline') : t('common:failure.unreachable')}
        </p>
      )}
    </div>
  )
}
