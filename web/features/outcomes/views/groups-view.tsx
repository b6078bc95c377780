import { useQuery } from '@tanstack/react-query'
import type { CallResponse } from '#web/api/api.ts'
import { read } from '#web/api/read.ts'
import { PairedChanges } from '#web/outcome-charts/paired-changes.tsx'
import { ShareBars } from '#web/outcome-charts/share-bars.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { type Complaints, changeRows, groupRows } from '../outcome-rows.ts'
import { useOutcomePage } from '../use-outcome-page.ts'

type Groups = CallResponse<'GET /api/outcomes/groups'>

interface DimensionProps<Key extends string> {
  /** The filter that a group is one value of. */
  name: Exclude<keyof Groups, 'period'>
  groups: readonly (Complaints & { key: Key })[]
  words: (key: Key) => string
  period: Groups['period']
  /** A fit can be in several groups. */
  overlapping?: boolean
}

/** One division of the fits into groups. With a single group there is nothing to compare, but it is still told. */
function Dimension<Key extends string>(props: DimensionProps<Key>) {
  const { name, groups, words, period, overlapping = false } = props
  const { t } = useTranslation('outcomes')
  const format = useFormat()
  const { sessions, query } = useOutcomePage()
  if (groups.length === 0) return null
  const title = t(`groups.${name}`)
  const rows = groupRows(groups, { words, sessions, only: (key) => ({ [name]: key }), zone: query.zone })
  const shared = { period, rowsName: t('rows.group'), facts: [t('lead.respondersOnly')] }
  return (
    <Card title={title} aside={t('lead.respondersOnly')}>
      <ShareBars title={title} name={`by-${name}`} rows={rows} unit="complaints" {...shared} />
      <h3 className="mt-8 mb-3">{t('groups.change')}</h3>
      <PairedChanges
        title={format.labelled(t('groups.change'), title)}
        name={`changes-by-${name}`}
        rows={changeRows(groups, rows)}
        {...shared}
      />
      {overlapping && <p className="mt-2 text-secondary text-muted">{t('groups.several')}</p>}
    </Card>
  )
}

function Dimensions({ data: { period, ...groups } }: { data: Groups }) {
  const { t } = useTranslation('outcomes', 'intake')
  const shared = { period }
  return (
    <>
      <Dimension
        name="goal"
        groups={groups.goal}
        words={(key) => t(`intake:options.goals.${key}`)}
        overlapping
        {...shared}
      />
      <Dimension
        name="discipline"
        groups={groups.discipline}
        words={(key) => t(`intake:options.discipline.${key}`)}
        {...shared}
      />
      <Dimension
        name="bikeType"
        groups={groups.bikeType}
        words={(key) => t(`intake:options.bikeTypes.${key}`)}
        overlapping
        {...shared}
      />
    </>
  )
}

function Strata({ data: { period, ...groups } }: { data: Groups }) {
  const { t } = useTranslation('outcomes')
  const shared = { period }
  return (
    <>
      <Dimension
        name="positionKept"
        groups={groups.positionKept}
        words={(key) => t(`strata.positionKept.${key}`)}
        {...shared}
      />
      <Dimension name="load" groups={groups.load} words={(key) => t(`strata.load.${key}`)} {...shared} />
      <Dimension
        name="treatment"
        groups={groups.treatment}
        words={(key) => t(`strata.treatment.${key}`)}
        {...shared}
      />
      <Dimension
        name="answered"
        groups={groups.answered}
        words={(key) => t(`strata.answered.${key}`)}
        {...shared}
      />
    </>
  )
}

/** What became of complaints in groups of fits: by what the intake says, and by what the answer says. */
export function GroupsView() {
  const { t } = useTranslation('outcomes')
  const { query } = useOutcomePage()
  const { data, error, refetch } = useQuery(read('GET /api/outcomes/groups', { query }))
  if (error && !data) return <RequestFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  return (
    <>
      <p className="max-w-prose text-muted">{t('groups.explain')}</p>
      <Dimensions data={data} />
      <Strata data={data} />
    </>
  )
}
