/** Why a document cannot be made. */
export const DOCUMENT_PROBLEMS = [
  /** No font has a character of the text; `characters` lists them. */
  'character_missing',
  /** The logo is not a readable picture. */
  'picture_unreadable',
  /** The typesetter failed. */
  'typesetting_failed',
  /** Too many documents wait, or this one took too long. Later it may succeed. */
  'typesetting_busy',
] as const
export type DocumentProblemCode = (typeof DOCUMENT_PROBLEMS)[number]

/** A document could not be made. The message is for the log, the code for the caller. */
export class DocumentProblem extends Error {
  readonly code: DocumentProblemCode
  /** The characters that no font has. */
  readonly characters: readonly string[]

  constructor(code: DocumentProblemCode, detail: string, characters: readonly string[] = []) {
    super(`${code}: ${detail}`)
    this.name = 'DocumentProblem'
    this.code = code
    this.characters = characters
  }
}
