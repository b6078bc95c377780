import { useState } from 'react'
import { mutateThen } from '#web/api/mutate-then.ts'
import { announce } from '#web/ui/announcer.tsx'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Pill } from '#web/ui/card.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { type FileAccess, useChangeAccess } from './use-sharing.ts'

/** Says what ending a fitter's access does and does not do, and asks. */
function EndAccess({ file, onClose }: { file: FileAccess; onClose: () => void }) {
  const { t } = useTranslation('sharing')
  const change = useChangeAccess()
  const name = file.fitterName
  const end = () =>
    mutateThen(change, { riderId: file.riderId, ended: true }, () => {
      announce(t('files.ended_announced', { name }))
      onClose()
    })
  return (
    <AskDialog
      open
      onClose={onClose}
      title={t('files.askTitle', { name })}
      action={t('files.end')}
      busy={change.isPending}
      kind="primary"
      onConfirm={end}
    >
      <p>{t('files.askHides', { name })}</p>
      <p>{t('files.askRests')}</p>
      <p>{t('files.askKeeps', { name })}</p>
      {change.error && <RequestFailure error={change.error} />}
    </AskDialog>
  )
}

/** What the rider did that closed a file to its fitter, besides ending the access. */
function useClosedWords(): (closed: NonNullable<FileAccess['closed']>) => string {
  const { t } = useTranslation('sharing')
  return (closed) => t(closed === 'consent' ? 'files.withdrawn' : 'files.restricted')
}

/** The button that ends the fitter's access, or lets them in again. */
function AccessButton({ file, onEnd }: { file: FileAccess; onEnd: () => void }) {
  const { t } = useTranslation('sharing')
  const change = useChangeAccess()
  const closedWords = useClosedWords()
  const { fitterName: name, endedAt, riderId, closed } = file
  const resume = () =>
    mutateThen(change, { riderId, ended: false }, () =>
      announce(closed ? closedWords(closed) : t('files.resumed_announced', { name })),
    )
  const says = endedAt
    ? ({ label: t('files.resumeOf', { name }), text: t('files.resume'), press: resume } as const)
    : ({ label: t('files.endOf', { name }), text: t('files.end'), press: onEnd } as const)
  return (
    <>
      <Button kind="quiet" size="small" busy={change.isPending} aria-label={says.label} onClick={says.press}>
        {says.text}
      </Button>
      {change.error && <RequestFailure error={change.error} />}
    </>
  )
}

/** Whether the fitter sees the file, and if not, since when or why. */
function Seen({ file: { endedAt, closed } }: { file: FileAccess }) {
  const { t } = useTranslation('sharing')
  const format = useFormat()
  const closedWords = useClosedWords()
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {endedAt && <Pill tone="amber">{t('files.ended', { date: format.date(endedAt) })}</Pill>}
      {closed && <Pill tone={closed === 'consent' ? 'coral' : 'amber'}>{closedWords(closed)}</Pill>}
      {!endedAt && !closed && <Pill tone="teal">{t('files.open')}</Pill>}
    </p>
  )
}

function FileLine({ file, onEnd }: { file: FileAccess; onEnd: () => void }) {
  const { t } = useTranslation('sharing')
  const format = useFormat()
  const { fitterName: name, studio, fits, since } = file
  return (
    <li className="border-line border-b py-4 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="break-words font-semibold" dir="auto">
            {studio ? `${name} · ${studio}` : name || t('files.gone')}
          </p>
          <p className="text-secondary text-muted">
            {fits === 0 ? t('files.noFits') : t('files.fits', { count: fits })},{' '}
            {t('files.since', { date: format.date(since) })}
          </p>
        </div>
        {name && <AccessButton file={file} onEnd={onEnd} />}
      </div>
      {name && <Seen file={file} />}
    </li>
  )
}

/** The fitters who have a file of the rider, and whether they see it. */
export function Files({ files }: { files: readonly FileAccess[] }) {
  const { t } = useTranslation('sharing')
  const [ending, setEnding] = useState<FileAccess | null>(null)
  return (
    <Card title={t('files.title')}>
      {files.length === 0 && <p className="text-muted">{t('files.none')}</p>}
      <ul className="-my-4">
        {files.map((file) => (
          <FileLine key={file.riderId} file={file} onEnd={() => setEnding(file)} />
        ))}
      </ul>
      {ending && <EndAccess file={ending} onClose={() => setEnding(null)} />}
    </Card>
  )
}
