import { useRef } from 'react'
import { useFit } from './fit-work.ts'
import { useTypedText } from './use-typed-text.ts'

/**
 * A text of the session that is saved while it is typed. While the fitter types, the text is not replaced. A change from
 * another device in the meantime does not count as seen, so the fitter is asked about it.
 */
export function useSessionText(field: 'notes' | 'summary', longest: number) {
  const { session, known, changeSession } = useFit()
  const { typed, begin, type, leave } = useTypedText(field, { longest, lines: 'many' })
  const seen = useRef({ text: known[field] ?? '', version: known.version })
  const own = useRef(new Set<string>())
  const stored = session[field] ?? ''
  return {
    text: typed ?? stored,
    begin() {
      if (typed !== null) return
      seen.current = { text: known[field] ?? '', version: known.version }
      own.current.clear()
      begin(stored)
    },
    type(text: string) {
      const there = known[field] ?? ''
      if (there === seen.current.text || own.current.has(there)) {
        seen.current = { text: there, version: known.version }
      }
      const read = type(text)
      if (read === null) return
      own.current.add(text)
      // The text as the server stores it also counts as this device's own.
      own.current.add(read)
      const { text: base, version } = seen.current
      changeSession({ [field]: text }, { base: { [field]: base }, version })
    },
    leave,
  }
}
