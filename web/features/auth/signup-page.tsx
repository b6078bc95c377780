import { EntryPage } from './entry-page.tsx'
import { SignUpSide } from './sign-up/sign-up-side.tsx'

export default function SignupPage() {
  return <EntryPage Side={SignUpSide} />
}
