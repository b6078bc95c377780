import type { FollowUpStatus } from '#domain/sessions/follow-up-status.ts'
import type { SessionStatus } from '#domain/sessions/session-status.ts'
import { Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

const sessionTones = {
  new: 'plain',
  invited: 'plain',
  intake_started: 'plain',
  expired: 'amber',
  intake_submitted: 'teal',
  fitted: 'teal',
  following_up: 'teal',
  closed: 'plain',
  cancelled: 'plain',
} as const satisfies Record<SessionStatus, string>

const followUpTones = {
  scheduled: 'plain',
  due: 'amber',
  overdue: 'coral',
  missed: 'coral',
  submitted: 'teal',
  skipped: 'plain',
} as const satisfies Record<FollowUpStatus, string>

/** The status of a session, in a word. */
export function SessionPill({ status }: { status: SessionStatus }) {
  const { t } = useTranslation('sessions')
  return <Pill tone={sessionTones[status]}>{t(`status.${status}`)}</Pill>
}

/** The status of a follow-up, in a word. */
export function FollowUpPill({ status }: { status: FollowUpStatus }) {
  const { t } = useTranslation('sessions')
  return <Pill tone={followUpTones[status]}>{t(`followUpStatus.${status}`)}</Pill>
}
