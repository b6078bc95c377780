import { pages } from '#web/paths.ts'
import { EntryPage } from './entry-page.tsx'

export default function SignupPage() {
  return <EntryPage page={pages.signup} />
}
