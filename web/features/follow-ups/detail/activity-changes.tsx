import { type Answers, itemsOf, memberOf } from '#domain/questionnaires/answers.ts'
import { OutcomeCaution } from '#web/discomfort-course/outcome-caution.tsx'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import type { FollowUps } from './sent-follow-ups.ts'

interface ActivityChange {
  id: string
  words: string
  /** From 0 to 10; null if it was not rated. */
  before: number | null
  after: number
}

/** The rated activities of an answer, each with its rating before the fit. The words are those of the answer. */
function changesOf(answers: Answers, activities: FollowUps['activities']): ActivityChange[] {
  return itemsOf(answers, 'activities').flatMap((item) => {
    const [words, after] = [memberOf(item, 'activity'), memberOf(item, 'ability')]
    const before = activities.find(({ id }) => id === item.id)?.ability ?? null
    return typeof words === 'string' && typeof after === 'number'
      ? [{ id: item.id, words, before, after }]
      : []
  })
}

function useColumns(): Column<ActivityChange>[] {
  const { t } = useTranslation('followUpPages', 'common')
  const said = (ability: number) => t('common:scale.answer', { value: ability, max: 10 })
  return [
    {
      key: 'activity',
      header: t('detail.activity'),
      names: true,
      cell: ({ words }) => <span dir="auto">{words}</span>,
    },
    {
      key: 'before',
      header: t('detail.before'),
      cell: ({ before }) => (before === null ? '–' : said(before)),
    },
    { key: 'after', header: t('detail.after'), cell: ({ after }) => said(after) },
  ]
}

interface ActivityChangesProps {
  answers: Answers
  activities: FollowUps['activities']
  /** Nothing else on the page compares before and after, so that the caution belongs here. */
  alone: boolean
}

/** What the rider found hard before the fit, before and after; nothing if no activity was rated again. */
export function ActivityChanges({ answers, activities, alone }: ActivityChangesProps) {
  const { t } = useTranslation('followUpPages')
  const columns = useColumns()
  const rows = changesOf(answers, activities)
  if (rows.length === 0) return null
  return (
    <Card title={t('detail.activities')}>
      <p className="mb-3 text-secondary text-muted">{t('detail.activitiesHint')}</p>
      <Table caption={t('detail.activities')} columns={columns} rows={rows} rowKey={({ id }) => id} />
      {alone && <OutcomeCaution />}
    </Card>
  )
}
