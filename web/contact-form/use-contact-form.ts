import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { CONTACT_TOPICS, type ContactTopic } from '#domain/contact/contact-form.ts'
import { isEmail } from '#domain/contact/email.ts'
import { characterFault } from '#domain/text/typed-text.ts'
import { api } from '#web/api/api.ts'
import { codeOf } from '#web/api/error-text.ts'
import { read } from '#web/api/read.ts'
import { focusFirstErrorOnceShown, focusUnsendable } from '#web/ui/focus-first-error.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'

interface Entered {
  topic: ContactTopic
  name: string
  email: string
  words: string
  /** Seen by nobody; programs fill it in. */
  website: string
}

type Field = 'name' | 'email' | 'words'

const isFine: Record<Field, (text: string) => boolean> = {
  name: (text) => text !== '',
  email: isEmail,
  words: (text) => text !== '',
}
const FIELDS = ['name', 'email', 'words'] as const

/** The stamp with which the message is sent: from when the form was opened. */
const stampQuery = { ...read('GET /api/contact-form'), staleTime: 0, gcTime: 0 }

/** What stands in the contact form, what is wrong with it, and sending it. */
export function useContactForm(topic: ContactTopic = CONTACT_TOPICS[0]) {
  const { language } = useTranslation('contact')
  const { data, refetch } = useQuery(stampQuery)
  const form = useRef<HTMLFormElement>(null)
  const [entered, setEntered] = useState<Entered>({ topic, name: '', email: '', words: '', website: '' })
  const [tried, setTried] = useState(false)
  const send = useMutation({
    mutationFn: async () => {
      const stamp = data?.stamp ?? (await refetch()).data?.stamp ?? ''
      await api('POST /api/contact-messages', { body: { ...entered, language, stamp } })
    },
    // A form that was open for too long gets another stamp. One that is too young grows older.
    onError: (error) => codeOf(error) === 'form_outdated' && void refetch(),
  })
  const isWrong = (field: Field): boolean => !isFine[field](entered[field].trim())
  const hasFault = FIELDS.some((field) => isWrong(field) || characterFault(entered[field]) !== undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (hasFault) focusFirstErrorOnceShown(form)
    else if (!focusUnsendable(form.current)) send.mutate()
  }
  return {
    form,
    entered,
    enter: (changes: Partial<Entered>) => setEntered((before) => ({ ...before, ...changes })),
    isShownWrong: (field: Field): boolean => tried && isWrong(field),
    submit,
    send,
  }
}
