import { Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { comingSoon, type Promised } from './coming-soon.ts'

/** Says that something does not work yet; shows nothing once it does. */
export function ComingSoonMark({ of }: { of: Promised }) {
  const { t } = useTranslation('common')
  return comingSoon.has(of) ? <Pill>{t('comingSoon')}</Pill> : null
}
