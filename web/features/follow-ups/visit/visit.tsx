import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '#web/api/api.ts'
import { codeOf } from '#web/api/error-text.ts'
import { userQuery } from '#web/api/user-query.ts'
import { LinkVisit, SignedInNotice } from '#web/link-visit/link-visit.tsx'
import { followUpPath } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { HomeLinks } from '../home-links.tsx'
import { Message } from '../message.tsx'
import { SeeAnswers } from '../see-answers.tsx'

interface VisitProps {
  secret: string
  sessionId: string
  /** Called when the secret is no longer needed. */
  onUsed: () => void
}

function useStart({ secret, onUsed }: VisitProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      const { sessionId, milestone } = await api('POST /api/follow-up-visits', { body: { secret } })
      // The frame must learn that this device may now fill in the form.
      await client.fetchQuery({ ...userQuery, staleTime: 0 })
      await navigate(followUpPath(sessionId, milestone), { replace: true })
      onUsed()
    },
  })
}

/** Shown for a link that no longer works: the reason, and links to continue. */
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

/** The page of a reminder's link. */
export function Visit(props: VisitProps) {
  const { t } = useTranslation('followUpPages')
  const start = useStart(props)
  const code = start.error && codeOf(start.error)
  if (code === 'already_submitted' || code === 'follow_up_over' || code === 'follow_up_unknown')
    return <Refused code={code} sessionId={props.sessionId} />
  return (
    <LinkVisit
      secret={props.secret}
      texts={{
        title: t('visit.title'),
        lead: t('visit.lead'),
        note: t('visit.compare'),
        start: t('visit.start'),
      }}
      visit={start}
    >
      <SignedInNotice
        text={(name) => t('visit.signedIn', { name })}
        otherwise={<p className="text-secondary text-muted">{t('visit.account')}</p>}
      />
    </LinkVisit>
  )
}
