import { Link } from 'react-router'
import { type Invitation, isOpen, stateText, stateTone } from '#web/invitation-link/invitation.ts'
import { FreshLink, Resend } from '#web/invitation-link/renewal.tsx'
import { pages } from '#web/paths.ts'
import { Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RelativeTime } from '#web/ui/times.tsx'
import { NothingYet, WidgetCard } from './widget-card.tsx'

/** The most invitations that the card shows. */
const MOST = 5

/** The invitations among these that the card shows. */
export const openAmong = (invitations: readonly Invitation[]): Invitation[] =>
  invitations.filter(isOpen).slice(0, MOST)

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('dashboard', 'invitations', 'common')
  const { name, email, channel, delivery, createdAt, state } = invitation
  const shown = name ?? email ?? t('common:unnamedRider')
  return (
    <li className="border-line border-b py-2 last:border-b-0">
      <p className="font-semibold" dir="auto">
        {shown}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-detail text-muted">
          {delivery === 'failed' ? (
            <Pill tone="coral">{t('invitations:delivery.failed')}</Pill>
          ) : (
            <Pill tone={stateTone[state]}>{t(stateText(invitation))}</Pill>
          )}
          <RelativeTime at={createdAt} />
        </span>
        <div className="-me-2 flex flex-wrap items-center">
          {channel === 'email' ? (
            <Resend invitation={invitation} name={shown} />
          ) : (
            <FreshLink invitation={invitation} name={shown} />
          )}
        </div>
      </div>
    </li>
  )
}

/** The newest open invitations. Each can be renewed: its mail sent again, or its link replaced. */
export function OpenInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <WidgetCard widget="invitations" aside={<Link to={pages.invite}>{t('waiting.all')}</Link>}>
      {invitations.length === 0 && <NothingYet title={t('waiting.none')} text={t('waiting.noneText')} />}
      <ul className="-my-2 empty:hidden">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </WidgetCard>
  )
}
