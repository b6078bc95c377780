import { ruleKey } from '#domain/interventions/text-keys.ts'
import type { Warning } from '#domain/interventions/warnings.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'

/** The number of warnings about a change that are shown without opening the others. */
const OPEN = 2

/** The warnings about one change, one sentence each, the weightiest first. All places it may burden are in one sentence. */
function useWarningWords(): (warnings: readonly Warning[]) => string[] {
  const { t } = useTranslation('interventions', 'common')
  const format = useFormat()
  const wording = useMeasurementWording()
  return (warnings) => {
    const places = (located: boolean) =>
      warnings.flatMap((warning) =>
        warning.kind === 'burdens' && warning.located === located
          ? warning.effects.map(({ rule }) => t(ruleKey(rule)))
          : [],
      )
    const refer = warnings.flatMap((warning) =>
      warning.kind === 'refer' ? [t('warnings.refer', { zone: t(`common:zone.${warning.zone}`) })] : [],
    )
    const others = warnings.flatMap((warning): string[] => {
      if (warning.kind === 'burdens' || warning.kind === 'refer') return []
      if (warning.kind === 'aero_cost' || warning.kind === 'check_height')
        return [t(`warnings.${warning.kind}`)]
      const words = t(`warnings.${warning.kind}`, { by: wording.number('length', warning.by) })
      return [warning.halfOfCleat ? `${words} ${t('warnings.half_of_cleat')}` : words]
    })
    const said = (key: 'burdens' | 'may_burden', named: readonly string[]) =>
      named.length > 0 ? [t(`warnings.${key}`, { places: format.list([...new Set(named)]) })] : []
    return [...refer, ...said('burdens', places(true)), ...said('may_burden', places(false)), ...others]
  }
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className="grid grid-cols-1 gap-1">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

/** The warnings about a change, shown beside it: the two weightiest, and the others behind a press. */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  const { t } = useTranslation('interventions')
  const sentences = useWarningWords()(warnings)
  const more = sentences.slice(OPEN)
  if (sentences.length === 0) return null
  return (
    <div className="mt-1.5 rounded-sm bg-amber-soft px-3 py-2 text-detail text-amber-deep">
      <Sentences sentences={sentences.slice(0, OPEN)} />
      {more.length > 0 && (
        <details className="mt-1.5">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            {t('warnings.more', { count: more.length })}
          </summary>
          <Sentences sentences={more} />
        </details>
      )}
    </div>
  )
}
