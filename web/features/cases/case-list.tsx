import { alikeCasesPath } from '#web/paths.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { CaseChanges, CaseHead, CaseZones, type FoundCase } from './case-parts.tsx'

/** Where the words are: a piece of the text of each field. */
function Excerpts({ excerpts }: Pick<FoundCase, 'excerpts'>) {
  const { t } = useTranslation('cases')
  const format = useFormat()
  if (excerpts.length === 0) return null
  return (
    <dl className="grid grid-cols-1 gap-1">
      {excerpts.map(({ field, before, match, after }) => (
        <div key={field}>
          <dt className="inline font-semibold text-muted">{format.label(t(`field.${field}`))}</dt>
          <dd className="inline" dir="auto">
            {before}
            <mark className="rounded-xs bg-amber-soft px-0.5 text-amber-deep">{match}</mark>
            {after}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function FoundCaseItem({ found, words }: { found: FoundCase; words: number }) {
  const { t } = useTranslation('cases')
  const { number } = useFormat()
  return (
    <li
      className="grid grid-cols-1 gap-x-6 gap-y-2 border-line border-b py-4 text-secondary last:border-b-0 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]"
      data-print-block
    >
      <div className="grid grid-cols-1 content-start gap-1">
        <CaseHead shown={found} level={2} />
        {words > 1 && (
          <p className="text-detail text-muted">
            {t('hasWords', { matched: number(found.matched), words: number(words) })}
          </p>
        )}
        <p data-screen-only>
          <Link
            to={alikeCasesPath(found.sessionId)}
            className="inline-block py-1 font-semibold text-teal underline underline-offset-4"
          >
            {t('alike.link')}
            <span className="sr-only"> {found.riderName}</span>
          </Link>
        </p>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-2">
        <CaseZones zones={found.zones} fitted={found.fitted} />
        <CaseChanges changes={found.changes} fitted={found.fitted} />
        <Excerpts excerpts={found.excerpts} />
      </div>
    </li>
  )
}

/** Past cases, the best match first, each with what came of it. */
export function CaseList({ cases, words }: { cases: readonly FoundCase[]; words: number }) {
  const { t } = useTranslation('cases')
  return (
    <ul aria-label={t('list')} className="-my-4">
      {cases.map((found) => (
        <FoundCaseItem key={found.sessionId} found={found} words={words} />
      ))}
    </ul>
  )
}
