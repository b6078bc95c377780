import { memberOf } from '#domain/questionnaires/answers.ts'
import { entriesOf } from '#domain/questionnaires/questionnaire.ts'
import { ageIn, labelOf, sayAnswer } from '#domain/questionnaires/say-answer.ts'
import type { FormRead } from '#web/form-reading/form-read.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** What a fitter wants to know at a glance, by the keys of the intake. */
const FACTS = [
  'dateOfBirth',
  'heightCm',
  'weightKg',
  'bikeTypes',
  'discipline',
  'weeklyHours',
  'averageCadence',
  'climbingCadence',
] as const

interface Fact {
  key: string
  label: string
  value: string
}

/** The facts that the rider gave, in words. The date of birth is said as the age on the day of the intake. */
function useFacts({ questionnaire, answers, reader, sentOn }: FormRead): Fact[] {
  const { t } = useTranslation('sessions')
  const entries = entriesOf(questionnaire)
  return FACTS.flatMap((key): Fact[] => {
    const field = entries.find((entry) => entry.key === key)
    if (!field || field.kind === 'group') return []
    const answer = memberOf(answers, key)
    const age = ageIn(field, answer, sentOn)
    if (age !== null) return [{ key, label: t('brief.age'), value: reader.format.number(age) }]
    const value = sayAnswer(reader, field, answer)
    return value ? [{ key, label: labelOf(reader, field), value }] : []
  })
}

/** Age, height, weight, discipline, hours and cadence, in one line of facts. */
export function RiderFacts({ form }: { form: FormRead }) {
  const facts = useFacts(form)
  return (
    <dl className="flex flex-wrap gap-x-7 gap-y-2 rounded-lg border border-line bg-card px-5 py-3 print:gap-x-4 print:px-2 print:py-1">
      {facts.map(({ key, label, value }) => (
        <div key={key}>
          <dt className="text-detail text-muted">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
