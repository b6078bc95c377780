import { useEffect, useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

const shortcuts = [
  { keys: 'Enter', does: 'next' },
  { keys: '↑ ↓', does: 'step' },
  { keys: 'Shift ↑ ↓', does: 'stride' },
  { keys: '↑ ↓', does: 'move' },
  { keys: '?', does: 'help' },
] as const

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/** The keyboard shortcuts of the workbench, opened with `?` or a button. */
export function Shortcuts() {
  const { t } = useTranslation('sessions')
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTyping(event.target)) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return (
    <>
      <button
        type="button"
        className="grid size-11 flex-none place-items-center rounded-full text-muted hover:bg-sunken max-md:hidden"
        aria-label={t('shortcut.title')}
        aria-keyshortcuts="?"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        ?
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('shortcut.title')}>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-3">
          {shortcuts.map(({ keys, does }) => (
            <div key={does} className="contents">
              <dt>
                <kbd className="rounded-sm border border-edge px-2 py-0.5 font-sans">{keys}</kbd>
              </dt>
              <dd>{t(`shortcut.${does}`)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
