import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#web/api/api.ts'
import { readAgain } from '#web/api/read-again.ts'
import { deletePlaces, inFolder, readTexts, storeText } from '#web/sync/stored-texts.ts'
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

// Where the browser keeps nothing, what is typed lives in the page alone.
const nowhere = () => undefined

async function leftOver(riderId: string): Promise<ContactWords | null> {
  const [left] = await readTexts('work', inFolder(placeOf(riderId)), new Date())
  const words: unknown = left && JSON.parse(left.text)
  return isContactWords(words) ? words : null
}

/** Saves what is another than in the file. */
function useSaveContact(file: RiderFile) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Partial<ContactWords>) =>
      api('PATCH /api/riders/:riderId', { params: { riderId: file.id }, body }),
    onSuccess: (told) => {
      client.setQueryData(
        riderQuery(file.id).queryKey,
        (now: RiderFile | undefined) => now && { ...now, ...told },
      )
      return readAgain(client, ['/api/riders', '/api/sessions', '/api/follow-ups'])
    },
    // Who proved the address meanwhile is in the file.
    onError: () => readAgain(client, ['/api/riders']),
  })
}

/**
 * The change of a rider's name, address and language. What is typed outlives a reload and a closed tab until it is
 * saved or given up.
 */
export function useContact(file: RiderFile, onSaved: () => void) {
  const [said, setSaid] = useState<ContactWords | null>(null)
  const [restored, setRestored] = useState(false)
  const [problems, setProblems] = useState<ContactProblems>({})
  const save = useSaveContact(file)
  useEffect(() => {
    let gone = false
    const take = (words: ContactWords | null) => {
      if (gone || !words) return
      setRestored(true)
      setSaid((now) => now ?? words)
    }
    void leftOver(file.id).then(take, nowhere)
    return () => {
      gone = true
    }
  }, [file.id])
  const close = () => {
    setSaid(null)
    setRestored(false)
    setProblems({})
    save.reset()
    void deletePlaces('work', [placeOf(file.id)]).catch(nowhere)
  }
  return {
    said,
    restored,
    problems,
    busy: save.isPending,
    /** What the server said that belongs to no field. */
    error: save.error && Object.keys(refusedAt(save.error)).length === 0 ? save.error : null,
    open: (words: ContactWords) => setSaid(words),
    type(words: ContactWords) {
      setSaid(words)
      void storeText('work', { place: placeOf(file.id) }, JSON.stringify(words), new Date()).catch(nowhere)
    },
    close,
    submit() {
      if (!said || save.isPending) return
      const changed = changedWords(file, said)
      const found = problemsOf(changed)
      setProblems(found)
      if (Object.keys(found).length > 0) return
      const done = () => {
        close()
        onSaved()
      }
      if (Object.keys(changed).length === 0) done()
      else save.mutate(changed, { onSuccess: done, onError: (error) => setProblems(refusedAt(error)) })
    },
  }
}
