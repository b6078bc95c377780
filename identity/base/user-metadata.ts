import { z } from 'zod'
import type { IdentityHost } from './host.ts'
import { IdentityRefusal } from './http/refusal.ts'

export const userMetadataSchema = z.record(z.string(), z.unknown())

export type UserMetadata = z.output<typeof userMetadataSchema>

/** It travels in each access token, and a request's headers have little room. */
const MAX_BYTES = 4096

/** What somebody submits of themselves, as it is kept: its texts on one line. Refuses texts that cannot be kept. */
export const submittedMetadata = (host: Pick<IdentityHost, 'oneLine'>, given: UserMetadata): UserMetadata =>
  Object.fromEntries(
    Object.entries(given).map(([key, value]) => [
      key,
      typeof value === 'string' ? requireOneLine(host, key, value) : value,
    ]),
  )

function requireOneLine(host: Pick<IdentityHost, 'oneLine'>, key: string, value: string): string {
  const line = host.oneLine(value, MAX_BYTES)
  if (line !== undefined) return line
  throw new IdentityRefusal('validation_failed', {
    text: `data.${key.slice(0, 40)} has characters that cannot be kept`,
  })
}

/** What a sign-up by mail starts with: the provider's facts, and what was submitted where it does not collide. */
export const initialMetadata = (personId: string, email: string, submitted: UserMetadata): UserMetadata =>
  requireSmall({ ...submitted, sub: personId, email, email_verified: false, phone_verified: false })

/** The same for a sign-up by phone. */
export const initialPhoneMetadata = (
  personId: string,
  phone: string,
  submitted: UserMetadata,
): UserMetadata =>
  requireSmall({ ...submitted, sub: personId, phone, email_verified: false, phone_verified: false })

/** What somebody anonymous starts with: exactly what was submitted. */
export const anonymousMetadata = (submitted: UserMetadata): UserMetadata => requireSmall(submitted)

/** Changes at the top level only; a null deletes its key. */
export const mergedMetadata = (before: UserMetadata, changes: UserMetadata): UserMetadata =>
  requireSmall(
    Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null)),
  )

/** What a provider says is added where the person has said nothing; where there is no room for it, it is left out. */
export function metadataWithFacts(before: UserMetadata, facts: UserMetadata): UserMetadata {
  const both = { ...facts, ...before }
  return isSmall(both) ? both : before
}

/** The language they told, for what is mailed to them. */
export const languageOf = ({ language }: UserMetadata) => (typeof language === 'string' ? { language } : {})

const isSmall = (metadata: UserMetadata) => Buffer.byteLength(JSON.stringify(metadata)) <= MAX_BYTES

function requireSmall(metadata: UserMetadata): UserMetadata {
  if (!isSmall(metadata)) {
    throw new IdentityRefusal('validation_failed', { text: `data is limited to ${MAX_BYTES} bytes` })
  }
  return metadata
}
