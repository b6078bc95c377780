import { useEffect, useRef } from 'react'
import { PRODUCT_SLUG } from '#domain/product.ts'
import type { CallResponse } from '#web/api/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { saveFile } from '#web/ui/save-file.ts'

export type Receipt = CallResponse<'POST /api/account/files/:riderId/erasure'>

const OF_FILE = ['forms', 'drafts', 'measurements', 'changes', 'photos', 'followUps'] as const

/** What was erased, in the reader's language; numbers of zero are left out. */
function useErased({ erased }: Pick<Receipt, 'erased'>): string[] {
  const { t } = useTranslation('dataRights')
  return [
    ...OF_FILE.flatMap((name) => (erased[name] > 0 ? [t(`erase.${name}`, { count: erased[name] })] : [])),
    ...(erased.consents > 0 ? [t('receipt.consents', { count: erased.consents })] : []),
    ...(erased.sessions > 0 ? [t('receipt.sessions', { count: erased.sessions })] : []),
  ]
}

/** Saves the receipt as a text. */
function SaveReceipt({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation('dataRights')
  const save = () => {
    const content = new Blob([[...lines, ''].join('\n')], { type: 'text/plain;charset=utf-8' })
    saveFile(t('receipt.file', { product: PRODUCT_SLUG }), content)
  }
  return <Button onClick={save}>{t('receipt.save')}</Button>
}

/** The receipt of an erasure, to be kept. It names nobody. */
export function ReceiptCard({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const { t } = useTranslation('dataRights')
  const format = useFormat()
  const place = useRef<HTMLDivElement>(null)
  const erased = useErased(receipt)
  useEffect(() => place.current?.focus(), [])
  const facts = [
    format.labelled(t('receipt.number'), receipt.receipt),
    format.labelled(t('receipt.at'), format.dateTime(receipt.at)),
  ]
  return (
    <div ref={place} tabIndex={-1} data-quiet-focus role="status">
      <Card title={t('receipt.title')}>
        <p className="text-muted">{t('receipt.text')}</p>
        <ul className="mt-3 grid grid-cols-1 gap-1">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <ul className="mt-3 list-disc ps-5">
          {erased.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap gap-3" data-screen-only>
          <SaveReceipt lines={[t('receipt.title'), ...facts, ...erased.map((line) => `- ${line}`)]} />
          <Button kind="quiet" onClick={onClose}>
            {t('receipt.close')}
          </Button>
        </div>
      </Card>
    </div>
  )
}
