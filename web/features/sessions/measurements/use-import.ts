import { useMemo, useState } from 'react'
import { type Imported, importCsv, importJson } from '#domain/measurements/exchange.ts'
import { announce } from '#web/ui/announcer.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { useFit } from '../saving/fit-work.ts'
import { sameWanted, wantedOf } from '../saving/pending-changes.ts'
import { valueAt } from './values.ts'

const readText = (text: string): Imported => (/^\s*[[{]/.test(text) ? importJson(text) : importCsv(text))

/** The measurements read from a text, and which of the implausible values were confirmed. */
export function useImport(onClose: () => void) {
  const { t } = useTranslation('sessions')
  const { session, measure } = useFit()
  const [text, setText] = useState('')
  const [sure, setSure] = useState<ReadonlySet<number>>(new Set())
  const imported = useMemo(() => (text.trim() === '' ? null : readText(text)), [text])
  const read = (next: string) => {
    setText(next)
    setSure(new Set())
  }
  const mark = (index: number, on: boolean) => {
    const next = new Set(sure)
    if (on) next.add(index)
    else next.delete(index)
    setSure(next)
  }
  const wanted = (imported?.measurements ?? []).filter(
    (_, index) => !imported?.implausible.includes(index) || sure.has(index),
  )
  const take = () => {
    const changed = wanted.filter((one) => {
      const now = valueAt(session.measurements, one)
      return !now || !sameWanted(wantedOf(now), one)
    })
    for (const { phase, key, side, value, reference, method } of changed) {
      measure({ phase, key, side }, { value, reference, method }, { confirmed: true })
    }
    announce(t('exchange.done', { count: changed.length }))
    onClose()
  }
  return { text, read, imported, sure, mark, wanted, take }
}
