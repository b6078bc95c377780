import type { ShortcutDialog } from '#web/shortcuts/shortcut-keys.ts'
import { Palette } from './palette.tsx'
import { ShortcutList } from './shortcut-list.tsx'

/** The dialog that a key has opened. */
export default function ShownDialog({ shown }: { shown: ShortcutDialog }) {
  return shown === 'find' ? <Palette /> : <ShortcutList />
}
