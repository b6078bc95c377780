import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

interface SecurityRowProps {
  title: string
  /** The current state, under the title. */
  state?: ReactNode
  /** The button at the end of the line. */
  action?: ReactNode
  children?: ReactNode
}

/** One security setting: its name, state and action. */
export function SecurityRow({ title, state, action, children }: SecurityRowProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-line border-t py-5 first:border-t-0 first:pt-1 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <h3 id={id}>{title}</h3>
          {state && <div className="mt-1 text-muted">{state}</div>}
        </div>
        {action}
      </div>
      {children && <div className="mt-4 grid grid-cols-1 gap-4">{children}</div>}
    </section>
  )
}

/** Closes an open form. If the form succeeded, its message is announced and stays on the page. */
export type Close = (done?: string) => void

interface EditRowProps extends Omit<SecurityRowProps, 'action' | 'children'> {
  /** The label of the button that opens the form. */
  action: string
  /** Shown under the state while the form is closed. */
  beside?: ReactNode
  children: (close: Close) => ReactNode
}

/** A row whose button opens a form in its place. When the form closes, the focus returns to the button. */
export function EditRow({ title, state, action, beside, children }: EditRowProps) {
  const { t } = useTranslation('security')
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState('')
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // What replaced the form may already have the focus.
    if (wasOpen.current && !open && isFocusLost()) opener.current?.focus()
    wasOpen.current = open
  }, [open])
  const close: Close = (text = '') => {
    setOpen(false)
    setDone(text)
    if (text) announce(text)
  }
  const begin = () => {
    setDone('')
    setOpen(true)
  }
  const button = (
    <Button
      ref={opener}
      kind="quiet"
      size="small"
      aria-label={t('actionLabel', { action, title })}
      onClick={begin}
    >
      {action}
    </Button>
  )
  return (
    <SecurityRow title={title} state={state} action={!open && button}>
      {open ? children(close) : (done || beside) && <Beside done={done}>{beside}</Beside>}
    </SecurityRow>
  )
}

function Beside({ done, children }: { done: string; children: ReactNode }) {
  return (
    <>
      <DoneNote text={done} />
      {children}
    </>
  )
}

/** A success message that stays until the next action. It takes the focus if the pressed button is gone. */
export function DoneNote({ text }: { text: string }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (text && isFocusLost()) note.current?.focus()
  }, [text])
  if (!text) return null
  return (
    <p
      ref={note}
      tabIndex={-1}
      data-quiet-focus
      className="rounded-md bg-teal-soft px-4 py-2.5 font-medium text-teal-deep"
    >
      {text}
    </p>
  )
}
