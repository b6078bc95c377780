import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { usePresent } from '#web/account/present.ts'
import { openedBy, type ShortcutDialog } from '#web/shortcuts/shortcut-keys.ts'
import {
  hideShortcutDialog,
  showShortcutDialog,
  useShownShortcutDialog,
} from '#web/shortcuts/shown-shortcut-dialog.ts'
import { useShortcutsOn } from '#web/shortcuts/use-shortcuts-on.ts'
import { isGuest } from '#web/sign-in-client/auth-user.ts'
import { announce } from '#web/ui/announcer.tsx'
import { loadNamespaces } from '#web/ui/language/texts.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { preloadWhenIdle } from '#web/ui/preload-when-idle.ts'

interface DialogProps {
  shown: ShortcutDialog
}

/** Code and texts of both dialogs. They are fetched at the first press, or before it for a person who can find. */
async function fetchDialogs(): Promise<ComponentType<DialogProps>> {
  const [part] = await Promise.all([import('./dialogs.tsx'), loadNamespaces(['palette'])])
  return part.default
}

/** Listens to the keys. Only a person with an account can find something. @returns whether this one can */
function useKeys(): boolean {
  const { user } = usePresent()
  const on = useShortcutsOn()
  const finds = user !== null && !isGuest(user)
  useEffect(() => {
    if (!on) return
    const press = (event: KeyboardEvent) => {
      const opened = openedBy(event)
      if (!opened || (opened === 'find' && !finds) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      showShortcutDialog(opened)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on, finds])
  return on && finds
}

/** The palette and the list of shortcuts, which open on every page by key. */
export function ShortcutDialogs() {
  const { t } = useTranslation('frameOpening')
  const shown = useShownShortcutDialog()
  const [Dialogs, setDialogs] = useState<ComponentType<DialogProps> | null>(null)
  const finds = useKeys()
  // What is typed after the key that opens the palette would be lost while it is fetched.
  useEffect(
    () => (finds ? preloadWhenIdle([{ preload: async () => void (await fetchDialogs()) }]) : undefined),
    [finds],
  )
  useEffect(() => {
    if (!shown || Dialogs) return
    void fetchDialogs().then(
      (part) => setDialogs(() => part),
      () => {
        hideShortcutDialog(shown)
        announce(t('shortcuts.unreached'))
      },
    )
  }, [shown, Dialogs, t])
  if (!shown || !Dialogs) return null
  // Its own boundary, because waiting for a text must not hide the page and take its focus.
  return (
    <Suspense fallback={null}>
      <Dialogs shown={shown} />
    </Suspense>
  )
}
