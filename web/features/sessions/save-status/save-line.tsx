import { useEffect, useRef, useState } from 'react'
import { announce } from '#web/ui/announcer.tsx'
import { useRelativeTime } from '#web/ui/language/use-relative-time.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { isPending, useUploads } from '../photos/use-uploads.ts'
import type { FitView } from '../saving/fit-store.ts'
import { useFit, useFitView } from '../saving/fit-work.ts'
import { useHasUnstorable } from '../saving/unstorable-texts.ts'

/** The current time, updated every few seconds while it is needed. */
function useNow(since: string | null): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    if (since === null) return
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), 5000)
    return () => clearInterval(timer)
  }, [since])
  return now
}

/** The save status, including photos to upload and texts that cannot be stored. */
function useStatus({ status }: FitView, sessionId: string): FitView['status'] {
  const { uploads } = useUploads(sessionId)
  const hasUnstorable = useHasUnstorable(sessionId)
  if (status !== 'saved') return status
  if (hasUnstorable) return 'refused'
  if (uploads.some(({ state }) => state.at === 'waiting')) return 'waiting'
  return uploads.some(isPending) ? 'saving' : 'saved'
}

function useWords(status: FitView['status'], savedAt: string | null): string {
  const { t } = useTranslation('sessions')
  const relative = useRelativeTime()
  const now = useNow(status === 'saved' ? savedAt : null)
  if (status === 'saving') return t('save.saving')
  if (status === 'waiting') return t('save.waiting')
  if (status === 'conflict') return t('save.conflict')
  if (status !== 'saved') return t('save.stopped')
  if (savedAt === null) return t('save.nothing')
  const at = new Date(savedAt)
  return t('save.saved', { when: relative(at, now < at ? at : now) })
}

/** Announces to screen readers when changes start to wait for the connection, and when all of them are saved. */
function useSaveAnnouncements(status: FitView['status']): void {
  const { t } = useTranslation('sessions')
  const waited = useRef(false)
  useEffect(() => {
    if (status === 'waiting' && !waited.current) {
      waited.current = true
      announce(t('save.waiting'))
    }
    if (status === 'saved' && waited.current) {
      waited.current = false
      announce(t('save.allSent'))
    }
  }, [status, t])
}

/** Shows whether everything is saved: "Saved 3 seconds ago". */
export function SaveLine() {
  const { session } = useFit()
  const view = useFitView()
  const status = useStatus(view, session.id)
  const words = useWords(status, view.savedAt)
  useSaveAnnouncements(status)
  return (
    <p
      className={`py-1.5 text-secondary ${status === 'saved' ? 'text-muted' : 'font-medium'}`}
      data-save-status={status}
    >
      {words}
    </p>
  )
}
