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
export const laterControl = lazyPart(async () => ({
  default: (await import('./later-controls.tsx')).LaterControl,
}))

function Later(props: ControlProps) {
  return (
    <Suspense fallback={<Skeleton lines={2} />}>
      <laterControl.Part {...props} />
    </Suspense>
  )
}

const controls: Record<FieldKind, ComponentType<ControlProps>> = {
  text: LineControl,
  email: EmailControl,
  phone: PhoneControl,
  longText: Later,
  date: DateControl,
  year: Later,
  integer: QuantityControl,
  number: QuantityControl,
  scale: Later,
  choice: ChoiceControl,
  choices: ChoicesControl,
  boolean: Later,
}

/** Kinds that need the whole width of the form; the others stand two beside each other where there is room. */
const wide: readonly FieldKind[] = ['longText', 'choice', 'choices', 'boolean']
/** Kinds of which a phone has room for two beside each other. Their controls are on one line, however long the labels. */
const narrow: readonly FieldKind[] = ['integer', 'number', 'year']

function widthOf(kind: FieldKind): string {
  if (wide.includes(kind)) return 'col-span-full'
  return narrow.includes(kind) ? 'self-end sm:self-start' : 'col-span-full @[44rem]:col-span-1'
}

interface QuestionProps {
  field: Field
  group?: Group
  value: Json | undefined
  onChange(value: Json | undefined): void
  problem: Problem | undefined
}

/** One question of the form: its words and its control, both by its description. */
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
