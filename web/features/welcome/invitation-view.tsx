import { useCallback } from 'react'
import { api } from '#web/api/api.ts'
import { codeOf } from '#web/api/error-text.ts'
import { useFetched } from '#web/api/use-fetched.ts'
import { EndedLink, endedCodeOf } from '#web/link-visit/ended-link.tsx'
import { suggestLanguage } from '#web/ui/language/texts.ts'
import { usePageName } from '#web/ui/page-name.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { Closed } from './closed.tsx'
import type { Preview } from './invitation-preview.ts'
import { OtherDevice } from './other-device.tsx'
import { Submitted } from './submitted.tsx'
import { Welcome } from './welcome.tsx'

const closedBy = {
  invitation_withdrawn: 'withdrawn',
  invitation_expired: 'expired',
  invitation_unknown: 'unknown',
} as const

/** The invitation as the server has it. */
function usePreview(secret: string) {
  const read = useCallback(async (): Promise<Preview> => {
    const preview = await api('POST /api/invitation/preview', { body: { secret } })
    // Shown in the language it was written in, if the reader has not chosen one, and in no other before.
    await suggestLanguage(preview.language)
    return preview
  }, [secret])
  return useFetched(read)
}

interface InvitationViewProps {
  secret: string
  /** Called when the secret no longer works. The page then asks for the code. */
  onGone: () => void
}

/** The invitation that belongs to a secret, in any state. Reading it changes nothing. */
export function InvitationView({ secret, onGone }: InvitationViewProps) {
  const { data, error, readAgain } = usePreview(secret)
  const name = usePageName()
  if (error !== null) {
    const ended = endedCodeOf(error)
    if (ended) return <EndedLink secret={secret} code={ended} />
    const code = codeOf(error)
    if (code === 'invitation_answered') return <Closed state="answered" onTypeCode={onGone} />
    if (code === 'invitation_withdrawn' || code === 'invitation_expired' || code === 'invitation_unknown') {
      return <Closed state={closedBy[code]} onTypeCode={onGone} />
    }
    return (
      <div className="grid gap-5">
        <h1>{name}</h1>
        <RequestFailure error={error} onRetry={readAgain} />
      </div>
    )
  }
  if (!data) return <Skeleton lines={6} />
  if (data.state === 'submitted') return <Submitted fitter={data.fitter.name} />
  if (data.device === 'other') return <OtherDevice secret={secret} preview={data} />
  return <Welcome secret={secret} preview={data} onChanged={readAgain} />
}
