import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { readText } from '#domain/text/typed-text.ts'
import { useFit } from './fit-work.ts'
import { unstorableTextsOf } from './unstorable-texts.ts'

/**
 * A text of the session that is saved while it is typed. While the fitter types, the text is not replaced. A change from
 * another device in the meantime does not count as seen, so the fitter is asked about it. A text that cannot be stored
 * stays in the field, with its problem below, also when the fitter comes back from another page.
 */
export function useSessionText(field: 'notes' | 'summary', longest: number) {
  const { session, known, changeSession } = useFit()
  const unstorable = unstorableTextsOf(useQueryClient())
  const [typed, setTyped] = useState(() => unstorable.find(session.id, field))
  const seen = useRef({ text: known[field] ?? '', version: known.version })
  const own = useRef(new Set<string>())
  const stored = session[field] ?? ''
  const rule = { longest, lines: 'many' } as const
  return {
    text: typed ?? stored,
    begin() {
      if (typed !== null) return
      seen.current = { text: known[field] ?? '', version: known.version }
      own.current.clear()
      setTyped(stored)
    },
    type(text: string) {
      const there = known[field] ?? ''
      if (there === seen.current.text || own.current.has(there)) {
        seen.current = { text: there, version: known.version }
      }
      const read = readText(text, rule)
      setTyped(text)
      if ('fault' in read) return unstorable.keep(session.id, field, text)
      unstorable.forget(session.id, field)
      own.current.add(text)
      // The text as the server stores it also counts as this device's own.
      own.current.add(read.text)
      const { text: base, version } = seen.current
      changeSession({ [field]: text }, { base: { [field]: base }, version })
    },
    leave() {
      if (typed === null || 'text' in readText(typed, rule)) setTyped(null)
    },
  }
}
