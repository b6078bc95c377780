import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SeverityMark, severities } from '#web/ui/severity.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { FormattedDate } from '#web/ui/times.tsx'
import { type Course, keyOfForm, type ScoredForm } from './course.ts'
import { useFormName } from './use-form-name.ts'

function ScoreCell({ score }: { score: number }) {
  const severity = severities.find((each) => each === score)
  return severity ? <SeverityMark value={severity} /> : <span>{score}</span>
}

interface CourseTableProps {
  forms: readonly ScoredForm[]
  courses: readonly Course[]
}

/** A row for each form and a column for each zone that was ever named. Includes who asked, if the forms have it. */
export function CourseTable({ forms, courses }: CourseTableProps) {
  const { t } = useTranslation('course', 'common')
  const nameOf = useFormName()
  const columns: Column<ScoredForm>[] = [
    { key: 'form', header: t('form'), names: true, cell: nameOf },
    { key: 'date', header: t('date'), cell: ({ at }) => <FormattedDate at={at} /> },
    ...(forms.some(({ fitterName }) => fitterName)
      ? [{ key: 'fitter', header: t('fitter'), cell: ({ fitterName }: ScoredForm) => fitterName }]
      : []),
    ...courses.map(
      ({ zone }): Column<ScoredForm> => ({
        key: zone,
        header: t(`common:zone.${zone}`),
        cell: ({ zones }) => <ScoreCell score={zones[zone] ?? 0} />,
      }),
    ),
  ]
  return <Table caption={t('title')} columns={columns} rows={forms} rowKey={keyOfForm} />
}
