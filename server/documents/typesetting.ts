import type { Language } from '#locales/languages.ts'
import type { DocumentProblemCode } from './document-problem.ts'

/** A document to be set: a template of this folder, and all that is put into it. */
export interface TypesettingJob {
  template: 'fit-report.typ'
  language: Language
  /** JSON; its strings are the document's words. */
  data: string
  /** By the path the data names them by. */
  pictures: Record<string, Uint8Array>
}

/** What the typesetter's thread answers. */
export type Typeset =
  | { id: number; pdf: Uint8Array }
  | { id: number; problem: DocumentProblemCode; detail: string; characters: string[] }

export interface TypesettingOrder {
  id: number
  job: TypesettingJob
}
