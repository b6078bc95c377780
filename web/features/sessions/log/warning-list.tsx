import { ruleKey } from '#domain/interventions/text-keys.ts'
import type { Warning } from '#domain/interventions/warnings.ts'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useSpeech } from '../measurements/speech.ts'

function useWarningWords(): (warning: Warning) => string {
  const { t } = useTranslation('interventions', 'common')
  const format = useFormat()
  const speech = useSpeech()
  return (warning) => {
    if (warning.kind === 'refer') return t('warnings.refer', { zone: t(`common:zone.${warning.zone}`) })
    if (warning.kind === 'burdens') {
      return t('warnings.burdens', {
        places: format.list(warning.effects.map(({ rule }) => t(ruleKey(rule)))),
      })
    }
    if (warning.kind === 'aero_cost') return t('warnings.aero_cost')
    return t(`warnings.${warning.kind}`, { by: speech.number('length', warning.by) })
  }
}

/** What to look at twice about a change; said calmly, beside it. */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  const words = useWarningWords()
  if (warnings.length === 0) return null
  return (
    <ul className="mt-1.5 grid grid-cols-1 gap-1 rounded-sm bg-amber-soft px-3 py-2 text-[0.875rem] text-amber-deep">
      {warnings.map((warning) => (
        <li key={words(warning)}>{words(warning)}</li>
      ))}
    </ul>
  )
}
