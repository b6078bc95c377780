import type { User, UserIdentity } from '@supabase/auth-js'
import { useEffect, useState } from 'react'
import { useSignInOffer } from '#web/api/use-sign-in-offer.ts'
import { pages, signInPagePath } from '#web/paths.ts'
import { FormProblem } from '#web/sign-in-client/form-problem.tsx'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Linking, rememberLinking, useLinkingResult } from './linking.ts'
import { sayPhone } from './say-phone.ts'
import { SecurityDialog } from './security-dialog.tsx'
import { DoneNote, SecurityRow } from './security-row.tsx'
import { useSignInWith } from './use-embedded.ts'
import { useSecurityWork } from './use-security-work.ts'

const named = ['email', 'phone', 'google', 'facebook'] as const
type Named = (typeof named)[number] | 'other'

const wayOf = (provider: string): Named => named.find((name) => name === provider) ?? 'other'

/** The text by which the owner recognises the account at the provider. */
function accountOf({ provider, identity_data }: UserIdentity, user: User): string {
  if (provider === 'email') return user.email ?? ''
  if (provider === 'phone') return user.phone ? sayPhone(user.phone) : ''
  const email: unknown = identity_data?.email
  const name: unknown = identity_data?.name
  return typeof email === 'string' && email ? email : typeof name === 'string' ? name : ''
}

interface LinkedProps {
  identity: UserIdentity
  user: User
  only: boolean
  onUnlinked(text: string): void
}

/** Asks whether to unlink an identity, and unlinks it. */
function Unlink({
  identity,
  name,
  onUnlinked,
}: Pick<LinkedProps, 'identity' | 'onUnlinked'> & { name: string }) {
  const { t } = useTranslation('security')
  const work = useSecurityWork()
  const [asking, setAsking] = useState(false)
  const unlink = async () => {
    const done = await work.run(async (hosted) => {
      const { error } = await hosted.unlinkIdentity(identity)
      if (error) throw error
    })
    if (!done) return
    setAsking(false)
    onUnlinked(t('ways.unlinked', { name }))
  }
  return (
    <>
      <Button
        kind="text"
        size="small"
        aria-label={t('ways.unlink', { name })}
        onClick={() => setAsking(true)}
      >
        {t('ways.unlinkAction')}
      </Button>
      <SecurityDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('ways.unlinkTitle', { name })}
        action={t('ways.unlinkAction')}
        work={work}
        onConfirm={() => void unlink()}
      >
        {t('ways.unlinkText', { name })}
      </SecurityDialog>
    </>
  )
}

function Linked({ identity, user, only, onUnlinked }: LinkedProps) {
  const { t } = useTranslation('security')
  const name = t(`ways.${wayOf(identity.provider)}`)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-2 last:border-b-0">
      <span className="min-w-0">
        <span className="font-semibold">{name}</span>{' '}
        <span className="wrap-anywhere text-muted">{accountOf(identity, user)}</span>
      </span>
      {!only && <Unlink identity={identity} name={name} onUnlinked={onUnlinked} />}
    </li>
  )
}

/** The URL to which the provider redirects. The callback page completes the sign-in and returns here. */
const backHere = () =>
  window.location.origin + signInPagePath(pages.callback, { next: pages.securitySettings })

function LinkButtons({ providers }: { providers: readonly Linking[] }) {
  const { t } = useTranslation('security')
  const { problem, problemAt, busy, run } = useSecurityWork()
  const link = (provider: Linking) =>
    void run(async (hosted) => {
      rememberLinking(provider)
      const { error } = await hosted.linkIdentity({ provider, options: { redirectTo: backHere() } })
      if (!error) return
      rememberLinking(null)
      throw error
    })
  if (providers.length === 0) return null
  return (
    <>
      <FormProblem text={problem ? problemAt(problem.place) : undefined} />
      <div className="flex flex-wrap gap-3">
        {providers.map((provider) => (
          <Button key={provider} kind="quiet" size="small" busy={busy} onClick={() => link(provider)}>
            {t('ways.link', { name: t(`ways.${provider}`) })}
          </Button>
        ))}
      </div>
    </>
  )
}

/** All identities of this account, to link and unlink. The last one cannot be unlinked. */
export function WaysRow({ user }: { user: User }) {
  const { t } = useTranslation('security')
  const [news, setNews] = useState('')
  const identities = user.identities ?? []
  const result = useLinkingResult(identities)
  const offered = useSignInWith().filter((way): way is Linking => way !== 'phone')
  const { linking } = useSignInOffer()
  const free = offered.filter((way) => !identities.some(({ provider }) => provider === way))
  const unlinked = (text: string) => {
    setNews(text)
    announce(text)
  }
  const cameBack = result && { name: t(`ways.${result.provider}`) }
  const linked = cameBack && result.linked ? t('ways.linked', cameBack) : ''
  useEffect(() => {
    if (linked) announce(linked)
  }, [linked])
  return (
    <SecurityRow title={t('ways.title')} state={t('ways.text')}>
      <DoneNote text={news || linked} />
      <FormProblem text={cameBack && !result.linked ? t('ways.notLinked', cameBack) : undefined} />
      <ul>
        {identities.map((identity) => (
          <Linked
            key={identity.identity_id}
            identity={identity}
            user={user}
            only={identities.length === 1 || !linking}
            onUnlinked={unlinked}
          />
        ))}
      </ul>
      {identities.length === 1 && <p className="text-secondary text-muted">{t('ways.last')}</p>}
      {linking && <LinkButtons providers={free} />}
    </SecurityRow>
  )
}
