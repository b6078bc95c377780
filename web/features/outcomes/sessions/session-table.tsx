import type { CallResponse } from '#web/api/api.ts'
import { useChartWords } from '#web/outcome-charts/use-chart-words.ts'
import { sessionPath } from '#web/paths.ts'
import { Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { FormattedDate } from '#web/ui/times.tsx'

type Session = CallResponse<'GET /api/outcomes/sessions'>['items'][number]

function RiderCell({ session: { sessionId, riderName } }: { session: Session }) {
  const { t } = useTranslation('outcomes', 'common')
  return (
    <Link to={sessionPath(sessionId, 'followUps')} className="inline-block py-1 hover:underline" dir="auto">
      {riderName || t('common:unnamedRider')}
    </Link>
  )
}

function AnswerCell({ session: { answeredDay, early } }: { session: Session }) {
  const { t } = useTranslation('outcomes')
  const words = useChartWords()
  if (answeredDay === null) return <span className="text-muted">{t('sessions.noAnswer')}</span>
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {t('sessions.answeredOn', { days: words.t('days', { count: answeredDay }) })}
      {early && <Pill tone="amber">{t('sessions.early')}</Pill>}
    </span>
  )
}

/** Each zone that had or has discomfort, with both scores. */
function ScoresCell({ session: { zones } }: { session: Session }) {
  const { t } = useTranslation('outcomes', 'common')
  const words = useChartWords()
  const score = (value: number | null) => (value === null ? t('sessions.notAsked') : words.count(value))
  if (zones.length === 0) return <span className="text-muted">{t('sessions.noScores')}</span>
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-0.5 wrap-anywhere">
      {zones.map(({ zone, before, after }) => (
        <li key={zone} className="min-w-0 max-w-full">
          {t(`common:zone.${zone}`)}{' '}
          <span className="font-semibold">
            {words.t('fromTo', { before: score(before), after: score(after) })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The fits behind a figure: who, when, and both scores of each zone. */
export function SessionTable({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation('outcomes', 'intake')
  const columns: Column<Session>[] = [
    {
      key: 'rider',
      header: t('sessions.rider'),
      names: true,
      cell: (session) => <RiderCell session={session} />,
    },
    { key: 'fitted', header: t('sessions.fitted'), cell: ({ fittedOn }) => <FormattedDate at={fittedOn} /> },
    {
      key: 'discipline',
      header: t('sessions.discipline'),
      cell: ({ discipline }) => (discipline ? t(`intake:options.discipline.${discipline}`) : '–'),
    },
    {
      key: 'answer',
      header: t('sessions.answer'),
      cell: (session) => <AnswerCell session={session} />,
    },
    {
      key: 'scores',
      header: t('sessions.scores'),
      cell: (session) => <ScoresCell session={session} />,
    },
  ]
  return (
    <Table
      caption={t('sessions.caption')}
      columns={columns}
      rows={sessions}
      rowKey={({ sessionId }) => sessionId}
    />
  )
}
