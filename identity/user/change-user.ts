import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { IdentityContext } from '../context.ts'
import { pkceFields, readFields, requireWholeChallenge } from '../http/fields.ts'
import { IdentityRefusal } from '../http/refusal.ts'
import { clearTokens } from '../one-time-token/one-time-token.ts'
import { findPassword, savePassword } from '../password/password.repository.ts'
import { requireStrongPassword } from '../password/strength.ts'
import { canonicalAddress } from '../person/address.ts'
import { findPerson, lockPerson, setUserMetadata } from '../person/person.repository.ts'
import { presentUser } from '../person/present-user.ts'
import { mergedMetadata, userMetadataField } from '../person/user-metadata.ts'
import type { Caller } from '../session/caller.ts'
import { endSessions } from '../session/session.repository.ts'

const fields = z.object({
  email: z.string().default(''),
  phone: z.string().default(''),
  password: z.string().default(''),
  current_password: z.string().optional(),
  data: userMetadataField.optional(),
  app_metadata: z.unknown().optional(),
  ...pkceFields,
})

interface NewPassword {
  /** What was stored when the new one was judged. */
  before: string | undefined
  argon2: string
}

/** Changes one's own metadata and password. A new password ends all other sessions and whatever was mailed before. */
export async function changeUser(
  context: IdentityContext,
  { person, session }: Caller,
  request: FastifyRequest,
) {
  const { host } = context
  const asked = readFields(fields, request.body)
  requireWholeChallenge(asked)
  if (asked.app_metadata !== undefined) throw new IdentityRefusal('not_admin')
  if (asked.phone) throw new IdentityRefusal('phone_provider_disabled', { status: 422 })
  if (asked.email && canonicalAddress(asked.email) !== person.email) {
    throw new IdentityRefusal('feature_disabled', { status: 422 })
  }
  const password = asked.password
    ? await judgePassword(context, person.id, asked.password, asked.current_password)
    : undefined

  const changed = await host.transaction(async (db) => {
    const before = await lockPerson(host, db, person.id)
    if (!before) throw new IdentityRefusal('user_not_found')
    if (asked.data)
      await setUserMetadata(host, db, person.id, mergedMetadata(before.userMetadata, asked.data))
    if (password) {
      if ((await findPassword(db, person.id)) !== password.before) throw new IdentityRefusal('conflict')
      await savePassword(host, db, person.id, password.argon2)
      await endSessions(host, db, { personId: person.id, except: session.id })
      await clearTokens(db, person.id)
    }
    return (await findPerson(host, db, person.id)) ?? before
  })
  return presentUser(changed)
}

/** Judges and hashes outside of the transaction. A current password that is sent must be right. */
async function judgePassword(
  { host, passwords }: IdentityContext,
  personId: string,
  password: string,
  currentPassword: string | undefined,
): Promise<NewPassword> {
  await requireStrongPassword(password)
  const before = await host.transaction((db) => findPassword(db, personId))
  if (currentPassword !== undefined && !(await passwords.matches(before, currentPassword))) {
    throw new IdentityRefusal('current_password_invalid')
  }
  if (await passwords.matches(before, password)) throw new IdentityRefusal('same_password')
  return { before, argon2: await passwords.hash(password) }
}
