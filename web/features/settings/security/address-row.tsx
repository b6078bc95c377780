import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { isEmail } from '#domain/contact/email.ts'
import { pages } from '#web/paths.ts'
import { Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { CurrentPasswordField, useCurrentPassword, WhosePassword } from './current-password.tsx'
import { SecurityForm } from './security-form.tsx'
import { type Close, EditRow } from './security-row.tsx'
import { useEmbedded } from './use-embedded.ts'
import { useSecurityWork } from './use-security-work.ts'
import { Waiting } from './waiting-change.tsx'

/** The URL that mailed links open. */
const backHere = () => `${window.location.origin}${pages.securitySettings}`

interface AddressFormProps {
  user: User
  close: Close
}

/** The new address, and the request to change it. */
function useAddressForm({ user, close }: AddressFormProps) {
  const { t } = useTranslation('security')
  const work = useSecurityWork()
  const current = useCurrentPassword()
  const [email, setEmail] = useState('')
  const wanted = email.trim()
  const isSame = wanted !== '' && wanted.toLowerCase() === user.email?.toLowerCase()
  const send = async () => {
    if (!isEmail(wanted)) {
      return work.setProblem({ kind: 'plain', place: 'email', code: 'email_address_invalid' })
    }
    if (isSame) return work.setProblem({ kind: 'plain', place: 'email', code: 'user_already_exists' })
    if (current.missing) return work.setProblem(current.missing)
    const done = await work.run(async (hosted) => {
      const asked = { email: wanted, ...current.sent }
      const { error } = await hosted.updateUser(asked, { emailRedirectTo: backHere() })
      current.heed(error)
      if (error) throw error
    })
    if (done) close(user.email ? t('address.begun') : t('address.waitingOne', { email: wanted }))
  }
  return { work, current, email, setEmail, isSame, send }
}

function AddressForm({ user, close }: AddressFormProps) {
  const { t } = useTranslation('security')
  const { work, current, email, setEmail, isSame, send } = useAddressForm({ user, close })
  return (
    <SecurityForm
      work={work}
      submit={t('address.submit')}
      onSubmit={() => void send()}
      onCancel={() => close()}
    >
      <TextField
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t('address.new')}
        hint={t(user.email ? 'address.newHint' : 'address.addHint')}
        error={work.problem && isSame ? t('address.same') : work.problemAt('email')}
        value={email}
        onChange={setEmail}
      />
      <WhosePassword user={user} />
      <CurrentPasswordField current={current} error={work.problemAt('current')} />
    </SecurityForm>
  )
}

/** A change that has begun and is not confirmed by both addresses yet. */
function WaitingAddress({ user, to }: { user: User; to: string }) {
  const { t } = useTranslation('security')
  const embedded = useEmbedded()
  const current = user.email
  const options = { emailRedirectTo: backHere() }
  return (
    <Waiting
      title={t('address.waitingTitle', { email: to })}
      text={
        current ? t('address.waitingText', { email: to, current }) : t('address.waitingOne', { email: to })
      }
      again={async (hosted) => {
        for (const email of current ? [current, to] : [to]) {
          const { error } = await hosted.resend({ type: 'email_change', email, options })
          if (error) throw error
        }
      }}
      cancel={t('address.cancel')}
      cancelled={t('address.cancelled')}
      {...(embedded &&
        current && {
          onCancel: async (hosted) => {
            const { error } = await hosted.updateUser({ email: current })
            if (error) throw error
          },
        })}
    />
  )
}

/** Offers to send the confirmation mail again for an address that was never proven. */
function Unproven({ email }: { email: string }) {
  const { t } = useTranslation('security')
  return (
    <Waiting
      title={t('address.unprovenTitle')}
      text={t('address.unprovenText')}
      send={t('address.unprovenSend')}
      again={async (hosted) => {
        const options = { emailRedirectTo: backHere() }
        const { error } = await hosted.resend({ type: 'signup', email, options })
        if (error) throw error
      }}
    />
  )
}

/** The login address: whether it is proven, and the form to change it. */
export function AddressRow({ user, proven }: { user: User; proven: boolean }) {
  const { t } = useTranslation('security')
  const { email, new_email: wanted } = user
  const state = email ? (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
      {email}
      {proven ? (
        <Pill tone="teal">{t('address.proven')}</Pill>
      ) : (
        <Pill tone="amber">{t('address.unproven')}</Pill>
      )}
    </span>
  ) : (
    t('address.none')
  )
  return (
    <EditRow
      title={t('address.title')}
      state={state}
      action={t(email ? 'change' : 'address.add')}
      beside={
        wanted ? <WaitingAddress user={user} to={wanted} /> : email && !proven && <Unproven email={email} />
      }
    >
      {(close) => <AddressForm user={user} close={close} />}
    </EditRow>
  )
}
