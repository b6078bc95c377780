import { useMemo } from 'react'
import { showShortcutDialog, usePageShortcuts } from '#web/shortcuts/shown-shortcut-dialog.ts'
import { useShortcutsOn } from '#web/shortcuts/use-shortcuts-on.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

const shortcuts = [
  { keys: 'Enter', does: 'next' },
  { keys: '↑ ↓', does: 'step' },
  { keys: 'Shift ↑ ↓', does: 'stride' },
  { keys: '↑ ↓', does: 'move' },
] as const

/** The keyboard shortcuts of the workbench, and the button that lists them with the others. */
export function Shortcuts() {
  const { t } = useTranslation('sessions')
  const on = useShortcutsOn()
  const ofPage = useMemo(
    () => shortcuts.map(({ keys, does }) => ({ keys, does: t(`shortcut.${does}`) })),
    [t],
  )
  usePageShortcuts(ofPage)
  return (
    <button
      type="button"
      className="grid size-11 flex-none place-items-center rounded-full text-muted hover:bg-sunken max-md:hidden"
      aria-label={t('shortcut.title')}
      aria-keyshortcuts={on ? '?' : undefined}
      aria-haspopup="dialog"
      onClick={() => showShortcutDialog('help')}
    >
      ?
    </button>
  )
}
