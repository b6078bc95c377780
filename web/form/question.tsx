import { type ComponentType, Suspense } from 'react'
import type { Json } from '#domain/json/json.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Field, FieldKind, Group } from '#domain/questionnaires/questionnaire.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Skeleton } from '#web/ui/waiting.tsx'
import {
  BooleanControl,
  ChoiceControl,
  ChoicesControl,
  DateControl,
  EmailControl,
  LineControl,
  LongTextControl,
  PhoneControl,
  QuantityControl,
  YearControl,
} from './controls.tsx'
import { type ControlProps, useForm } from './form.ts'

/** No form begins with a scale. */
export const scaleControl = lazyPart(async () => ({
  default: (await import('./scale-control.tsx')).ScaleControl,
}))

const controls: Record<FieldKind, ComponentType<ControlProps>> = {
  text: LineControl,
  email: EmailControl,
  phone: PhoneControl,
  longText: LongTextControl,
  date: DateControl,
  year: YearControl,
  integer: QuantityControl,
  number: QuantityControl,
  scale: (props) => (
    <Suspense fallback={<Skeleton lines={2} />}>
      <scaleControl.Part {...props} />
    </Suspense>
  ),
  choice: ChoiceControl,
  choices: ChoicesControl,
  boolean: BooleanControl,
}

/** Kinds that need the whole width of the form; the others stand two beside each other where there is room. */
const wide: readonly FieldKind[] = ['longText', 'choice', 'choices', 'boolean']

interface QuestionProps {
  field: Field
  group?: Group
  value: Json | undefined
  onChange(value: Json | undefined): void
  problem: Problem | undefined
}

/** One question of the form: its words and its control, both by its description. */
export function Question({ field, group, value, onChange, problem }: QuestionProps) {
  const { texts, controls: own } = useForm()
  const Control = own?.[field.kind] ?? controls[field.kind]
  const consent = field.kind === 'boolean' && field.consent !== undefined
  return (
    <div className={wide.includes(field.kind) ? 'col-span-full' : ''}>
      <Control
        field={field}
        group={group}
        label={texts.field(field, 'label', group)}
        hint={texts.hint(field, group)}
        error={problem && texts.problem(problem, field, group)}
        optional={!field.required && !consent}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
