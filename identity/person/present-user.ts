import { isAnonymous, type Person, type PersonFactor, type PersonIdentity } from './person.ts'

const instant = (date: Date) => date.toISOString()

/** The protocol's user object. Fields without a value are absent. */
export function presentUser(person: Person) {
  const { emailConfirmedAt, phoneConfirmedAt } = person
  const confirmed = [emailConfirmedAt, phoneConfirmedAt]
    .filter((at) => at !== null)
    .map(instant)
    .sort()
  return {
    id: person.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: person.email,
    phone: person.phone,
    ...(emailConfirmedAt && { email_confirmed_at: instant(emailConfirmedAt) }),
    ...(phoneConfirmedAt && { phone_confirmed_at: instant(phoneConfirmedAt) }),
    ...(confirmed[0] && { confirmed_at: confirmed[0] }),
    ...sentTimes(person),
    ...(person.lastSignInAt && { last_sign_in_at: instant(person.lastSignInAt) }),
    ...(person.bannedUntil && { banned_until: instant(person.bannedUntil) }),
    app_metadata: presentAppMetadata(person),
    user_metadata: person.userMetadata,
    ...(person.factors.length > 0 && { factors: person.factors.map(presentFactor) }),
    identities: person.identities.map((identity) => presentIdentity(person, identity)),
    created_at: instant(person.createdAt),
    updated_at: instant(person.updatedAt),
    is_anonymous: isAnonymous(person),
  }
}

function sentTimes(person: Person) {
  const { confirmationSentAt, recoverySentAt, reauthenticationSentAt, addressChange, phoneChange } = person
  return {
    ...(confirmationSentAt && { confirmation_sent_at: instant(confirmationSentAt) }),
    ...(recoverySentAt && { recovery_sent_at: instant(recoverySentAt) }),
    ...(reauthenticationSentAt && { reauthentication_sent_at: instant(reauthenticationSentAt) }),
    ...(addressChange && {
      new_email: addressChange.value,
      email_change_sent_at: instant(addressChange.sentAt),
    }),
    ...(phoneChange && { new_phone: phoneChange.value, phone_change_sent_at: instant(phoneChange.sentAt) }),
  }
}

/** Derived by this service; clients cannot write it. `email_proven` is our addition to the protocol. */
export function presentAppMetadata(person: Person): object {
  if (isAnonymous(person)) return {}
  const providers = [...new Set(person.identities.map(({ provider }) => provider))]
  return { provider: providers[0], providers, email_proven: person.emailProvenAt !== null }
}

const presentIdentity = (person: Person, identity: PersonIdentity) => ({
  identity_id: identity.id,
  id: String(identity.data.sub),
  user_id: person.id,
  identity_data: identity.data,
  provider: identity.provider,
  ...(identity.lastSignInAt && { last_sign_in_at: instant(identity.lastSignInAt) }),
  created_at: instant(identity.createdAt),
  updated_at: instant(identity.updatedAt),
  ...(typeof identity.data.email === 'string' && { email: identity.data.email }),
})

const presentFactor = (factor: PersonFactor) => ({
  id: factor.id,
  ...(factor.name && { friendly_name: factor.name }),
  factor_type: 'totp',
  status: factor.status,
  created_at: instant(factor.createdAt),
  updated_at: instant(factor.updatedAt),
  last_challenged_at: factor.lastChallengedAt && instant(factor.lastChallengedAt),
})
