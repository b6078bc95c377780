import { EntryPage } from './entry-page.tsx'
import { LoginSide } from './sign-in/login-side.tsx'

export default function LoginPage() {
  return <EntryPage Side={LoginSide} />
}
