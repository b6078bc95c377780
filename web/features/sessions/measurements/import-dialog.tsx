import { type ClipboardEvent, useMemo, useState } from 'react'
import { type Imported, importCsv, importJson, templateCsv } from '#domain/measurements/exchange.ts'
import type { Exchanged, ImportProblem } from '#domain/measurements/exchange-row.ts'
import { importProblemKey } from '#domain/measurements/text-keys.ts'
import { useFormTexts } from '#web/questionnaire/use-form-texts.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Table } from '#web/ui/table.tsx'
import { TextArea } from '#web/ui/text-field.tsx'
import { useFit } from '../saving/fit-work.ts'
import { placeName, sameWanted, wantedOf } from '../saving/outgoing.ts'
import { saveFile } from './save-file.ts'
import { useSpeech } from './speech.ts'
import { valueAt } from './values.ts'

/** A file of a thousand values is far below this. */
const MOST_BYTES = 1_000_000
/** A longer text is read, and not put into the field: one of a thousand lines stops the page for seconds. */
const MOST_LINES_SHOWN = 100
/** So many things are told at once; the rest when these are put right. */
const MOST_PROBLEMS_SHOWN = 50

const isLong = (text: string): boolean => text.split('\n', MOST_LINES_SHOWN + 1).length > MOST_LINES_SHOWN

const readText = (text: string): Imported => (/^\s*[[{]/.test(text) ? importJson(text) : importCsv(text))

/** Where in the file something is wrong. */
function usePlaceWords(): (problem: ImportProblem) => string {
  const { t } = useTranslation('measurements')
  const format = useFormat()
  return ({ row, column }) => {
    if (row === 0) return ''
    const number = format.number(row)
    return column ? t('exchange.row', { row: number, column }) : t('exchange.wholeRow', { row: number })
  }
}

function Problems({ problems }: { problems: readonly ImportProblem[] }) {
  const { t } = useTranslation('sessions')
  const say = useFormTexts('measurements')
  const speech = useSpeech()
  const placeOf = usePlaceWords()
  const bounds = ({ kind, params: { min, max } }: ImportProblem) =>
    kind === undefined || min === undefined || max === undefined
      ? undefined
      : { min: speech.number(kind, min), max: speech.number(kind, max) }
  const more = problems.length - MOST_PROBLEMS_SHOWN
  return (
    <div role="alert" className="grid grid-cols-1 gap-2">
      <p className="font-semibold">{t('exchange.problems', { count: problems.length })}</p>
      <ul className="grid max-h-72 grid-cols-1 gap-1.5 overflow-y-auto">
        {problems.slice(0, MOST_PROBLEMS_SHOWN).map((problem) => (
          <li key={`${problem.row}${problem.column}${problem.code}`}>
            <span className="font-medium">{placeOf(problem)}</span>{' '}
            {say(importProblemKey(problem), bounds(problem) ?? problem.params)}
          </li>
        ))}
        {more > 0 && <li>{t('exchange.more', { count: more })}</li>}
      </ul>
    </div>
  )
}

interface PreviewProps {
  imported: Imported
  sure: ReadonlySet<number>
  onSure: (index: number, sure: boolean) => void
}

/** What would be taken over, beside what stands there now; what is implausible is asked about. */
function Preview({ imported, sure, onSure }: PreviewProps) {
  const { t } = useTranslation('sessions')
  const { session } = useFit()
  const speech = useSpeech()
  const rows = imported.measurements.map((measured, index) => ({ measured, index }))
  const now = ({ phase, key, side }: Exchanged) => valueAt(session.measurements, { phase, key, side })?.value
  return (
    <Table
      caption={t('exchange.preview')}
      rows={rows}
      rowKey={({ measured }) => placeName(measured)}
      columns={[
        {
          key: 'name',
          header: t('exchange.name'),
          names: true,
          cell: ({ measured }) => speech.name(measured.key, measured.side),
        },
        { key: 'phase', header: t('exchange.phase'), cell: ({ measured }) => t(`phase.${measured.phase}`) },
        {
          key: 'now',
          header: t('exchange.now'),
          cell: ({ measured }) => {
            const value = now(measured)
            return value === undefined ? '–' : speech.value(measured.key, value)
          },
        },
        {
          key: 'value',
          header: t('exchange.value'),
          cell: ({ measured, index }) => {
            const value = speech.value(measured.key, measured.value)
            if (!imported.implausible.includes(index)) return value
            return (
              <Checkbox checked={sure.has(index)} onChange={(on) => onSure(index, on)}>
                {t('exchange.really', { value })}
              </Checkbox>
            )
          },
        },
      ]}
    />
  )
}

/** What was read from a text, and which of its implausible values are really meant. */
function useImport(onClose: () => void) {
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

/** Takes measurements from a file or from pasted text, after a look at them. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('sessions', 'common')
  const { text, read, imported, sure, mark, wanted, take } = useImport(onClose)
  const [tooLarge, setTooLarge] = useState(false)
  const choose = async (file: File | undefined) => {
    setTooLarge(file !== undefined && file.size > MOST_BYTES)
    if (file && file.size <= MOST_BYTES) read(await file.text())
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!isLong(pasted)) return
    event.preventDefault()
    setTooLarge(pasted.length > MOST_BYTES)
    if (pasted.length <= MOST_BYTES) read(pasted)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('exchange.title')}
      actions={
        <>
          <Button waiting={wanted.length === 0} onClick={take}>
            {t('exchange.take', { count: wanted.length })}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <div className="grid grid-cols-1 justify-items-start">
          <p className="text-muted">{t('exchange.lead')}</p>
          <Button
            kind="text"
            size="small"
            className="-ms-2"
            onClick={() => saveFile(`${t('exchange.templateName')}.csv`, 'text/csv', templateCsv())}
          >
            {t('exchange.template')}
          </Button>
        </div>
        <label className="grid grid-cols-1 gap-1.5 font-semibold">
          {t('exchange.file')}
          <input
            type="file"
            accept=".csv,.json,text/csv,application/json"
            className="input py-2 font-normal"
            onChange={(event) => void choose(event.target.files?.[0])}
          />
        </label>
        {tooLarge && (
          <p role="alert" className="font-medium text-coral-text">
            {t('exchange.tooLarge')}
          </p>
        )}
        <TextArea
          label={t('exchange.paste')}
          optional
          rows={3}
          spellCheck={false}
          value={isLong(text) ? '' : text}
          onPaste={paste}
          onChange={read}
        />
        {imported && imported.problems.length > 0 && <Problems problems={imported.problems} />}
        {imported && imported.measurements.length > 0 && (
          <Preview imported={imported} sure={sure} onSure={mark} />
        )}
      </div>
    </Dialog>
  )
}
