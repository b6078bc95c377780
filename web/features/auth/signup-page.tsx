import { EntryPage } from './entry-page.tsx'

export default function SignupPage() {
  return <EntryPage page="/signup" />
}
