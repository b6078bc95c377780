import type { CallResponse } from '#web/api/api.ts'
import { CoursePlot } from '#web/discomfort-course/course-plot.tsx'
import { CourseWords } from '#web/discomfort-course/course-words.tsx'
import { useFormName } from '#web/discomfort-course/use-form-name.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { FormattedDate } from '#web/ui/times.tsx'

type History = CallResponse<'GET /api/client/fits'>
type Hours = History['hours'][number]

const keyOf = ({ sessionId, at }: Hours): string => `${sessionId} ${at}`

/** The upper end of the scale: the most hours, rounded up to tens. */
const scaleOf = (hours: readonly Hours[]): number =>
  Math.max(Math.ceil(Math.max(...hours.map((each) => each.hours)) / 10) * 10, 10)

function HoursTable({ hours }: { hours: readonly Hours[] }) {
  const { t } = useTranslation('dashboard', 'course')
  const nameOf = useFormName()
  const format = useFormat()
  const columns: Column<Hours>[] = [
    { key: 'form', header: t('course:form'), names: true, cell: nameOf },
    { key: 'date', header: t('course:date'), cell: ({ at }) => <FormattedDate at={at} /> },
    { key: 'fitter', header: t('course:fitter'), cell: ({ fitterName }) => fitterName },
    {
      key: 'hours',
      header: t('client.hours.column'),
      align: 'end',
      cell: (each) => format.number(each.hours),
    },
  ]
  return <Table caption={t('client.hours.title')} columns={columns} rows={hours} rowKey={keyOf} />
}

/** The hours on the bike a week, as the rider gave them: a chart with its table. Nothing was given, nothing is shown. */
export function HoursCourse({ history: { hours, fits } }: { history: History }) {
  const { t } = useTranslation('dashboard', 'course')
  const [first] = hours
  if (!first) return null
  const points = hours.map((each) => ({ key: keyOf(each), at: each.at, score: each.hours }))
  return (
    <Card title={t('client.hours.title')} aside={t('client.hours.legend')}>
      <CourseWords points={points} visible={points.length === 1} />
      {points.length > 1 && (
        <div className="max-w-md">
          <CoursePlot
            course={{ points }}
            fits={fits.map(({ fittedAt }) => fittedAt)}
            most={scaleOf(hours)}
            fillOf={() => 'var(--teal)'}
          />
        </div>
      )}
      <details className="mt-3" data-print-block>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-teal">
          {t('course:table')}
        </summary>
        <HoursTable hours={hours} />
      </details>
    </Card>
  )
}
