import { type ComponentType, createContext, use } from 'react'
import type { LocalDate } from '#domain/calendar/local-date.ts'
import type { Json } from '#domain/json/json.ts'
import type { Answers, Path } from '#domain/questionnaires/answers.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Field, FieldKind, Group, Questionnaire, Step } from '#domain/questionnaires/questionnaire.ts'
import type { SystemOf } from '#domain/questionnaires/say-answer.ts'
import { problemsOfStep } from '#domain/questionnaires/validate.ts'
import type { Namespace } from '#locales/namespaces.ts'
import type { Draft, Edit, PressedSubmission } from '#web/drafts/draft.ts'
import type { FieldProps } from '#web/ui/field.tsx'
import type { QuestionTexts } from './use-question-texts.ts'

/** What is shown at one time: a step, or one part of a step. */
export interface Screen {
  key: string
  step: Step
  /** For a part: the option that it is about, and whether an answer of the step belongs to it. */
  option?: string
  owns?(path: Path): boolean
  /** The name in links to it; by default the step's name. */
  name?(texts: QuestionTexts): string
}

export const nameOf = (screen: Screen, texts: QuestionTexts): string =>
  screen.name?.(texts) ?? texts.step(screen.step, 'name')

/** The problems on a screen. */
export const problemsOn = ({ step, owns }: Screen, problems: readonly Problem[]): Problem[] =>
  problemsOfStep(step, problems).filter(({ path }) => owns?.(path) ?? true)

/** The props of the control of any kind of question. */
export interface ControlProps extends FieldProps {
  field: Field
  group?: Group | undefined
  value: Json | undefined
  /** Undefined removes the answer. */
  onChange(value: Json | undefined): void
}

/** Controls that only some kinds of forms have. */
export type Controls = Partial<Record<FieldKind, ComponentType<ControlProps>>>

/** What every question of the open form needs. */
export interface Form {
  questionnaire: Questionnaire
  draft: Draft
  answers: Answers
  /** The date where the rider is. */
  today: LocalDate
  texts: QuestionTexts
  systemOf: SystemOf
  controls?: Controls | undefined
  /** Whether the optional or the required questions are marked: those of which there are fewer. */
  marks: 'optional' | 'required'
  edit(edit: Edit): void
}

export const FormContext = createContext<Form | null>(null)

/** The form that is being filled in. */
export function useForm(): Form {
  const form = use(FormContext)
  if (!form) throw new Error('A question stands outside of its form')
  return form
}

export interface BodyProps {
  screen: Screen
  problems: readonly Problem[]
}

/** How a kind of form is shown: its texts, its screens, and its own controls. */
export interface FormLook {
  texts: Namespace
  controls?: Controls
  marks: Form['marks']
  screens(form: Pick<Form, 'questionnaire' | 'answers' | 'today'>): readonly Screen[]
  Body: ComponentType<BodyProps>
}

/** What one kind of form adds to the wizard that all kinds share. */
export interface FormParts extends FormLook {
  /** The last screen shows all answers before they are submitted. */
  reviewed?: boolean
  /** Sends the form. The same key with the same content is one submission, however often it is sent. */
  send(draft: Draft, pressed: PressedSubmission): Promise<unknown>
  /** Where Back leads from the first screen, and which page follows after sending. */
  useWays(draft: Draft): { back(): unknown; sent(): unknown }
  /** The query parameters of the URL besides the screen's number. */
  address(draft: Draft): Record<string, string>
}

/** The screens of a form that shows each step as one screen. */
export const stepScreens = ({ questionnaire }: { questionnaire: Questionnaire }): readonly Screen[] =>
  questionnaire.steps.map((step) => ({ key: step.key, step }))
