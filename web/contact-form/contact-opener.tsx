import { type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import type { ContactTopic } from '#domain/contact/contact-form.ts'
import { useAddress } from '#web/documents/use-address.ts'
import { contactPath } from '#web/paths.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'

const { Part: ContactDialog } = lazyPart(() => import('./contact-dialog.tsx'), ['contact', 'errors'])

interface ContactOpenerProps {
  topic?: ContactTopic
  className?: string
  /** The look of a button, where it is one. */
  kind?: 'primary' | 'quiet'
  children: ReactNode
}

const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/**
 * A link to the contact page that opens the same form over this page. Its code and texts are fetched when it is first
 * opened; without scripts, and in another tab, the page opens.
 */
export function ContactOpener({ topic, className, kind, children }: ContactOpenerProps) {
  const [open, setOpen] = useState(false)
  const address = useAddress()
  const follow = (event: MouseEvent) => {
    if (isForBrowser(event)) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a href={address(contactPath(topic))} className={className} data-kind={kind} onClick={follow}>
        {children}
      </a>
      {open && (
        <Suspense fallback={null}>
          <ContactDialog topic={topic} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
