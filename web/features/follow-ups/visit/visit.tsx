import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '#web/api/api.ts'
import { codeOf } from '#web/api/error-text.ts'
import { userQuery } from '#web/api/user-query.ts'
import { EndedLink, endedCodeOf } from '#web/ended-link/ended-link.tsx'
import { followUpPath } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { HomeLinks } from '../home-links.tsx'
import { Message } from '../message.tsx'
import { SeeAnswers } from '../see-answers.tsx'

interface VisitProps {
  secret: string
  sessionId: string
  /** The secret has done its work. */
  onUsed: () => void
}

function useStart({ secret, onUsed }: VisitProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      const { sessionId, milestone } = await api('POST /api/follow-up-visits', { body: { secret } })
      // The frame has to know that this device may fill the form in.
      await client.fetchQuery({ ...userQuery, staleTime: 0 })
      await navigate(followUpPath(sessionId, milestone), { replace: true })
      onUsed()
    },
  })
}

/** A link that leads nowhere any more: why, and the way out. */
function Refused({ code, sessionId }: { code: string; sessionId: string }) {
  const { t } = useTranslation('followUpPages')
  if (code === 'already_submitted') {
    return (
      <Message alert title={t('visit.sentTitle')} text={t('visit.sent')}>
        <SeeAnswers sessionId={sessionId} />
      </Message>
    )
  }
  const over = code === 'follow_up_over'
  return (
    <Message
      alert
      title={t(over ? 'visit.overTitle' : 'visit.unknownTitle')}
      text={t(over ? 'visit.over' : 'visit.unknown')}
    >
      <HomeLinks />
    </Message>
  )
}

/** Somebody is logged in on this device: whose form it is, the link alone does not tell. */
function SignedInAs() {
  const { t } = useTranslation('followUpPages')
  const { data: user } = useQuery(userQuery)
  if (!user || 'guest' in user) return <p className="text-secondary text-muted">{t('visit.account')}</p>
  return (
    <p className="rounded-lg bg-amber-soft px-4 py-3 text-amber-deep">
      {t('visit.signedIn', { name: user.name })}
    </p>
  )
}

/** The screen of a reminder's link. Opening it changes nothing: one press begins. */
export function Visit(props: VisitProps) {
  const { t } = useTranslation('followUpPages')
  const start = useStart(props)
  const code = start.error && codeOf(start.error)
  if (code === 'already_submitted' || code === 'follow_up_over' || code === 'follow_up_unknown')
    return <Refused code={code} sessionId={props.sessionId} />
  const ended = endedCodeOf(start.error)
  if (ended)
    return (
      <div className="mx-auto w-full max-w-xl px-5 py-8 md:py-12">
        <EndedLink secret={props.secret} code={ended} />
      </div>
    )
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 px-5 py-8 md:py-12">
      <div className="grid gap-2">
        <h1>{t('visit.title')}</h1>
        <p className="text-lg text-muted">{t('visit.lead')}</p>
        <p className="text-muted">{t('visit.compare')}</p>
      </div>
      {start.error && <RequestFailure error={start.error} />}
      <Button wide busy={start.isPending} onClick={() => start.mutate()}>
        {t('visit.start')}
      </Button>
      <SignedInAs />
    </div>
  )
}
