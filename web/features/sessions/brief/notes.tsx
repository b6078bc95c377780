import { useId, useRef, useState } from 'react'
import { readText } from '#domain/text/typed-text.ts'
import { Card } from '#web/ui/card.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useTextProblem } from '#web/ui/text-field.tsx'
import { useFit } from '../saving/fit-work.ts'

const RULE = { longest: 10_000, lines: 'many' } as const

/**
 * The notes field. While the fitter types, the text is not replaced. A change from another device in the meantime does
 * not count as seen, so the fitter is asked about it.
 */
function useNotes() {
  const { session, known, changeSession } = useFit()
  const [typed, setTyped] = useState<string | null>(null)
  const seen = useRef({ notes: '', version: 0 })
  const own = useRef(new Set<string>())
  const stored = session.notes ?? ''
  return {
    text: typed ?? stored,
    begin() {
      seen.current = { notes: known.notes ?? '', version: known.version }
      own.current.clear()
      setTyped(stored)
    },
    type(text: string) {
      const there = known.notes ?? ''
      if (there === seen.current.notes || own.current.has(there)) {
        seen.current = { notes: there, version: known.version }
      }
      const read = readText(text, RULE)
      setTyped(text)
      // A text that cannot be stored stays in the field, with its problem below.
      if ('fault' in read) return
      own.current.add(text)
      // The text as the server stores it also counts as this device's own.
      own.current.add(read.text)
      const { notes, version } = seen.current
      changeSession({ notes: text }, { base: { notes }, version })
    },
    leave: () => setTyped(null),
  }
}

/** The fitter's working notes. Nobody else can read them. */
export function Notes() {
  const { t } = useTranslation('sessions')
  const { session, open } = useFit()
  const notes = useNotes()
  const problem = useTextProblem(notes.text)
  const problemId = useId()
  if (session.notes === null) return null
  return (
    <Card title={<label htmlFor="notes">{t('brief.notes')}</label>} aside={t('brief.notesHint')}>
      <textarea
        id="notes"
        className="input field-sizing-content max-h-96"
        rows={4}
        maxLength={RULE.longest}
        readOnly={!open}
        value={notes.text}
        onFocus={notes.begin}
        onChange={(event) => notes.type(event.target.value)}
        onBlur={() => !problem && notes.leave()}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && problemId}
        data-screen-only
      />
      <FieldError id={problemId} error={problem} />
      <p className="hidden whitespace-pre-line print:block" dir="auto">
        {session.notes || '–'}
      </p>
    </Card>
  )
}
