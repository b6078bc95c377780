import type { ComponentType } from 'react'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import type { Namespace } from '#locales/namespaces.ts'
import type { Draft, PressedSubmission } from '#web/drafts/draft.ts'
import type { Controls } from './control-props.ts'
import type { Form } from './form-context.ts'
import type { Screen } from './screen.ts'

export interface BodyProps {
  screen: Screen
  problems: readonly Problem[]
}

/** How a kind of form is asked: its words, what stands on which screen, and its own controls. */
export interface FormLook {
  texts: Namespace
  controls?: Controls
  screens(form: Pick<Form, 'questionnaire' | 'answers' | 'today'>): readonly Screen[]
  Body: ComponentType<BodyProps>
}

/** What one kind of form brings along to the wizard that all share. */
export interface FormParts extends FormLook {
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
