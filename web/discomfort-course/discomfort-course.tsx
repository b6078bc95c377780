import { RATING } from '#domain/product.ts'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Course, coursesOf, type ScoredForm } from './course.ts'
import { CoursePlot } from './course-plot.tsx'
import { CourseTable } from './course-table.tsx'
import { CourseWords } from './course-words.tsx'
import { OutcomeCaution } from './outcome-caution.tsx'

interface DiscomfortCourseProps {
  /** All forms are of one rider, in any order. */
  forms: readonly ScoredForm[]
  /** The instants of the fits. */
  fits: readonly string[]
}

/** The course of one zone: a chart, or words while there is only one form, because a point alone is no course. */
function ZoneCourse({ course, fits }: { course: Course; fits: readonly string[] }) {
  const { t } = useTranslation('course')
  const format = useFormat()
  const [only, ...more] = course.points
  if (!only || more.length > 0) {
    return (
      <>
        <CourseWords points={course.points} />
        <CoursePlot course={course} fits={fits} />
      </>
    )
  }
  return (
    <p className="text-muted">
      {t('once', { score: only.score, most: RATING.max, date: format.date(only.at) })}
    </p>
  )
}

/** On wide screens four zones fill one row; three or six fill rows of three. */
const wideColumns = (zones: number) => (zones === 4 ? 'xl:grid-cols-4' : 'lg:grid-cols-3')

/** Discomfort over time: one small chart per zone, all on the same scale, and the table with their numbers. */
export function DiscomfortCourse({ forms, fits }: DiscomfortCourseProps) {
  const { t } = useTranslation('course', 'common')
  const inTime = forms.toSorted((a, b) => a.at.localeCompare(b.at))
  const courses = coursesOf(inTime)
  if (courses.length === 0) {
    return (
      <Card title={t('title')}>
        <p className="text-muted">{t(forms.length === 0 ? 'nothing' : 'free')}</p>
      </Card>
    )
  }
  return (
    <Card title={t('title')} aside={inTime.length > 1 && t('legend')}>
      <ul className={`grid grid-cols-1 gap-4 sm:grid-cols-2 ${wideColumns(courses.length)}`}>
        {courses.map((course) => (
          <li key={course.zone}>
            <h3 className="mb-1 text-secondary">{t(`common:zone.${course.zone}`)}</h3>
            <ZoneCourse course={course} fits={fits} />
          </li>
        ))}
      </ul>
      <details className="mt-3" data-print-block>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-teal">
          {t('table')}
        </summary>
        <CourseTable forms={inTime} courses={courses} />
      </details>
      {fits.length > 0 && inTime.length > 1 && <OutcomeCaution />}
    </Card>
  )
}
