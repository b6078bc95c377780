import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Translate } from '#locales/typed-keys.ts'
import { pathUpdatedBy } from '#web/api/own-changes.ts'
import { read } from '#web/api/read.ts'
import { readAgain } from '#web/api/read-again.ts'
import { exchangesOver } from '#web/sign-in-client/exchange-failure.ts'
import { announce } from '#web/ui/announcer.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { arrivals, newest } from './arrivals.ts'
import { listenToEvents } from './event-stream.ts'
import { exceptOf, exceptOwn, pathsOf, topics, topicsIn } from './topics.ts'
import { usePracticeZone } from './use-practice-zone.ts'

/** The newest submissions; null if they cannot be read. The lists then show the error. */
const readNewest = (client: QueryClient) =>
  client.fetchQuery(read('GET /api/submissions', newest)).then(
    ({ items }) => items,
    () => null,
  )

/** Remembers the known submissions, to announce the new ones. */
function trackArrivals(client: QueryClient, t: Translate<['submissions']>) {
  let known: Awaited<ReturnType<typeof readNewest>> = null
  return {
    async open() {
      known = await readNewest(client)
    },
    async onSubmission() {
      await readAgain(client, pathsOf.submissions)
      const now = await readNewest(client)
      const came = known && now ? arrivals(known, now) : []
      known = now ?? known
      const [only] = came
      if (came.length > 1) announce(t('arrivedSeveral', { count: came.length }))
      else if (only) announce(t('arrived', { name: only.name }))
    },
  }
}

function useLiveEvents(fitter: boolean): void {
  const client = useQueryClient()
  const { t } = useTranslation('submissions')
  useEffect(() => {
    const arrivalTracker = fitter ? trackArrivals(client, t) : null
    void arrivalTracker?.open()
    const changed = async (data: string, requestId = '') => {
      const upToDate = exceptOwn(await pathUpdatedBy(requestId))
      for (const topic of topicsIn(data)) {
        if (topic === 'submissions' && arrivalTracker) void arrivalTracker.onSubmission()
        else void readAgain(client, pathsOf[topic], [...(exceptOf[topic] ?? []), ...upToDate])
      }
    }
    // The page read its data before the first stream opens. The age asks for what changed in between.
    let age = Math.round(performance.now())
    const open = () => {
      const source = new EventSource(`/api/notices?age=${age}`)
      age = 0
      return source
    }
    return listenToEvents({
      open,
      device: window,
      onChanged: (data, requestId) => void changed(data, requestId),
      onBye: () => void exchangesOver().then(() => readAgain(client, pathsOf.account)),
      onReturn: () => {
        for (const topic of topics) void changed(topic)
      },
    })
  }, [client, t, fitter])
}

interface LiveEventsProps {
  /** Only fitters get an announcement with the names of new submissions. */
  fitter: boolean
}

/** Keeps the pages of a signed-in account up to date through one event stream while it is mounted. */
export default function LiveEvents({ fitter }: LiveEventsProps) {
  useLiveEvents(fitter)
  usePracticeZone(fitter)
  return null
}
