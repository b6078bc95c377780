import type { FastifyRequest } from 'fastify'
import type { IdentityContext } from '../context.ts'
import { limitCaller } from '../http/rate-limit.ts'
import { IdentityRefusal } from '../http/refusal.ts'
import { addAnonymous } from '../person/anonymous.repository.ts'
import { givenMetadata, type UserMetadata } from '../person/user-metadata.ts'
import { presentSession } from '../session/session-body.ts'
import { signIn } from '../session/sign-in.ts'

/** A session for somebody who tells nothing of themselves, where the host allows it. What they send along is kept as it is. */
export async function signInAnonymously(
  context: IdentityContext,
  request: FastifyRequest,
  submitted: UserMetadata,
) {
  const { host } = context
  if (!host.anonymousAllowed) throw new IdentityRefusal('anonymous_provider_disabled')
  await limitCaller(host, request, 'anonymous')
  const metadata = givenMetadata(submitted)
  const signedIn = await host.transaction(async (db) =>
    signIn(host, db, await addAnonymous(host, db, metadata), 'anonymous', 'anonymous'),
  )
  return presentSession(context, signedIn)
}
