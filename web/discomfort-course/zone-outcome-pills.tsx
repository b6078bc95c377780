import type { ZoneOutcome, ZoneShare } from '#domain/outcomes/zone-change.ts'
import { Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

const TONES = { better: 'teal', unchanged: 'plain', worse: 'coral' } as const satisfies Record<
  ZoneShare,
  string
>

interface ZoneOutcomePillsProps {
  outcome: ZoneOutcome
}

/** The outcome of a zone: how it changed, in its colour, and what became of the complaint. */
export function ZoneOutcomePills({ outcome: { label, share, state, stillSevere } }: ZoneOutcomePillsProps) {
  const { t } = useTranslation('course')
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <Pill tone={TONES[share]}>{t(`label.${label}`)}</Pill>
      {(state === 'resolved' || state === 'new') && <Pill tone={TONES[share]}>{t(`state.${state}`)}</Pill>}
      {stillSevere && <Pill tone="amber">{t('stillSevere')}</Pill>}
    </span>
  )
}
