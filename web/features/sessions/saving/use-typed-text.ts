import { useState } from 'react'
import { readText, type TextRule } from '#domain/text/typed-text.ts'
import { useFit } from './fit-work.ts'
import { useUnstorableTexts } from './unstorable-texts.ts'

export interface TypedText {
  /** Null while the field shows what is stored. */
  typed: string | null
  begin(stored: string): void
  /** @returns the text as it is stored; null if it cannot be */
  type(text: string): string | null
  /** The field shows what is stored again, unless the text cannot be stored. */
  leave(): void
}

/**
 * What is typed in a field of the session. A text that cannot be stored stays, also when the fitter comes back from
 * another page.
 * @param field its name, unique in the session
 */
export function useTypedText(field: string, rule: TextRule): TypedText {
  const { session } = useFit()
  const unstorable = useUnstorableTexts()
  const [typed, setTyped] = useState(() => unstorable.find(session.id, field))
  return {
    typed,
    begin: setTyped,
    type(text) {
      setTyped(text)
      const read = readText(text, rule)
      if ('fault' in read) {
        unstorable.keep(session.id, field, text)
        return null
      }
      unstorable.forget(session.id, field)
      return read.text
    },
    leave() {
      if (typed === null || 'text' in readText(typed, rule)) setTyped(null)
    },
  }
}
