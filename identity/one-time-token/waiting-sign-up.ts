import { z } from 'zod'
import type { IdentityHost } from '../base/host.ts'
import { openJson, sealJson } from '../base/sealed-json.ts'
import { providerNames } from '../base/social-provider.ts'
import { userMetadataSchema } from '../base/user-metadata.ts'
import type { Person } from '../person/person.ts'

const profileSchema = z.object({
  provider: z.enum(providerNames),
  subject: z.string(),
  address: z.string().exactOptional(),
  addressVerified: z.boolean(),
  data: userMetadataSchema,
})

const signUpSchema = z.object({
  argon2: z.string().exactOptional(),
  /** The provider's account, when the provider has not verified the address. */
  profile: profileSchema.exactOptional(),
  metadata: userMetadataSchema,
  /** The mark of the browser that signed up, base64url; absent in sign-ups stored before marks existed. */
  browser: z.string().exactOptional(),
  /** When it was submitted, ISO 8601; absent in the same old sign-ups. */
  askedAt: z.string().exactOptional(),
})

/** The submitted data of one sign-up. It belongs to the sign-up's confirmation and takes effect when that is used. */
export type WaitingSignUp = z.output<typeof signUpSchema>

type Submitted = Pick<WaitingSignUp, 'argon2' | 'profile' | 'metadata'>

const PURPOSE = 'identity.waiting_sign_up'

export function sealSignUp(
  host: IdentityHost,
  person: Person,
  submitted: Submitted,
  browser: Buffer,
): Buffer {
  const waiting: WaitingSignUp = {
    ...submitted,
    browser: browser.toString('base64url'),
    askedAt: host.now().toISOString(),
  }
  return sealJson(host, PURPOSE, waiting, person.id)
}

export const openSignUp = (host: IdentityHost, personId: string, sealed: Buffer): WaitingSignUp =>
  openJson(host, PURPOSE, { schema: signUpSchema, sealed, row: personId })

/** Whether the sign-up was submitted in the browser with this mark. */
export const isFromBrowser = (waiting: WaitingSignUp, browser: Buffer | undefined): boolean =>
  browser !== undefined && waiting.browser === browser.toString('base64url')
