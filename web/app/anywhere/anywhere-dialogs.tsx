import type { Anywhere } from '#web/shortcuts/anywhere-keys.ts'
import { Palette } from './palette.tsx'
import { ShortcutList } from './shortcut-list.tsx'

/** The dialog that a key has opened. */
export default function AnywhereDialogs({ shown }: { shown: Anywhere }) {
  return shown === 'find' ? <Palette /> : <ShortcutList />
}
