import type { Language } from '#locales/languages.ts'
import type { DocumentProblemCode } from './document-problem.ts'

/** A document to typeset: a template of this folder and its data. */
export interface TypesettingJob {
  template: 'fit-report.typ' | 'yearly-summary.typ'
  language: Language
  /** JSON whose strings are the document's texts. */
  data: string
  /** By the path that the data refers to them with. */
  pictures: Record<string, Uint8Array>
}

/** The response of the typesetter's thread. */
export type Typeset =
  | { id: number; pdf: Uint8Array }
  | { id: number; problem: DocumentProblemCode; detail: string; characters: string[] }

export interface TypesettingOrder {
  id: number
  job: TypesettingJob
}
