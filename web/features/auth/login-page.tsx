import { EntryPage } from './entry-page.tsx'

export default function LoginPage() {
  return <EntryPage page="/login" />
}
