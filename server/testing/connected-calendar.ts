import type { BusyRange } from '../calendar-files/busy-ranges.ts'
import { addSubscription } from '../features/calendar-feeds/subscriptions.service.ts'
import { hashSecret } from '../http/cookie.ts'
import type { Person } from './builders.ts'
import type { TestApp } from './test-app.ts'

/** Connects another calendar of a fitter as if it had been read. @returns its id */
export async function connectedCalendar(
  t: TestApp,
  { cookie }: Person,
  { name = 'Private', ranges = [] }: { name?: string; ranges?: readonly BusyRange[] } = {},
): Promise<string> {
  // The page of a copy names no other site.
  const url = 'https://localhost/private.ics'
  const cookieHash = hashSecret(cookie?.split('=')[1] ?? '')
  const made = await t.database.perform({ cookieHash }, { now: t.clock.now(), requestId: 'builder' }, (tx) =>
    addSubscription(tx, { name, url }, { url, ranges }),
  )
  return made.id
}
