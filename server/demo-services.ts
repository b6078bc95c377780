import { identityOfDemo } from './demo/demo-identity.ts'
import type { DemoServices } from './demo/perform/stage.ts'
import { signIn } from './features/auth/auth.service.ts'
import { deviceOf } from './features/auth/device.ts'
import { processDueFollowUps } from './features/follow-ups/reminders.service.ts'

/** What the demo's practice uses of the features besides their calls. */
export const demoServices: DemoServices = {
  async signIn(tx, person, guest) {
    const { cookie } = await signIn(tx, identityOfDemo(person, tx.now), {
      cookieHash: guest,
      device: deviceOf(undefined),
      roleChoice: null,
      claiming: guest !== null,
      region: 'GB',
    })
    if (!cookie) throw new Error('a new sign-in has a cookie')
    return cookie
  },
  processFollowUps: async (tx) => (await processDueFollowUps(tx)).count,
}
