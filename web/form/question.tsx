import { type ComponentType, Suspense } from 'react'
import type { Json } from '#domain/json/json.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Field, FieldKind, Group } from '#domain/questionnaires/questionnaire.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Skeleton } from '#web/ui/waiting.tsx'
import {
  ChoiceControl,
  ChoicesControl,
  DateControl,
  EmailControl,
  LineControl,
  PhoneControl,
  QuantityControl,
} from './controls.tsx'
import { type ControlProps, useForm } from './form.ts'

/** No form begins with a question of these kinds. */
export const lazyControl = lazyPart(async () => ({
  default: (await import('./lazy-controls.tsx')).LazyControl,
}))

function LazilyLoaded(props: ControlProps) {
  return (
    <Suspense fallback={<Skeleton lines={2} />}>
      <lazyControl.Part {...props} />
    </Suspense>
  )
}

const controls: Record<FieldKind, ComponentType<ControlProps>> = {
  text: LineControl,
  email: EmailControl,
  phone: PhoneControl,
  longText: LazilyLoaded,
  date: DateControl,
  year: LazilyLoaded,
  integer: QuantityControl,
  number: QuantityControl,
  scale: LazilyLoaded,
  choice: ChoiceControl,
  choices: ChoicesControl,
  boolean: LazilyLoaded,
}

/** Kinds that need the whole width of the form. Two of the others are shown side by side if there is room. */
const wide: readonly FieldKind[] = ['longText', 'choice', 'choices', 'boolean']
/** Kinds of which a phone can show two side by side. Their controls are on one line, however long the labels are. */
const narrow: readonly FieldKind[] = ['integer', 'number', 'year']

function widthOf(kind: FieldKind): string {
  if (wide.includes(kind)) return 'col-span-full'
  return narrow.includes(kind) ? '' : 'col-span-full @[44rem]:col-span-1'
}

interface QuestionProps {
  field: Field
  group?: Group
  value: Json | undefined
  onChange(value: Json | undefined): void
  problem: Problem | undefined
}

/** One question of the form: its text and its control, both derived from its description. */
export function Question({ field, group, value, onChange, problem }: QuestionProps) {
  const { texts, controls: own, marks } = useForm()
  const Control = own?.[field.kind] ?? controls[field.kind]
  const consent = field.kind === 'boolean' && field.consent !== undefined
  return (
    <div className={widthOf(field.kind)} data-question={field.key}>
      <Control
        field={field}
        group={group}
        label={texts.field(field, 'label', group)}
        hint={texts.hint(field, group)}
        error={problem && texts.problem(problem, field, group)}
        optional={field.required || consent ? false : marks === 'optional' || 'unmarked'}
        required={marks === 'required' && field.required}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
