import type { CallResponse } from '#web/api/api.ts'
import { pages, sentFollowUpPath, sentIntakePath } from '#web/paths.ts'
import { Pill } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { RelativeTime } from '#web/ui/times.tsx'
import { ZoneChips } from '#web/ui/zone-chips.tsx'
import { NothingYet, WidgetCard } from './widget-card.tsx'

type Submission = CallResponse<'GET /api/submissions'>['items'][number]

function Row({ submission }: { submission: Submission }) {
  const { t } = useTranslation('dashboard', 'submissions')
  const format = useFormat()
  const { id, kind, sessionId, name, submittedAt, revision, zones, marks, unread } = submission
  const to =
    kind === 'intake'
      ? sentIntakePath('fitter', sessionId)
      : sentFollowUpPath('fitter', sessionId, { revision: id })
  return (
    <li className="relative grid grid-cols-1 gap-x-5 gap-y-2 border-line border-b py-3 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] sm:items-center">
      <div className="min-w-0">
        <Link to={to} className="font-semibold after:absolute after:inset-0 hover:underline" dir="auto">
          {name}
        </Link>
        <p className="text-detail text-muted">
          {t(`submissions:kind.${kind}`)} · <RelativeTime at={submittedAt} />
        </p>
      </div>
      <div className="grid grid-cols-1 justify-items-start gap-1.5 text-secondary">
        <span className="flex flex-wrap gap-1.5">
          {unread && (
            <Pill tone={revision > 1 ? 'amber' : 'teal'}>
              {t(revision > 1 ? 'recent.corrected' : 'recent.new')}
            </Pill>
          )}
          {marks > 0 && <Pill tone="coral">{t('submissions:marks', { number: format.number(marks) })}</Pill>}
        </span>
        <ZoneChips scores={zones} most={3} />
      </div>
    </li>
  )
}

/** The newest submitted forms. New ones appear without a reload. */
export function RecentSubmissions({ submissions }: { submissions: readonly Submission[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <WidgetCard
      widget="submissions"
      aside={submissions.length > 0 && <Link to={pages.allSubmissions}>{t('recent.all')}</Link>}
    >
      {submissions.length === 0 && <NothingYet title={t('recent.none')} text={t('recent.noneText')} />}
      <ul className="-my-3 empty:hidden">
        {submissions.map((submission) => (
          <Row key={submission.id} submission={submission} />
        ))}
      </ul>
    </WidgetCard>
  )
}
