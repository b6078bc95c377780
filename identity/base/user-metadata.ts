import { z } from 'zod'
import type { IdentityHost } from './host.ts'
import { IdentityRefusal } from './http/refusal.ts'

export const userMetadataSchema = z.record(z.string(), z.unknown())

export type UserMetadata = z.output<typeof userMetadataSchema>

/** Metadata is part of every access token, and request headers are limited. */
const MAX_BYTES = 4096

/** Submitted metadata in the form in which it is stored: texts on one line. Refuses texts that cannot be stored. */
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

/** Metadata of a new sign-up by mail: verified facts, and submitted values that do not collide with them. */
export const initialMetadata = (personId: string, email: string, submitted: UserMetadata): UserMetadata =>
  requireSmall({ ...submitted, sub: personId, email, email_verified: false, phone_verified: false })

/** The same for a sign-up by phone. */
export const initialPhoneMetadata = (
  personId: string,
  phone: string,
  submitted: UserMetadata,
): UserMetadata =>
  requireSmall({ ...submitted, sub: personId, phone, email_verified: false, phone_verified: false })

/** Metadata of an anonymous person: exactly what was submitted. */
export const anonymousMetadata = (submitted: UserMetadata): UserMetadata => requireSmall(submitted)

/** Changes at the top level only; a null deletes its key. */
export const mergedMetadata = (before: UserMetadata, changes: UserMetadata): UserMetadata =>
  requireSmall(
    Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null)),
  )

/** Adds a provider's facts without overwriting; leaves them out when the result would be too large. */
export function metadataWithFacts(before: UserMetadata, facts: UserMetadata): UserMetadata {
  const both = { ...facts, ...before }
  return isSmall(both) ? both : before
}

/** The language the person chose, for messages to them. */
export const languageOf = ({ language }: UserMetadata) => (typeof language === 'string' ? { language } : {})

const isSmall = (metadata: UserMetadata) => Buffer.byteLength(JSON.stringify(metadata)) <= MAX_BYTES

function requireSmall(metadata: UserMetadata): UserMetadata {
  if (!isSmall(metadata)) {
    throw new IdentityRefusal('validation_failed', { text: `data is limited to ${MAX_BYTES} bytes` })
  }
  return metadata
}
