import { z } from 'zod'
import { AppError } from '../../http/problem.ts'
import type { SignInService } from './sign-in-service.ts'

const settings = z.looseObject({ mailer_autoconfirm: z.boolean() })

/** How long the service's response is cached. */
const FRESH_MS = 10 * 60_000

/**
 * Whether a service confirms addresses by mail. If it confirms them automatically, a confirmed address proves nothing,
 * because anybody may have signed up with it.
 * @throws AppError `unavailable` when the service does not say
 */
export function confirmedByMail(service: SignInService, now: () => Date): () => Promise<boolean> {
  let known: { byMail: boolean; at: number } | undefined
  return async () => {
    if (known && now().getTime() - known.at < FRESH_MS) return known.byMail
    const { status, body } = await service.ask('GET', '/settings')
    const received = settings.safeParse(body)
    if (status !== 200 || !received.success) throw new AppError('unavailable')
    known = { byMail: !received.data.mailer_autoconfirm, at: now().getTime() }
    return known.byMail
  }
}
