import { SessionFollowUps } from '#web/features/follow-ups/session-tab/session-follow-ups.tsx'
import type { SessionTabProps } from '#web/features/sessions/session.ts'

/** The follow-ups of a fit with their dates, reminders and actions. */
export default function FollowUpsTab({ session }: SessionTabProps) {
  return (
    <SessionFollowUps sessionId={session.id} riderId={session.rider.id} readOnly={Boolean(session.shared)} />
  )
}
