import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read.ts'
import { useOutcomeFilters } from '#web/outcome-filters/use-outcome-filters.ts'

const submissions = read('GET /api/submissions', { query: { limit: 6 } })
const invitations = read('GET /api/invitations', { query: { limit: 20 } })
const alerts = read('GET /api/follow-up-alerts', { query: { limit: 4 } })
const counts = read('GET /api/follow-up-counts')

/**
 * What the widgets are made of. They come at once, because each would move those below. While other filters load, the
 * figures of the earlier ones stay.
 */
export function useFirstData() {
  const { query, narrowed } = useOutcomeFilters()
  const queries = [
    useQuery(submissions),
    useQuery(invitations),
    useQuery(alerts),
    useQuery(counts),
    useQuery({ ...read('GET /api/dashboard', { query }), placeholderData: keepPreviousData }),
  ] as const
  const [sent, invited, alerted, counted, dashboard] = queries
  const failed = queries.find(({ error, data }) => error && !data)
  const data =
    sent.data && invited.data && alerted.data && counted.data && dashboard.data
      ? {
          submissions: sent.data.items,
          invitations: invited.data.items,
          alerts: alerted.data.items,
          followUps: counted.data,
          layout: dashboard.data.layout,
          figures: dashboard.data.figures,
          setting: {
            figures: dashboard.data.figures,
            period: dashboard.data.period,
            filters: { query, narrowed },
          },
          /** The figures are still those of other filters. */
          isOutdated: dashboard.isPlaceholderData,
        }
      : undefined
  return { failed, data }
}

export type FirstData = NonNullable<ReturnType<typeof useFirstData>['data']>
