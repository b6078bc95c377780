import { type ClipboardEvent, useState } from 'react'
import { templateCsv } from '#domain/measurements/exchange.ts'
import { Button } from '#web/ui/button.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { saveFile } from './save-file.ts'

/** The largest file in bytes. A file of a thousand values is far smaller. */
const MOST_BYTES = 1_000_000
/** A longer text is read but not shown in the field: a thousand lines would block the page for seconds. */
const MOST_LINES_SHOWN = 100

const isLong = (text: string): boolean => text.split('\n', MOST_LINES_SHOWN + 1).length > MOST_LINES_SHOWN

interface ImportSourceProps {
  /** The text that was read last. */
  text: string
  onRead: (text: string) => void
}

/** Reads a file or a long text, unless it is too large. */
function useSource(onRead: ImportSourceProps['onRead']) {
  const [tooLarge, setTooLarge] = useState(false)
  const choose = async (file: File | undefined) => {
    setTooLarge(file !== undefined && file.size > MOST_BYTES)
    if (file && file.size <= MOST_BYTES) onRead(await file.text())
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!isLong(pasted)) return
    event.preventDefault()
    setTooLarge(pasted.length > MOST_BYTES)
    if (pasted.length <= MOST_BYTES) onRead(pasted)
  }
  return { tooLarge, choose, paste }
}

/** The description of the file format, with a template. */
function Lead() {
  const { t } = useTranslation('importMapping')
  return (
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
  )
}

/** The source of an import: a file or a pasted text. */
export function ImportSource({ text, onRead }: ImportSourceProps) {
  const { t } = useTranslation('importMapping')
  const { tooLarge, choose, paste } = useSource(onRead)
  return (
    <>
      <Lead />
      <label className="grid grid-cols-1 gap-1.5 font-semibold">
        {t('exchange.file')}
        <input
          type="file"
          accept=".csv,.json,.jws,text/csv,application/json"
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
        onChange={onRead}
      />
    </>
  )
}
