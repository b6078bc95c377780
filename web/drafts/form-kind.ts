import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts'
import type { Draft, ServerDraft } from './draft.ts'
import type { DraftServer } from './draft-server.ts'

/** A form as the server tells it; it can be filled in while it is `open`. */
export interface ServerForm extends Pick<Draft, 'sessionId' | 'formVersion' | 'fitter' | 'followUp'> {
  state: string
  draft: ServerDraft
}

/** What differs between one kind of form and another while it is filled in. */
export interface FormKind {
  server: DraftServer
  /** What is asked; undefined when this page is older than the form. */
  questionnaireOf(draft: Draft): Questionnaire | undefined
}
