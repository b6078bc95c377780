import type { ZoneCourse } from '#domain/outcomes/zone-change.ts'
import { Pill } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

const TONES = {
  resolved: 'teal',
  improved: 'teal',
  unchanged: 'plain',
  worse: 'coral',
  new: 'coral',
} as const satisfies Record<ZoneCourse, string>

interface ZoneCoursePillProps {
  course: ZoneCourse
  /** Whether an improvement is a large one. */
  much?: boolean
}

/** The outcome of a zone, in its colour. */
export function ZoneCoursePill({ course, much = false }: ZoneCoursePillProps) {
  const { t } = useTranslation('followUpPages')
  const words = course === 'improved' && much ? t('detail.much') : t(`detail.course.${course}`)
  return <Pill tone={TONES[course]}>{words}</Pill>
}
