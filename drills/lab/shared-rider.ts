import { z } from 'zod'
import { awaitMail } from './await-mail.ts'
import type { Visitor } from './visitor.ts'

const proof = z.looseObject({ user: z.looseObject({ id: z.string() }), access_token: z.string() })

/** The hash of the sign-in link that was mailed to an address. */
const mailedToken = (origin: string, email: string): Promise<string> =>
  awaitMail(origin, `sign-in link for ${email}`, ({ to, text }) =>
    to.includes(email) && text.includes('type=magiclink') ? /token_hash=([\w-]+)/.exec(text)?.[1] : undefined,
  )

/** Proves the address of somebody who signed up, by the link of a mail. Only such a fitter is shared with. */
export async function proveAddress(origin: string, ask: Visitor, email: string): Promise<void> {
  await ask('POST', '/auth/v1/otp', { email, create_user: false })
  const token_hash = await mailedToken(origin, email)
  const { user, access_token } = proof.parse(
    await ask('POST', '/auth/v1/verify', { type: 'magiclink', token_hash }),
  )
  await ask('POST', '/api/auth/supabase-login', { user: { id: user.id }, access_token })
}

const made = z.looseObject({ id: z.string(), url: z.string() })
const own = z.looseObject({ id: z.string() })

/** Shares all fits of a rider with a fitter whose address is proven. @returns the id of the offer, and its link's secret */
export async function shareAll(rider: Visitor, fitter: Visitor): Promise<{ id: string; secret: string }> {
  const all = { bikeId: null, fitsFrom: null, until: null }
  const { id, url } = made.parse(await rider('POST', '/api/share-offers', all))
  const secret = url.split('#')[1] ?? ''
  await fitter('POST', '/api/share-links/acceptance', { secret })
  const { id: fitterId } = own.parse(await fitter('GET', '/api/auth/user'))
  await rider('POST', `/api/share-offers/${id}/confirmation`, { fitterId })
  return { id, secret }
}
