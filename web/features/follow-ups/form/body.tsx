import { memberOf } from '#domain/questionnaires/answers.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Entry, Field } from '#domain/questionnaires/questionnaire.ts'
import { isShown } from '#domain/questionnaires/visible-answers.ts'
import { ZONES } from '#domain/zones.ts'
import { type BodyProps, useForm } from '#web/form/form.ts'
import { StepHeading } from '#web/form/form-steps.tsx'
import { Question } from '#web/form/question.tsx'
import { AdviceFor } from '#web/form/red-flag-advice.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useTimeSinceFit } from '../use-time-since-fit.ts'
import { AskedItems } from './asked-items.tsx'
import { BikeChanges } from './bike-changes.tsx'
import { OtherZones } from './other-zones.tsx'
import { isOnePage, zonesOf } from './screens.ts'
import { ZoneNow, ZonesNow } from './zone-now.tsx'

interface EntryProps<E extends Entry> {
  entry: E
  problems: readonly Problem[]
}

function Asked({ entry: field, problems }: EntryProps<Field>) {
  const { answers, edit } = useForm()
  return (
    <Question
      field={field}
      value={memberOf(answers, field.key)}
      onChange={(value) =>
        edit({ changes: [value === undefined ? { path: field.key } : { path: field.key, value }] })
      }
      problem={problems.find(({ path }) => path === field.key)}
    />
  )
}

function EntryShown({ entry, problems }: EntryProps<Entry>) {
  const { questionnaire, answers } = useForm()
  const onePage = isOnePage(questionnaire)
  if (entry.kind !== 'group')
    return (
      <>
        <Asked entry={entry} problems={problems} />
        {entry.key === 'redFlags' && <AdviceFor answers={answers} />}
      </>
    )
  if (entry.unique === 'zone') return onePage ? <ZonesNow group={entry} problems={problems} /> : null
  return entry.given ? (
    <AskedItems group={entry} problems={problems} />
  ) : (
    <BikeChanges group={entry} problems={problems} />
  )
}

/** The time since the fit, above the title. */
function Since() {
  const { draft } = useForm()
  const say = useTimeSinceFit()
  if (!draft.followUp) return null
  return <p className="mb-1 text-secondary text-muted">{say(draft.followUp.daysAfterFit)}</p>
}

/** The heading of a step. The part of the discomfort step that follows the zones has its own texts. */
function Heading({ screen }: Pick<BodyProps, 'screen'>) {
  const { t } = useTranslation('followUpPages')
  const { draft, questionnaire } = useForm()
  if (isOnePage(questionnaire) || !zonesOf(screen.step)) return <StepHeading />
  const asksZones = (draft.followUp?.setting.zones.length ?? 0) < ZONES.length
  return (
    <StepHeading title={t('form.restTitle')} lead={t(asksZones ? 'form.restLead' : 'form.restAloneLead')} />
  )
}

/** The questions of one screen of the follow-up: one zone, or a step. */
export function FollowUpBody({ screen, problems }: BodyProps) {
  const { answers, today } = useForm()
  const zones = zonesOf(screen.step)
  if (zones && screen.option !== undefined)
    return (
      <div className="mx-auto w-full max-w-2xl">
        <Since />
        <ZoneNow group={zones} zone={screen.option} problems={problems} />
      </div>
    )
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.2fr)]">
      <div className="lg:sticky lg:top-6">
        <Since />
        <Heading screen={screen} />
      </div>
      <div className="@container">
        <div className="grid grid-cols-1 items-end has-data-field-error:items-start gap-x-6 gap-y-7 @[44rem]:grid-cols-2">
          {screen.step.entries
            .filter((entry) => isShown(entry, answers, answers, today))
            .flatMap((entry) => [
              <EntryShown key={entry.key} entry={entry} problems={problems} />,
              ...(entry.key === 'otherZone' && zones
                ? [<OtherZones key="zones" group={zones} problems={problems} />]
                : []),
            ])}
        </div>
      </div>
    </div>
  )
}
