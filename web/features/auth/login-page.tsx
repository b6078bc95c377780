import { pages } from '#web/paths.ts'
import { EntryPage } from './entry-page.tsx'

export default function LoginPage() {
  return <EntryPage page={pages.login} />
}
