import { useEffect, useRef } from 'react'
import type { DraftStatus, DraftView } from '#web/drafts/draft-store.ts'
import { announce } from '#web/ui/announcer.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** What is said of a draft, in full and in the few words a phone has room for. */
function useWords({ status, keptOnDevice }: Pick<DraftView, 'status' | 'keptOnDevice'>) {
  const { t } = useTranslation('intake')
  const words: Partial<Record<DraftStatus, { full: string; short: string }>> = {
    saved: {
      full: keptOnDevice ? t('status.saved') : t('status.savedRemotely'),
      short: t('status.savedShort'),
    },
    saving: { full: t('status.saving'), short: t('status.saving') },
    kept: { full: t('status.kept'), short: t('status.keptShort') },
    barred: { full: t('status.barred'), short: t('status.barredShort') },
    conflict: { full: t('status.conflict'), short: t('status.conflict') },
  }
  return words[status]
}

/** Says quietly whether what was typed is safe. Screen readers hear it only when it waits for the connection. */
export function SaveStatus({ view, short = false }: { view: DraftView; short?: boolean }) {
  const words = useWords(view)
  if (!words) return null
  return (
    <span data-save-status={view.status}>
      {short ? words.short : words.full}
      {view.status === 'saved' && (
        <span aria-hidden="true" className="ms-1 text-teal">
          ✓
        </span>
      )}
    </span>
  )
}

/** Announces that answers wait for the connection, and that they have been sent since. */
export function useStatusAnnouncements({ status }: DraftView): void {
  const { t } = useTranslation('intake')
  const waited = useRef(false)
  useEffect(() => {
    if (status === 'kept' && !waited.current) {
      waited.current = true
      announce(t('status.kept'))
    } else if (status === 'saved' && waited.current) {
      waited.current = false
      announce(t('status.saved'))
    }
  }, [status, t])
}
