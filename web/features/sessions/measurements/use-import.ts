import { useMemo, useState } from 'react'
import { type Imported, importCsv, importJson } from '#domain/measurements/exchange.ts'
import type { Exchanged } from '#domain/measurements/exchange-row.ts'
import { announce } from '#web/ui/announcer.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'
import { sameWanted, wantedOf } from '../saving/pending-changes.ts'
import { useForeignFile } from './mapping/use-foreign-file.ts'
import { usePassport } from './use-passport.ts'
import { valueAt } from './values.ts'

const isJson = (text: string): boolean => /^\s*[[{]/.test(text)

/** Whether a text has another header than our own files. */
const isForeign = (text: string, { problems }: Imported): boolean =>
  !isJson(text) && problems.some(({ code }) => code === 'missing_column')

/**
 * The measurements in a text: of our own file, of a fit passport once it is verified, or of another system's file as soon
 * as its mapping says everything.
 */
function useImported() {
  const [text, setText] = useState('')
  const own = useMemo(() => {
    if (text.trim() === '') return null
    return isJson(text) ? importJson(text) : importCsv(text)
  }, [text])
  const passport = usePassport(text)
  const foreign = useForeignFile(text, !passport.is && own !== null && isForeign(text, own))
  const isOwn = !foreign.pending && foreign.mapping === null
  const listed = isOwn ? own : foreign.imported
  return { text, read: setText, foreign, passport, imported: passport.is ? passport.imported : listed }
}

const NONE: ReadonlySet<number> = new Set()

/** Which of the implausible values were confirmed. Other values are confirmed anew. */
function useConfirmed(imported: Imported | null) {
  const [confirmed, setConfirmed] = useState({ of: imported, indices: NONE })
  const sure = confirmed.of === imported ? confirmed.indices : NONE
  const mark = (index: number, on: boolean) => {
    const next = new Set(sure)
    if (on) next.add(index)
    else next.delete(index)
    setConfirmed({ of: imported, indices: next })
  }
  return { sure, mark }
}

/** The measurements read from a text that would change something, and which of the implausible values were confirmed. */
export function useImport(onClose: () => void) {
  const { t } = useTranslation('sessions', 'importMapping')
  const { session, measure } = useFit()
  const { imported, ...source } = useImported()
  const { sure, mark } = useConfirmed(imported)
  const isNew = (one: Exchanged) => {
    const now = valueAt(session.measurements, one)
    return !now || !sameWanted(wantedOf(now), one)
  }
  const measured = imported?.measurements ?? []
  const wanted = measured.filter(
    (one, index) => isNew(one) && (!imported?.implausible.includes(index) || sure.has(index)),
  )
  const nothingNew = measured.length > 0 && !measured.some(isNew)
  const take = () => {
    for (const { phase, key, side, value, reference, method } of wanted) {
      measure({ phase, key, side }, { value, reference, method }, { confirmed: true })
    }
    announce(t('importMapping:exchange.done', { count: wanted.length }))
    onClose()
  }
  return { ...source, imported, isNew, nothingNew, sure, mark, wanted, take }
}
