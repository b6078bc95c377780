import type { Path } from '#domain/questionnaires/answers.ts'
import type { Problem } from '#domain/questionnaires/problems.ts'
import type { Step } from '#domain/questionnaires/questionnaire.ts'
import { problemsOfStep } from '#domain/questionnaires/validate.ts'
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
