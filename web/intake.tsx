import { FormEntry } from './app/form-entry/form-entry.tsx'
import { start } from './start.tsx'
import { loadNamespaces } from './ui/language/texts.ts'

start(<FormEntry />)
// Fetched beside the draft. If it fails, the form fetches it again.
loadNamespaces(['intake']).catch(() => undefined)
