import type { CalendarReader } from '../../calendar-feeds/read-subscriptions.ts'
import type { Handlers } from '../../http/handler-types.ts'
import { requireActor } from '../../http/require-actor.ts'
import { changeFeed, endFeed, makeFeed, readFeed } from './feed.service.ts'
import {
  addSubscription,
  firstReading,
  prepareSubscription,
  readCalendars,
  readNow,
  readSubscription,
  removeSubscription,
} from './subscriptions.service.ts'

/** The calls of a fitter's calendar feed, and of other calendars that make the fitter busy. */
export const calendarFeedHandlers = (reader: CalendarReader) =>
  ({
    'GET /api/calendar-feed': ({ run }) => run(readCalendars),
    'POST /api/calendar-feed': ({ run, body }) => run((tx) => makeFeed(tx, body)),
    'PATCH /api/calendar-feed': ({ run, body }) => run((tx) => changeFeed(tx, body)),
    'DELETE /api/calendar-feed': ({ run }) => run(endFeed),
    async 'GET /api/calendar-feeds/:feed'({ run, params, reply }) {
      const bytes = await run((tx) => readFeed(tx, params.feed))
      // Whoever finds the address must not lead others to it.
      reply.header('x-robots-tag', 'noindex, nofollow')
      return { bytes }
    },
    'POST /api/calendar-subscriptions': {
      async run({ precheck, run, body }) {
        const { timeZone } = await precheck(prepareSubscription)
        const read = await firstReading(reader, body, timeZone)
        return run((tx) => addSubscription(tx, body, read))
      },
      replay: readSubscription,
    },
    async 'POST /api/calendar-subscriptions/:subscriptionId/reading'({ precheck, run, params }) {
      const fitterId = await precheck(async (tx) => {
        await readSubscription(tx, params.subscriptionId)
        return requireActor('fitter', tx)
      })
      await readNow(reader, fitterId)
      return run((tx) => readSubscription(tx, params.subscriptionId))
    },
    'DELETE /api/calendar-subscriptions/:subscriptionId': ({ run, params }) =>
      run((tx) => removeSubscription(tx, params.subscriptionId)),
  }) satisfies Partial<Handlers>
