import type { Json } from '#domain/json/json.ts'
import { outcomeOf } from '#domain/outcomes/zone-change.ts'
import { itemsOf, memberOf, pathOf } from '#domain/questionnaires/answers.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Field, Group } from '#domain/questionnaires/questionnaire.ts'
import { entriesOf } from '#domain/questionnaires/questionnaire.ts'
import { isShown } from '#domain/questionnaires/visible-answers.ts'
import { isZoneScore, ZONES, type Zone, type ZoneScore } from '#domain/zones.ts'
import { OutcomeCaution } from '#web/discomfort-course/outcome-caution.tsx'
import { ZoneOutcomePills } from '#web/discomfort-course/zone-outcome-pills.tsx'
import { useForm } from '#web/form/form.ts'
import { StepHeading } from '#web/form/form-steps.tsx'
import { Question } from '#web/form/question.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

interface ZoneNowProps {
  group: Group
  zone: string
  problems: readonly Problem[]
  /** Among other questions on one page. */
  inPage?: boolean
}

/**
 * The current item of a zone, and the function that changes an answer in it. The change includes the zone, so that the
 * item is complete.
 */
function useItem(group: Group, zone: string) {
  const { answers, edit } = useForm()
  const item = itemsOf(answers, group.key).find(({ id }) => id === zone) ?? { id: zone }
  const change = (field: Field, value: Json | undefined) => {
    const path = pathOf(group.key, zone, field.key)
    const whole =
      memberOf(item, 'zone') === zone ? [] : [{ path: pathOf(group.key, zone, 'zone'), value: zone }]
    edit({ changes: [...whole, value === undefined ? { path } : { path, value }] })
  }
  return { item: { ...item, zone }, change }
}

/** Whether no earlier score may be shown yet, because the overall change is asked first and has no answer. */
function useOverallFirst(): boolean {
  const { questionnaire, answers } = useForm()
  const keys = entriesOf(questionnaire).map(({ key }) => key)
  const at = keys.indexOf('overallChange')
  return at >= 0 && at < keys.indexOf('discomfort') && memberOf(answers, 'overallChange') === undefined
}

/** The scores of a zone before and now; null while the one before must not influence an answer. */
function useCompared(): (group: Group, zone: string) => { before: ZoneScore; now: ZoneScore } | null {
  const { draft, answers } = useForm()
  const early = useOverallFirst()
  return (group, zone) => {
    const item = itemsOf(answers, group.key).find(({ id }) => id === zone)
    const now = item && memberOf(item, 'severity')
    const named = ZONES.find((each) => each === zone)
    const before = named && draft.followUp?.before[named]
    return !early && isZoneScore(now) && isZoneScore(before) ? { before, now } : null
  }
}

/** The score before the fit. It is shown only after the answer, so that it does not influence it. */
function Earlier({ group, zone, inPage }: Pick<ZoneNowProps, 'group' | 'zone' | 'inPage'>) {
  const { t } = useTranslation('followUpPages')
  const compared = useCompared()(group, zone)
  if (!compared) return inPage ? null : <p className="text-muted">{t('form.hidden')}</p>
  const { before, now } = compared
  return (
    <>
      <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {now === 0 ? t('form.gone', { before }) : t('form.was', { before, now })}
        <ZoneOutcomePills outcome={outcomeOf(before, now)} />
      </p>
      {!inPage && <OutcomeCaution labelled />}
    </>
  )
}

/** On one page: every zone named before the fit, and once what a change of its score does not show. */
export function ZonesNow({ group, problems }: Pick<ZoneNowProps, 'group' | 'problems'>) {
  const comparedIn = useCompared()
  const zones = group.given ?? []
  return (
    <>
      {zones.map((zone) => (
        <section key={zone} aria-labelledby={`zone-${zone}`} className="col-span-full">
          <ZoneNow group={group} zone={zone} problems={problems} inPage />
        </section>
      ))}
      {zones.some((zone) => comparedIn(group, zone)) && (
        <div className="col-span-full">
          <OutcomeCaution labelled />
        </div>
      )}
    </>
  )
}

/** The name of the zone, with the rider's own words before the fit. */
function Heading({ zone, inPage }: { zone: Zone; inPage: boolean }) {
  const { t } = useTranslation('followUpPages')
  const { draft } = useForm()
  const said = draft.followUp?.words[zone]
  const lead = said ? t('form.described', { words: said }) : t('form.named')
  if (!inPage) return <StepHeading title={t(`zone.${zone}`)} lead={lead} />
  return (
    <div>
      <h2 id={`zone-${zone}`}>{t(`zone.${zone}`)}</h2>
      {said && <p className="text-muted">{lead}</p>}
    </div>
  )
}

/** The questions about one zone named before the fit, with the wording of the follow-up. */
export function ZoneNow({ group, zone, problems, inPage = false }: ZoneNowProps) {
  const { t } = useTranslation('followUpPages')
  const { answers, today } = useForm()
  const { item, change } = useItem(group, zone)
  const named: Zone | undefined = ZONES.find((each) => each === zone)
  const [axis, severity, ...more] = group.fields
  const shown = more.filter((field) => isShown(field, item, answers, today))
  const asked = (field: Field) => (
    <Question
      key={field.key}
      field={field}
      group={group}
      value={memberOf(item, field.key)}
      onChange={(value) => change(field, value)}
      problem={problems.find(({ path }) => path === pathOf(group.key, zone, field.key))}
    />
  )
  if (!axis || !severity || !named) return null
  return (
    <div className={`grid grid-cols-1 ${inPage ? 'gap-3' : 'gap-6'}`}>
      <Heading zone={named} inPage={inPage} />
      {asked(severity)}
      <Earlier group={group} zone={zone} inPage={inPage} />
      {shown.length > 0 && (
        <section className="@container rounded-lg border border-line bg-card p-5" aria-labelledby="more">
          <h2 id="more" className="font-semibold text-base tracking-normal">
            {t('form.more')}
          </h2>
          <p className="mb-4 text-secondary text-muted">{t('form.moreHint')}</p>
          <div className="grid grid-cols-1 gap-6 @[44rem]:grid-cols-2">{shown.map(asked)}</div>
        </section>
      )}
    </div>
  )
}
