import { generateSync } from 'otplib'
import { expect } from 'vitest'
import { call, type SignedInPerson, signedUp } from './builders.ts'
import type { TestService } from './service.ts'

const STEP_SECONDS = 30

/** The code that the person's app shows now, or some steps later. */
export function appCode(service: TestService, secret: string, steps = 0): string {
  const epoch = Math.floor(service.host.now().getTime() / 1000) + steps * STEP_SECONDS
  return generateSync({ secret, epoch })
}

/** Advances the clock to the app's next code. */
export const nextCode = (service: TestService) => service.advance(STEP_SECONDS * 1000)

/** A code that is wrong in every nearby step. */
export function wrongAppCode(service: TestService, secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => appCode(service, secret, steps))
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  )
}

/** An enrolled factor that is not confirmed yet. */
export async function begunFactor({ client }: Pick<SignedInPerson, 'client'>, friendlyName = '') {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return { factorId: data.id, secret: data.totp.secret, totp: data.totp }
}

export interface SecondFactor {
  factorId: string
  secret: string
}

export type SecuredPerson = SignedInPerson & SecondFactor & { aal1: SignedInPerson['session'] }

/** Answers a challenge with the client, which raises the client's session. */
export async function showFactor(
  service: TestService,
  { client }: Pick<SignedInPerson, 'client'>,
  { factorId, secret }: SecondFactor,
) {
  const { data, error } = await client.mfa.challengeAndVerify({ factorId, code: appCode(service, secret) })
  if (error) throw error
  nextCode(service)
  return data
}

/** A person whose session used a second factor; `aal1` is the session before. */
export async function secured(service: TestService): Promise<SecuredPerson> {
  const person = await signedUp(service)
  const factor = await begunFactor(person)
  await showFactor(service, person, factor)
  const { data } = await person.client.getSession()
  if (!data.session) throw new Error('the second factor gave no session')
  return {
    ...person,
    factorId: factor.factorId,
    secret: factor.secret,
    session: data.session,
    aal1: person.session,
  }
}

/** Requests a challenge as a client does. */
export async function challenged(service: TestService, token: string, factorId: string): Promise<string> {
  const { status, json } = await call(service, 'POST', `/factors/${factorId}/challenge`, { token })
  expect(status).toBe(200)
  return String(json.id)
}

/** Answers a challenge as a client does. */
export const answered = (
  service: TestService,
  token: string,
  factorId: string,
  body: { challenge_id?: string; code?: string },
) => call(service, 'POST', `/factors/${factorId}/verify`, { token, body })

export const assurance = async ({ client }: Pick<SignedInPerson, 'client'>) => {
  const { data, error } = await client.mfa.getAuthenticatorAssuranceLevel()
  if (error) throw error
  return [data.currentLevel, data.nextLevel]
}
