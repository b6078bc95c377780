import { memberOf } from '#domain/questionnaires/answers.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Field, Group, Step } from '#domain/questionnaires/questionnaire.ts'
import { isShown } from '#domain/questionnaires/visible-answers.ts'
import { ZONES, type Zone } from '#domain/zones.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Marks } from '#web/ui/rider-drawing/marks.ts'
import { RiderDrawing } from '#web/ui/rider-drawing/rider-drawing.tsx'
import { severities } from '#web/ui/severity.tsx'
import { Asked } from './asked.tsx'
import { EntryColumn } from './entry-column.tsx'
import { EntryList, ZoneList } from './entry-list.tsx'
import { axisOf, itemAbout } from './entry-logic.ts'
import { useForm } from './form.ts'
import { StepHeading } from './form-steps.tsx'
import { placeDrawn } from './place-drawn.ts'
import { AdviceFor } from './red-flag-advice.tsx'
import { type Entries, useEntries } from './use-entries.ts'

interface GroupStepProps {
  group: Group
  /** The step that the group begins. */
  step: Step
  problems: readonly Problem[]
}

type Axis = Extract<Field, { options: readonly string[] }>

/** The axis of a group whose entries are zones of the body, which are shown on the drawing. */
function zoneAxis(group: Group): Axis | undefined {
  const axis = axisOf(group)
  return axis && 'named' in axis && axis.named === 'zone' ? axis : undefined
}

/** The marks of the drawing: the saved entries, and the open entry as typed so far. */
function useMarks(group: Group, axis: Axis | undefined, { open }: Entries): Marks {
  const { answers, texts } = useForm()
  const marks: Marks = {}
  for (const zone of axis ? ZONES : []) {
    const opened = open && memberOf(open.item, group.unique ?? '') === zone ? open.item : undefined
    const item = opened ?? itemAbout(answers, group, zone)
    const score = item && severities.find((each) => each === memberOf(item, group.figure?.value ?? ''))
    const place = item && placeDrawn(zone, item)
    const named = group.fields.find(({ key }) => place && key === `location_${zone}`)
    const label = axis && (place && named ? texts.option(named, place) : texts.option(axis, zone))
    if (label) marks[zone] = { label, place, score: score ?? null, selected: opened !== undefined }
  }
  return marks
}

/** The drawing has the larger part of a wide screen. A list alone is placed like the questions of other steps. */
const columns = {
  drawing: 'lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]',
  list: 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2.2fr)]',
}

/** The questions of the step that are not about a single entry: red flags, with the advice. */
function Beside({ step, problems }: Omit<GroupStepProps, 'group'>) {
  const { answers, today } = useForm()
  const fields = step.entries
    .flatMap((entry) => (entry.kind === 'group' ? [] : [entry]))
    .filter((field) => isShown(field, answers, answers, today))
  if (fields.length === 0) return null
  return (
    <div className="mt-2 grid grid-cols-1 gap-5">
      <Asked fields={fields} problems={problems} />
      <AdviceFor answers={answers} />
    </div>
  )
}

/** A step with a list of similar entries: zones on the drawing and in a list, or a list alone. */
export function GroupStep({ group, step, problems }: GroupStepProps) {
  const { t } = useTranslation('intake')
  const { answers } = useForm()
  const entries = useEntries(group)
  const axis = zoneAxis(group)
  const marks = useMarks(group, axis, entries)
  const press = (zone: Zone) => {
    const item = itemAbout(answers, group, zone)
    if (entries.open && memberOf(entries.open.item, group.unique ?? '') === zone) return
    if (item) entries.edit(item)
    else entries.begin(zone)
  }
  return (
    <div className={`grid grid-cols-1 items-start gap-x-10 gap-y-5 ${axis ? columns.drawing : columns.list}`}>
      <div className="grid grid-cols-1 gap-4 lg:sticky lg:top-6">
        <StepHeading />
        {axis && (
          <div className="rounded-lg border border-line bg-card p-2 sm:p-4">
            <RiderDrawing zones={marks} onPress={press} className="mx-auto max-w-[33rem]" />
          </div>
        )}
      </div>
      <EntryColumn
        group={group}
        entries={entries}
        problems={problems}
        add={axis ? t('entries.addZone') : t('entries.addOther')}
        rows={axis !== undefined}
      >
        {axis ? (
          <ZoneList group={group} axis={axis} entries={entries} />
        ) : (
          <EntryList group={group} entries={entries} />
        )}
        <Beside step={step} problems={problems} />
      </EntryColumn>
    </div>
  )
}
