import { randomUUID } from 'node:crypto'

/** A person of the demo, as the sign-in service would describe them after a login. There is no such service behind it. */
export const identityOfDemo = (
  { subject, name, email, role }: { subject: string; name: string; email: string; role: 'fitter' | 'client' },
  now: Date,
) => ({
  subject,
  identitySessionId: randomUUID(),
  begunAt: now,
  secondFactorShown: false,
  hasSecondFactor: false,
  email,
  proven: true,
  name,
  role,
  language: 'en',
})
