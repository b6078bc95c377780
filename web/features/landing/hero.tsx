import { ZONES } from '#domain/zones.ts'
import { Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RiderDrawing } from '#web/ui/rider-drawing/rider-drawing.tsx'
import { CallsToAction } from './calls-to-action.tsx'
import { sampleScores } from './sample-scores.ts'
import { Tick } from './tick.tsx'

/** A sample with invented scores. It is labelled as a sample. */
function Sample() {
  const { t } = useTranslation('landing', 'common')
  const zones = Object.fromEntries(
    ZONES.flatMap((zone) => {
      const scores = sampleScores[zone]
      return scores ? [[zone, { label: t(`common:zone.${zone}`), ...scores }]] : []
    }),
  )
  return (
    <div
      className="relative rounded-[20px] border border-line bg-card px-3 pt-5 pb-4 shadow-lift sm:px-8"
      data-print-block
    >
      <div className="absolute start-5 top-5">
        <Pill tone="amber">{t('sample')}</Pill>
      </div>
      <RiderDrawing zones={zones} label={t('hero.drawing')} className="mx-auto max-w-130" />
      <p className="mx-auto mt-1 max-w-md text-center text-detail text-muted">
        {t('hero.sampleText')} {t('common:betterByItself')}
      </p>
    </div>
  )
}

const facts = ['riders', 'contracts', 'noApp'] as const

/** The top of the landing page: what the product is for, how to start, and what it looks like. */
export function Hero() {
  const { t } = useTranslation('landing')
  return (
    <div className="mx-auto max-w-7xl px-5 pt-8 pb-16 md:px-12 md:pb-24 lg:pt-14 print:py-4">
      <div className="grid grid-cols-1 items-center gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <Pill tone="teal">{t('hero.eyebrow')}</Pill>
          <h1 className="mt-6 text-display leading-[1.02] tracking-[-0.035em]">{t('hero.title')}</h1>
          <p className="mt-6 max-w-xl text-lg text-muted md:text-xl">{t('hero.text')}</p>
          <div className="mt-9">
            <CallsToAction />
          </div>
          <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-secondary text-muted">
            {facts.map((fact) => (
              <li key={fact} className="flex items-center gap-2">
                <Tick />
                {t(`hero.facts.${fact}`)}
              </li>
            ))}
          </ul>
        </div>
        <Sample />
      </div>
    </div>
  )
}
