import type { Promised } from '#web/coming-soon/coming-soon.ts'
import { ComingSoonMark } from '#web/coming-soon/coming-soon-mark.tsx'
import { pages } from '#web/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RiderDrawing } from '#web/ui/rider-drawing/rider-drawing.tsx'
import { homeOf } from '../../account/access.ts'
import { useVisitor } from '../../account/visitor.ts'
import { usePageName } from '../../ui/page-name.ts'
import type { RoadmapTopic } from './roadmap-topic.ts'

const promised: Record<RoadmapTopic, Promised> = {
  support: 'supportAccess',
}

const points = ['first', 'second', 'third'] as const

/** A placeholder that describes what will be built. */
export function RoadmapPage({ topic }: { topic: RoadmapTopic }) {
  const { t } = useTranslation('roadmap')
  const name = usePageName()
  const visitor = useVisitor()
  return (
    <div className="mx-auto grid max-w-5xl items-center gap-x-12 gap-y-6 px-5 py-8 md:grid-cols-[1fr_20rem]">
      <div>
        <ComingSoonMark of={promised[topic]} />
        <h1 className="mt-4 mb-3">{name}</h1>
        <p className="max-w-prose text-lg text-muted">{t(`${topic}.text`)}</p>
        <h2 className="mt-8 mb-3 text-base">{t('willHave')}</h2>
        <ul className="grid gap-3">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <span
                aria-hidden="true"
                className="mt-1.5 size-3 flex-none rounded-full border-[3px] border-teal"
              />
              {t(`${topic}.points.${point}`)}
            </li>
          ))}
        </ul>
        <p className="mt-8 mb-5 max-w-prose text-secondary text-muted">{t('intro')}</p>
        <LinkButton kind="quiet" to={visitor ? homeOf(visitor) : pages.home}>
          {t('back')}
        </LinkButton>
      </div>
      <RiderDrawing zones={{}} className="opacity-90 max-md:hidden" />
    </div>
  )
}
