import { useEffect } from 'react'
import { useLinkSecret } from '#web/account/link-secret.ts'
import { keepFormOffline } from '#web/service-worker/register.ts'
import { InvitationCodeForm } from './invitation-code-form.tsx'
import { InvitationView } from './invitation-view.tsx'

/** The welcome page: with a link's secret it shows the invitation, without one it asks for the mailed code. */
export default function WelcomePage() {
  const [secret, takeSecret] = useLinkSecret('invitation')
  useEffect(keepFormOffline, [])
  return (
    <div className="mx-auto w-full max-w-xl px-5 py-6 md:py-12">
      {secret === null ? (
        <InvitationCodeForm onSecret={takeSecret} />
      ) : (
        <InvitationView key={secret} secret={secret} onGone={() => takeSecret(null)} />
      )}
    </div>
  )
}
