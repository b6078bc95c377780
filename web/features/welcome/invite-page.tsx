import { useEffect } from 'react'
import { useLinkSecret } from '#web/account/link-secret.ts'
import { keepFormOffline } from '#web/service-worker/register.ts'
import { CodeForm } from './code-form.tsx'
import { Invitation } from './invitation.tsx'

/** The welcome screen: with the link's secret the invitation, without it the code of the mail. */
export default function InvitePage() {
  const [secret, takeSecret] = useLinkSecret('invitation')
  useEffect(() => void keepFormOffline(), [])
  return (
    <div className="mx-auto w-full max-w-xl px-5 py-6 md:py-12">
      {secret === null ? (
        <CodeForm onSecret={takeSecret} />
      ) : (
        <Invitation key={secret} secret={secret} onGone={() => takeSecret(null)} />
      )}
    </div>
  )
}
