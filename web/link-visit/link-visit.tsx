import type { ReactNode } from 'react'
import { usePresent } from '#web/account/present.ts'
import { Button } from '#web/ui/button.tsx'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { EndedLink, endedCodeOf } from './ended-link.tsx'

interface LinkVisitProps {
  secret: string
  texts: {
    title: string
    lead: string
    note: string
    /** The label of the button that redeems the link. */
    start: string
  }
  /** Redeems the link. */
  visit: { error: unknown; busy: boolean; start: () => void }
  /** A notice about the account that is logged in on this device, if any. */
  children: ReactNode
}

/** The page of a mailed link. Opening it changes nothing; pressing the button redeems the link. */
export function LinkVisit({ secret, texts, visit, children }: LinkVisitProps) {
  const ended = endedCodeOf(visit.error)
  if (ended)
    return (
      <div className="mx-auto w-full max-w-xl px-5 py-8 md:py-12">
        <EndedLink secret={secret} code={ended} />
      </div>
    )
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 px-5 py-8 md:py-12">
      <div className="grid gap-2">
        <h1>{texts.title}</h1>
        <p className="text-lg text-muted">{texts.lead}</p>
        <p className="text-muted">{texts.note}</p>
      </div>
      {visit.error ? <RequestFailure error={visit.error} /> : null}
      <Button wide busy={visit.busy} onClick={visit.start}>
        {texts.start}
      </Button>
      {children}
    </div>
  )
}

interface SignedInNoticeProps {
  text: (name: string) => string
  /** Shown to a person without an account, or a guest. */
  otherwise?: ReactNode
}

/** Names the account logged in on this device: the link alone does not tell whose form or report it opens. */
export function SignedInNotice({ text, otherwise = null }: SignedInNoticeProps) {
  const { user } = usePresent()
  if (!user || 'guest' in user) return otherwise
  return <p className="rounded-lg bg-amber-soft px-4 py-3 text-amber-deep">{text(user.name)}</p>
}
