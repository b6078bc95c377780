import { ZONES } from '#domain/zones.ts'
import { pages } from '#web/paths.ts'
import { Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RiderDrawing } from '#web/ui/rider-drawing/rider-drawing.tsx'
import { SignUpLink } from '#web/ui/sign-up-link.tsx'
import { DemoCall } from './demo-call.tsx'
import { sampleScores } from './sample-scores.ts'

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
    <div className="relative rounded-lg border border-line bg-card px-3 pt-4 pb-3 sm:px-6">
      <div className="absolute start-4 top-4">
        <Pill tone="amber">{t('hero.sample')}</Pill>
      </div>
      <RiderDrawing zones={zones} label={t('hero.drawing')} />
      <p className="mx-auto max-w-md pb-2 text-center text-detail text-muted">
        {t('hero.sampleText')} {t('common:betterByItself')}
      </p>
    </div>
  )
}

/** The parts of the page. On wide screens they are in the row of the header, beside the logo. */
export function PageNavigation() {
  const { t } = useTranslation('landing')
  return (
    <div className="mx-auto max-w-7xl px-5 max-lg:mb-6 md:px-12 md:max-lg:mb-10 lg:relative">
      <nav
        aria-label={t('nav.label')}
        className="flex flex-wrap gap-x-6 text-muted lg:absolute lg:start-56 lg:-top-16"
      >
        {(['fitters', 'riders', 'pricing'] as const).map((name) => (
          <a
            key={name}
            href={`#${name}`}
            className="flex min-h-11 items-center hover:text-ink hover:underline"
          >
            {t(`nav.${name}`)}
          </a>
        ))}
      </nav>
    </div>
  )
}

/** The top of the landing page: what the product is for, how to start, and what it looks like. */
export function Hero() {
  const { t } = useTranslation('landing')
  return (
    <div className="mx-auto max-w-7xl px-5 pb-14 md:px-12 md:pb-20 lg:pt-4">
      <div className="grid grid-cols-1 items-center gap-x-14 gap-y-10 lg:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,35rem)]">
        <div className="min-w-0">
          <Pill tone="teal">{t('hero.eyebrow')}</Pill>
          <h1 className="mt-6 text-display leading-[1.06]">{t('hero.title')}</h1>
          <p className="mt-5 max-w-xl text-muted text-xl">{t('hero.text')}</p>
          <div className="mt-8 flex flex-wrap gap-4">
            <SignUpLink to={pages.signup}>{t('hero.start')}</SignUpLink>
            <DemoCall />
          </div>
        </div>
        <Sample />
      </div>
    </div>
  )
}
