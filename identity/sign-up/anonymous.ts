import type { FastifyRequest } from 'fastify'
import type { IdentityContext } from '../base/context.ts'
import { limitCaller } from '../base/http/rate-limit.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'
import { anonymousMetadata, type UserMetadata } from '../base/user-metadata.ts'
import { insertAnonymous } from '../person/anonymous.repository.ts'
import { presentSession } from '../session/session-body.ts'
import { signIn } from '../session/sign-in.ts'

/** Creates an anonymous person and session, if the host allows it. Submitted metadata is stored as it is. */
export async function signInAnonymously(
  context: IdentityContext,
  request: FastifyRequest,
  submitted: UserMetadata,
) {
  const { host } = context
  if (!host.anonymousAllowed) throw new IdentityRefusal('anonymous_provider_disabled')
  await limitCaller(host, request, 'anonymous')
  const metadata = anonymousMetadata(submitted)
  const signedIn = await host.transaction(async (db) =>
    signIn(host, db, await insertAnonymous(host, db, metadata), 'anonymous', 'anonymous'),
  )
  return presentSession(context, signedIn)
}
