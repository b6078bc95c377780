import { Link } from 'react-router'
import { intake } from '#domain/forms/intake.ts'
import { entriesOf, type Field } from '#domain/questionnaires/questionnaire.ts'
import { optionKey } from '#domain/questionnaires/text-keys.ts'
import { useFormName } from '#web/discomfort-course/use-form-name.ts'
import { type ReaderRole, riderPath } from '#web/paths.ts'
import { useFormTexts } from '#web/questionnaire/use-form-texts.ts'
import { Pill } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { RelativeTime } from '#web/ui/times.tsx'
import { ZoneChips } from '#web/ui/zone-chips.tsx'
import { pathOf, type Submission } from './submission.ts'

const goalField = entriesOf(intake).find(
  (entry): entry is Field => entry.kind !== 'group' && 'figure' in entry && entry.figure === 'goal',
)

/** The goals as text. A goal of a newer form version shows its key. */
function GoalWords({ goals }: { goals: readonly string[] }) {
  const say = useFormTexts('intake')
  const format = useFormat()
  if (goals.length === 0) return '–'
  return format.list(goals.map((goal) => (goalField ? say(optionKey(goalField, goal)) : goal)))
}

function FormCell({ submission }: { submission: Submission }) {
  const { t } = useTranslation('submissions')
  const nameOf = useFormName()
  return (
    <span className="inline-flex min-w-36 flex-wrap items-center gap-2 wrap-anywhere">
      {nameOf(submission)}
      {submission.revision > 1 && <Pill>{t('revision', { number: submission.revision })}</Pill>}
    </span>
  )
}

function NameCell({ submission, as }: { submission: Submission; as: ReaderRole }) {
  const { t } = useTranslation('submissions')
  const format = useFormat()
  return (
    <span className="grid min-w-24 xl:min-w-40 min-[56.25rem]:max-w-48 grid-cols-1 justify-items-start gap-1">
      <Link
        to={pathOf(as, submission)}
        className="max-w-full wrap-anywhere py-1.5 text-teal underline underline-offset-4"
        dir="auto"
      >
        {submission.name || (as === 'rider' && t('list.fitterLeft'))}
      </Link>
      {submission.unread && (
        <Pill tone={submission.revision > 1 ? 'amber' : 'teal'}>
          {t(submission.revision > 1 ? 'list.corrected' : 'list.new')}
        </Pill>
      )}
      {submission.marks > 0 && as === 'fitter' && (
        <span className="min-[56.25rem]:whitespace-nowrap">
          <Pill tone="coral">{t('marks', { number: format.number(submission.marks) })}</Pill>
        </span>
      )}
    </span>
  )
}

function useColumns(as: ReaderRole): Column<Submission>[] {
  const { t } = useTranslation('submissions')
  return [
    {
      key: 'name',
      header: t(as === 'fitter' ? 'list.name' : 'list.fitter'),
      names: true,
      cell: (submission) => <NameCell submission={submission} as={as} />,
    },
    { key: 'form', header: t('list.form'), cell: (submission) => <FormCell submission={submission} /> },
    { key: 'sent', header: t('list.sent'), cell: ({ submittedAt }) => <RelativeTime at={submittedAt} /> },
    { key: 'zones', header: t('list.zones'), cell: ({ zones }) => <ZoneChips scores={zones} most={3} /> },
    {
      key: 'goals',
      header: t('list.goals'),
      cell: ({ goals }) => (
        <span className="wrap-anywhere">
          <GoalWords goals={goals} />
        </span>
      ),
    },
    ...(as === 'fitter'
      ? [
          {
            key: 'file',
            header: t('list.file'),
            cell: ({ riderId, name }: Submission) => (
              <Link
                to={riderPath(riderId)}
                className="inline-block min-w-20 py-1.5 text-teal underline underline-offset-4 xl:min-w-26"
              >
                {t('list.toFile')} <span className="sr-only">{name}</span>
              </Link>
            ),
          },
        ]
      : []),
  ]
}

interface SubmissionTableProps {
  submissions: readonly Submission[]
  as: ReaderRole
}

/** Submissions as table rows, or as cards on a phone. */
export function SubmissionTable({ submissions, as }: SubmissionTableProps) {
  const { t } = useTranslation('submissions')
  return (
    <Table caption={t('list.caption')} columns={useColumns(as)} rows={submissions} rowKey={({ id }) => id} />
  )
}
