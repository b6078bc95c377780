import { type ComponentType, createContext, use } from 'react'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import type { Json } from '#domain/json/json.ts'
import type { Answers, Path } from '#domain/questionnaires/answers.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Field, FieldKind, Group, Questionnaire, Step } from '#domain/questionnaires/questionnaire.ts'
import { problemsOfStep } from '#domain/questionnaires/validate.ts'
import type { Namespace } from '#locales/namespaces.ts'
import type { Draft, Edit, PressedSubmission } from '#web/drafts/draft.ts'
import type { SystemOf } from '#web/questionnaire/say-answer.ts'
import type { FieldProps } from '#web/ui/field.tsx'
import type { QuestionTexts } from './use-question-texts.ts'

/** What is shown at once: a step, or one of the parts it is asked in. */
export interface Screen {
  key: string
  step: Step
  /** Of a part: the option it is about, and whether an answer of the step belongs to it. */
  option?: string
  owns?(path: Path): boolean
  /** What the way there is called; else the step's name. */
  name?(texts: QuestionTexts): string
}

export const nameOf = (screen: Screen, texts: QuestionTexts): string =>
  screen.name?.(texts) ?? texts.step(screen.step, 'name')

/** What is wrong on a screen. */
export const problemsOn = ({ step, owns }: Screen, problems: readonly Problem[]): Problem[] =>
  problemsOfStep(step, problems).filter(({ path }) => owns?.(path) ?? true)

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

/** What every question of the form being filled in needs. */
export interface Form {
  questionnaire: Questionnaire
  draft: Draft
  answers: Answers
  /** The rider's own day. */
  today: LocalDate
  texts: QuestionTexts
  systemOf: SystemOf
  controls?: Controls | undefined
  /** Which questions are marked: the fewer ones. */
  marks: 'optional' | 'required'
  edit(edit: Edit): void
}

export const FormContext = createContext<Form | null>(null)

/** The form being filled in. */
export function useForm(): Form {
  const form = use(FormContext)
  if (!form) throw new Error('A question stands outside of its form')
  return form
}

export interface BodyProps {
  screen: Screen
  problems: readonly Problem[]
}

/** How a kind of form is asked: its words, what stands on which screen, and its own controls. */
export interface FormLook {
  texts: Namespace
  controls?: Controls
  marks: Form['marks']
  screens(form: Pick<Form, 'questionnaire' | 'answers' | 'today'>): readonly Screen[]
  Body: ComponentType<BodyProps>
}

/** What one kind of form brings along to the wizard that all share. */
export interface FormParts extends FormLook {
  /** The last screen shows all answers before they are submitted. */
  reviewed?: boolean
  /** Sends it. The same key with the same content is one submission, however often it is sent. */
  send(draft: Draft, pressed: PressedSubmission): Promise<unknown>
  /** Where Back leads from the first screen, and what comes after it was sent. */
  useWays(draft: Draft): { back(): unknown; sent(): unknown }
  /** What the address says beside the screen's number. */
  address(draft: Draft): Record<string, string>
}

/** A form whose steps are shown as they are. */
export const stepScreens = ({ questionnaire }: { questionnaire: Questionnaire }): readonly Screen[] =>
  questionnaire.steps.map((step) => ({ key: step.key, step }))
