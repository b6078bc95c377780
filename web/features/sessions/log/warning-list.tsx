import { ruleKey } from '#domain/interventions/text-keys.ts'
import type { Warning } from '#domain/interventions/warnings.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useMeasurementWording } from '../words/use-measurement-wording.ts'

/** The warnings about one change, one sentence each. All places it may burden are in one sentence. */
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
    const others = warnings.flatMap((warning): string[] => {
      if (warning.kind === 'burdens') return []
      if (warning.kind === 'refer') return [t('warnings.refer', { zone: t(`common:zone.${warning.zone}`) })]
      if (warning.kind === 'aero_cost') return [t('warnings.aero_cost')]
      return [t(`warnings.${warning.kind}`, { by: wording.number('length', warning.by) })]
    })
    const said = (key: 'burdens' | 'may_burden', named: readonly string[]) =>
      named.length > 0 ? [t(`warnings.${key}`, { places: format.list([...new Set(named)]) })] : []
    return [...others, ...said('burdens', places(true)), ...said('may_burden', places(false))]
  }
}

/** The warnings about a change, shown beside it. */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  const sentences = useWarningWords()(warnings)
  if (sentences.length === 0) return null
  return (
    <ul className="mt-1.5 grid grid-cols-1 gap-1 rounded-sm bg-amber-soft px-3 py-2 text-detail text-amber-deep">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
