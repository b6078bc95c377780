import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

interface SheetProps {
  /** The id of its heading. */
  labelledBy: string
  /** Escape was pressed. The sheet stays open until it is unmounted, so that nothing typed is lost. */
  onEscape: () => void
  children: ReactNode
}

/**
 * A modal sheet at the bottom of a phone's screen, open as long as it is mounted. A press outside does not close it. The
 * focus stays inside and returns to where it was.
 */
export function Sheet({ labelledBy, onEscape, children }: SheetProps) {
  const element = useRef<HTMLDialogElement>(null)
  // Before other effects, because an element inside cannot be focused while the sheet is closed.
  useLayoutEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onEscape()
  }
  return (
    <dialog
      ref={element}
      className="sheet"
      aria-labelledby={labelledBy}
      closedby="none"
      onKeyDown={press}
      onCancel={(event) => event.preventDefault()}
    >
      {children}
    </dialog>
  )
}
