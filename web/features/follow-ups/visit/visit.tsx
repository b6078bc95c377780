import { anyFollowUpMinutes } from '#domain/forms/form-minutes.ts'
import { usePresent } from '#web/account/present.ts'
import { api } from '#web/api/api.ts'
import { codeOf } from '#web/api/error-text.ts'
import { useAction } from '#web/api/use-action.ts'
import { MessagePage } from '#web/form/message-page.tsx'
import { LinkVisit, SignedInNotice } from '#web/link-visit/link-visit.tsx'
import { followUpPath } from '#web/paths.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useNavigation } from '#web/ui/navigation.tsx'
import { HomeLinks } from '../home-links.tsx'
import { SeeAnswers } from '../see-answers.tsx'

interface VisitProps {
  secret: string
  sessionId: string
  /** Called when the secret is no longer needed. */
  onUsed: () => void
}

function useStart({ secret, onUsed }: VisitProps) {
  const { refresh } = usePresent()
  const { go } = useNavigation()
  return useAction(async () => {
    const { sessionId, milestone } = await api('POST /api/follow-up-visits', { body: { secret } })
    // The frame must learn that this device may now fill in the form.
    await refresh()
    go(followUpPath(sessionId, milestone), { replace: true })
    onUsed()
  })
}

/** Shown for a link that no longer works: the reason, and links to continue. */
function Refused({ code, sessionId }: { code: string; sessionId: string }) {
  const { t } = useTranslation('followUpPages')
  if (code === 'already_submitted') {
    return (
      <MessagePage alert title={t('visit.sentTitle')} text={t('visit.sent')}>
        <SeeAnswers sessionId={sessionId} />
      </MessagePage>
    )
  }
  const over = code === 'follow_up_over'
  return (
    <MessagePage
      alert
      title={t(over ? 'visit.overTitle' : 'visit.unknownTitle')}
      text={t(over ? 'visit.over' : 'visit.unknown')}
    >
      <HomeLinks />
    </MessagePage>
  )
}

/** The page of a reminder's link. */
export function Visit(props: VisitProps) {
  const { t } = useTranslation('followUpPages')
  const start = useStart(props)
  const code = start.error === null ? null : codeOf(start.error)
  if (code === 'already_submitted' || code === 'follow_up_over' || code === 'follow_up_unknown')
    return <Refused code={code} sessionId={props.sessionId} />
  return (
    <LinkVisit
      secret={props.secret}
      texts={{
        title: t('visit.title'),
        lead: t('visit.lead', anyFollowUpMinutes),
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
