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
import { listenToNotices } from './event-stream.ts'
import { exceptOf, exceptOwn, pathsOf, topics, topicsIn } from './topics.ts'

/** The newest submissions; null when they cannot be read: the lists say themselves what went wrong. */
const readNewest = (client: QueryClient) =>
  client.fetchQuery(read('GET /api/submissions', newest)).then(
    ({ items }) => items,
    () => null,
  )

/** Remembers which submissions were there, so that those that come can be named. */
function createArrivalDesk(client: QueryClient, t: Translate<['submissions']>) {
  let known: Awaited<ReturnType<typeof readNewest>> = null
  return {
    async open() {
      known = await readNewest(client)
    },
    async somethingCame() {
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

function useNotices(fitter: boolean): void {
  const client = useQueryClient()
  const { t } = useTranslation('submissions')
  useEffect(() => {
    const desk = fitter ? createArrivalDesk(client, t) : null
    void desk?.open()
    const changed = async (data: string, requestId = '') => {
      const upToDate = exceptOwn(await pathUpdatedBy(requestId))
      for (const topic of topicsIn(data)) {
        if (topic === 'submissions' && desk) void desk.somethingCame()
        else void readAgain(client, pathsOf[topic], [...(exceptOf[topic] ?? []), ...upToDate])
      }
    }
    return listenToNotices({
      open: () => new EventSource('/api/notices'),
      device: window,
      onChanged: (data, requestId) => void changed(data, requestId),
      onBye: () => void exchangesOver().then(() => readAgain(client, pathsOf.account)),
      onReturn: () => {
        for (const topic of topics) void changed(topic)
      },
    })
  }, [client, t, fitter])
}

interface NoticesProps {
  /** What arrives is named to fitters alone: they wait for it. */
  fitter: boolean
}

/** Keeps what a signed-in account sees current: one stream of notices, from now until it is taken away. */
export default function Notices({ fitter }: NoticesProps) {
  useNotices(fitter)
  return null
}
