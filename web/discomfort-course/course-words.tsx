import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Course } from './course.ts'

interface CourseWordsProps extends Pick<Course, 'points'> {
  /** There is no chart, because a point alone is no course. */
  visible?: boolean
}

/** The points of a chart in one sentence, for screen readers: "5 on 3 March 2026, and 2 on 14 April 2026". */
export function CourseWords({ points, visible = false }: CourseWordsProps) {
  const { t } = useTranslation('course')
  const { number, date, list } = useFormat()
  return (
    <p className={visible ? 'text-muted' : 'sr-only'}>
      {list(points.map(({ score, at }) => t('point', { value: number(score), date: date(at) })))}
    </p>
  )
}
