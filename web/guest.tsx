import { GuestEntry } from './app/guest-entry/guest-entry.tsx'
import { start } from './start.tsx'
import { loadNamespaces } from './ui/language/texts.ts'

start(<GuestEntry />)
// Fetched beside the draft. If it fails, the form fetches it again.
loadNamespaces(['intake']).catch(() => undefined)
