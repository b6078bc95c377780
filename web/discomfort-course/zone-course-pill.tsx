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

/** The outcome of a zone, in its colour. */
export function ZoneCoursePill({ course }: { course: ZoneCourse }) {
  const { t } = useTranslation('followUpPages')
  return <Pill tone={TONES[course]}>{t(`detail.course.${course}`)}</Pill>
}
