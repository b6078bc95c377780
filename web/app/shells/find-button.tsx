import type { ReactNode } from 'react'
import { showShortcutDialog } from '#web/shortcuts/shown-shortcut-dialog.ts'
import { useShortcutsOn } from '#web/shortcuts/use-shortcuts-on.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** Opens the palette by a press, for those who do not use its keys. The name is its text, if not the usual one. */
export function FindButton({ className, name }: { className: string; name?: ReactNode }) {
  const { t } = useTranslation('frame')
  const on = useShortcutsOn()
  return (
    <button
      type="button"
      className={`flex min-h-11 items-center gap-2.5 rounded-sm ${className}`}
      aria-haspopup="dialog"
      aria-keyshortcuts={on ? '/ Control+K' : undefined}
      onClick={() => showShortcutDialog('find')}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" strokeWidth="1.8" />
        <path d="M12.8 12.8 17 17" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
      {name ?? t('shortcuts.find')}
    </button>
  )
}
