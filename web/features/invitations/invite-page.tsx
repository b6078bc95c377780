import { useEffect, useRef, useState } from 'react'
import { INVITATION_DAYS } from '#domain/invitations/invitation-code.ts'
import { LinkToShare } from '#web/invitation-link/link-to-share.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteFormFields } from './invite-form.tsx'
import type { InviteForm } from './invite-form-state.ts'
import { InviteSeveral } from './invite-several.tsx'
import type { Invited } from './use-invite.ts'

interface Sent {
  form: InviteForm
  invited: Invited
}

/** The new invitation. Its link is shown only once, large enough to scan. */
function Result({ sent, onAgain }: { sent: Sent; onAgain: () => void }) {
  const { t } = useTranslation('invitations')
  const heading = useRef<HTMLHeadingElement>(null)
  const { form, invited } = sent
  const name = form.name.trim() || null
  const shared = form.channel === 'email' ? 'result.mailed' : 'result.text'
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} data-quiet-focus>
          {form.channel === 'email' ? t('result.sent', { email: form.email.trim() }) : t('result.made')}
        </h2>
        <p className="mt-1.5 text-muted">
          {invited.url ? t(shared, { count: INVITATION_DAYS }) : t('result.linkGone')}
        </p>
      </div>
      {invited.url && <LinkToShare url={invited.url} name={name} codeFirst={form.channel === 'qr'} />}
      <div>
        <Button onClick={onAgain}>{t('result.another')}</Button>
      </div>
    </div>
  )
}

/** The page on which the fitter invites riders and sees all invitations. */
export default function InvitePage() {
  const { t } = useTranslation('invitations', 'frame')
  const [sent, setSent] = useState<Sent | null>(null)
  const [several, setSeveral] = useState(false)
  return (
    <div className="mx-auto grid grid-cols-1 max-w-6xl gap-6 px-5 py-7 md:px-9">
      <h1>{t('frame:title.invite')}</h1>
      {sent ? (
        <Card>
          <Result sent={sent} onAgain={() => setSent(null)} />
        </Card>
      ) : (
        <Card
          title={t(several ? 'several.title' : 'form.title')}
          aside={
            <Button kind="text" size="small" onClick={() => setSeveral(!several)}>
              {t(several ? 'several.one' : 'several.open')}
            </Button>
          }
        >
          {several ? (
            <InviteSeveral />
          ) : (
            <InviteFormFields onInvited={(form, invited) => setSent({ form, invited })} />
          )}
        </Card>
      )}
      <Card title={t('list.title')}>
        <InvitationList />
      </Card>
    </div>
  )
}
