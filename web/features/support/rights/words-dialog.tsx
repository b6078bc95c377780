import { type ReactNode, useState } from 'react'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { SHORTEST_WORDS, useStep } from './use-step.ts'

interface WordsDialogProps {
  title: string
  /** What happens with the words. */
  text: string
  label: string
  hint?: string
  save: string
  /** Announced after it was sent. */
  done: string
  /** Whether the other fields are filled in. */
  ready?: boolean
  onSend(words: string): Promise<unknown>
  onTried?(): void
  onClose(): void
  children?: ReactNode
}

/** Asks for a reason or an answer in words, and sends it. */
export function WordsDialog(props: WordsDialogProps) {
  const { title, text, label, hint, save, done, ready = true, onSend, onTried, onClose, children } = props
  const { t } = useTranslation('rights')
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const { busy, problem, send } = useStep()
  const said = words.trim()
  const isShort = said.length < SHORTEST_WORDS
  const submit = async () => {
    setTried(true)
    onTried?.()
    if (isShort || !ready) return
    if (await send(() => onSend(said), done)) onClose()
  }
  return (
    <FormDialog
      title={title}
      save={save}
      busy={busy}
      problem={problem}
      className="grid grid-cols-1 gap-5"
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="max-w-prose text-muted">{text}</p>
      {children}
      <TextArea
        label={label}
        hint={hint}
        error={tried && isShort ? t('wordsShort') : undefined}
        required
        longest={2000}
        rows={5}
        value={words}
        onChange={setWords}
      />
    </FormDialog>
  )
}
