import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#web/api/api.ts'
import { mutateThen } from '#web/api/mutate-then.ts'
import { readAgain } from '#web/api/read-again.ts'
import { deletePlaces, inFolder, readTexts, storeText } from '#web/sync/device-store.ts'
import type { RiderFile } from '../session.ts'
import {
  type ContactProblems,
  type ContactWords,
  changedWords,
  isContactWords,
  problemsOf,
  refusedAt,
} from './contact-words.ts'
import { riderQuery } from './use-rider.ts'

const placeOf = (riderId: string) => `rider/1/${riderId}`

// Without storage, typed text exists only in the page.
const ignoreError = () => undefined

async function leftOver(riderId: string): Promise<ContactWords | null> {
  const [left] = await readTexts('work', inFolder(placeOf(riderId)), new Date())
  const words: unknown = left && JSON.parse(left.text)
  return isContactWords(words) ? words : null
}

/** Saves the values that differ from the file. */
function useSaveContact(file: RiderFile) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Partial<ContactWords>) =>
      api('PATCH /api/riders/:riderId', { params: { riderId: file.id }, body }),
    onSuccess: (response) => {
      client.setQueryData(
        riderQuery(file.id).queryKey,
        (now: RiderFile | undefined) => now && { ...now, ...response },
      )
      return readAgain(client, ['/api/riders', '/api/sessions', '/api/follow-ups'])
    },
    // The rider may have confirmed the address in the meantime. The file then shows it.
    onError: () => readAgain(client, ['/api/riders']),
  })
}

/** The typed values. They are stored in this browser across reloads and closed tabs until they are forgotten. */
function useTypedContact(riderId: string) {
  const [said, setSaid] = useState<ContactWords | null>(null)
  const [restored, setRestored] = useState(false)
  useEffect(() => {
    let gone = false
    const take = (words: ContactWords | null) => {
      if (gone || !words) return
      setRestored(true)
      setSaid((now) => now ?? words)
    }
    void leftOver(riderId).then(take, ignoreError)
    return () => {
      gone = true
    }
  }, [riderId])
  return {
    said,
    restored,
    open: (words: ContactWords) => setSaid(words),
    type(words: ContactWords) {
      setSaid(words)
      void storeText('work', { place: placeOf(riderId) }, JSON.stringify(words), new Date()).catch(
        ignoreError,
      )
    },
    forget() {
      setSaid(null)
      setRestored(false)
      void deletePlaces('work', [placeOf(riderId)]).catch(ignoreError)
    },
  }
}

/**
 * The form for a rider's name, address and language. Typed values survive a reload or a closed tab until they are saved
 * or cancelled.
 */
export function useContact(file: RiderFile, onSaved: () => void) {
  const { said, restored, open, type, forget } = useTypedContact(file.id)
  const [problems, setProblems] = useState<ContactProblems>({})
  const save = useSaveContact(file)
  const close = () => {
    forget()
    setProblems({})
    save.reset()
  }
  const refused = refusedAt(save.error)
  return {
    said,
    restored,
    problems: { ...refused, ...problems },
    busy: save.isPending,
    /** An error that does not belong to a field. */
    error: Object.keys(refused).length === 0 ? save.error : null,
    open,
    type,
    close,
    submit() {
      if (!said || save.isPending) return
      const changed = changedWords(file, said)
      const found = problemsOf(changed)
      save.reset()
      setProblems(found)
      if (Object.keys(found).length > 0) return
      const done = () => {
        close()
        onSaved()
      }
      if (Object.keys(changed).length === 0) done()
      else mutateThen(save, changed, done)
    },
  }
}
