import type { ComponentType } from 'react'
import type { Json } from '#domain/json/json.ts'
import type { Field, FieldKind, Group } from '#domain/questionnaires/questionnaire.ts'
import type { FieldProps } from '#web/ui/field.tsx'

/** What the control of any kind of question is given. */
export interface ControlProps extends FieldProps {
  field: Field
  group?: Group | undefined
  value: Json | undefined
  /** Undefined takes the answer back. */
  onChange(value: Json | undefined): void
}

/** Controls of a kind of form that others do not have. */
export type Controls = Partial<Record<FieldKind, ComponentType<ControlProps>>>
