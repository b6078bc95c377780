import type { Effect } from '#domain/interventions/effects.ts'
import { effectsIn, toldEffects } from '#domain/interventions/effects.ts'
import type { Intervention as DomainIntervention } from '#domain/interventions/intervention.ts'
import { evidenceKey, ruleKey } from '#domain/interventions/text-keys.ts'
import type { Zone } from '#domain/zones.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

function EffectList({ title, effects }: { title: string; effects: readonly Effect[] }) {
  const { t } = useTranslation('interventions')
  if (effects.length === 0) return null
  return (
    <div>
      <h3 className="text-secondary">{title}</h3>
      <ul className="grid grid-cols-1 gap-1 text-secondary">
        {effects.map(({ rule, evidence, conflicting, sources }) => (
          <li key={rule} className="first-letter:uppercase">
            {t(ruleKey(rule))}
            <span className="block text-caption text-muted">
              {[t(evidenceKey(evidence)), conflicting && t('evidence.conflicting'), sources.join('; ')]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface EffectsProps {
  intervention: DomainIntervention
  /** The other changes of the fit: what one of them takes back has no effect. */
  others: readonly DomainIntervention[]
  /** Zones with a red flag. No effects are shown for them. */
  silenced: readonly Zone[]
}

/** What a change may help and burden among the others of the fit, with the evidence. */
export function Effects({ intervention, others, silenced }: EffectsProps) {
  const { t } = useTranslation('interventions', 'measurements')
  const { helps, burdens } = effectsIn([...others, intervention], intervention)
  const [helping, burdening] = [toldEffects(helps, silenced), toldEffects(burdens, silenced)]
  if (helping.length + burdening.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-3 rounded-md bg-sunken p-4" aria-label={t('effects.helps')}>
      <EffectList title={t('effects.helps')} effects={helping} />
      <EffectList title={t('effects.burdens')} effects={burdening} />
      <p className="text-detail text-muted">
        {t('effects.lead')} {t('measurements:ranges.review')}
      </p>
    </section>
  )
}
