import { responseSelection } from '#domain/outcomes/selection.ts'
import { useChartWords } from '#web/outcome-charts/use-chart-words.ts'
import { Card, Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import type { Outcomes } from '../outcome-rows.ts'
import { useOutcomePage } from '../use-outcome-page.ts'

type Response = Outcomes['response'][number]
type Difference = Outcomes['differences'][number]

function WaveRow({ response }: { response: Response }) {
  const { t } = useTranslation('outcomes')
  const words = useChartWords()
  const { sessions } = useOutcomePage()
  const { wave, answered, fits, notReached, share } = response
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="font-semibold">{t(`aside.wave.${wave}`)}</span>
        <Link to={sessions(responseSelection(wave, 'due'))}>
          {t('aside.responseOf', { answered: words.count(answered), due: words.count(fits) })}
        </Link>
      </p>
      <p className="text-muted text-secondary">
        {share ? words.withInterval('share', share) : words.t('few')}
        {notReached > 0 && `. ${t('aside.notReached', { count: notReached })}`}
      </p>
    </li>
  )
}

/** A difference in words: what it is about, both values, and how far they are apart. */
function DifferenceRow({ difference }: { difference: Difference }) {
  const { t } = useTranslation('outcomes', 'intake')
  const words = useChartWords()
  const { what, discipline, answered, silent } = difference
  const shown = (value: number | null) => {
    if (value === null) return '–'
    return what === 'discipline' ? words.share(value) : words.mean(value)
  }
  const name =
    what === 'discipline'
      ? t('aside.difference.discipline', {
          discipline: discipline ? t(`intake:options.discipline.${discipline}`) : '',
        })
      : t(`aside.difference.${what}`)
  return (
    <tbody className="border-line border-t">
      <tr>
        <th scope="rowgroup" colSpan={3} className="wrap-anywhere pt-1.5 text-start font-normal">
          <span className="flex flex-wrap items-center gap-x-2">
            {name}
            {difference.isNoticeable && <Pill tone="amber">{t('aside.noticeable')}</Pill>}
          </span>
        </th>
      </tr>
      <tr>
        <td className="pb-1.5 pe-2 text-end">{shown(answered)}</td>
        <td className="pb-1.5 pe-2 text-end">{shown(silent)}</td>
        <td className="pb-1.5 text-end">
          {difference.difference === null ? '–' : words.change(difference.difference)}
        </td>
      </tr>
    </tbody>
  )
}

interface DifferencesProps {
  /** None if everybody answered, or nobody. */
  differences: readonly Difference[]
  answered: number
}

function Differences({ differences, answered }: DifferencesProps) {
  const { t } = useTranslation('outcomes')
  if (differences.length === 0)
    return <p className="text-secondary text-muted">{t(answered === 0 ? 'aside.nobody' : 'aside.sameAll')}</p>
  return (
    <>
      {/* What differs has a line of its own, so that its words and those of the headings have room in every language. */}
      <table className="w-full text-secondary">
        <caption className="sr-only">{t('aside.differ')}</caption>
        <thead>
          <tr className="text-caption text-muted">
            <th scope="col" className="hyphens-auto wrap-anywhere pe-2 text-end font-medium">
              {t('aside.answeredColumn')}
            </th>
            <th scope="col" className="hyphens-auto wrap-anywhere pe-2 text-end font-medium">
              {t('aside.silentColumn')}
            </th>
            <th scope="col" className="hyphens-auto wrap-anywhere text-end font-medium">
              {t('aside.deviationsColumn')}
            </th>
          </tr>
        </thead>
        {differences.map((difference) => (
          <DifferenceRow key={difference.what} difference={difference} />
        ))}
      </table>
      <p className="mt-1 text-caption text-muted">{t('aside.differText')}</p>
    </>
  )
}

/** How many answered, and how those who did differ from those who did not. */
export function WhoAnswered({ outcomes }: { outcomes: Outcomes }) {
  const { t } = useTranslation('outcomes')
  const { sessions } = useOutcomePage()
  const { response, differences, notComparable, scored } = outcomes
  const primary = response.find(({ wave }) => wave === 'primary')
  const silent = primary ? primary.fits - primary.answered : 0
  return (
    <Card title={t('aside.response')}>
      {response.length === 0 && <p className="text-muted">{t('lead.noneDue')}</p>}
      <ul className="grid grid-cols-1 gap-2">
        {response.map((each) => (
          <WaveRow key={each.wave} response={each} />
        ))}
      </ul>
      {silent > 0 && (
        <p className="mt-2">
          <Link to={sessions(responseSelection('primary', 'silent'))}>{t('aside.silent')}</Link>
        </p>
      )}
      {scored.early > 0 && <p className="mt-2 text-secondary">{t('aside.early', { count: scored.early })}</p>}
      {notComparable && (
        <p className="mt-2 text-secondary text-muted">
          {t(notComparable === 'few_riders' ? 'aside.fewRiders' : 'aside.lowResponse')}
        </p>
      )}
      {primary && (
        <div className="mt-4">
          <h3 className="mb-1 text-secondary">{t('aside.differ')}</h3>
          <Differences differences={differences} answered={primary.answered} />
        </div>
      )}
    </Card>
  )
}
