import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { api } from '#web/api/api.ts'
import { useDecision } from '#web/consent/decision.ts'
import { pages } from '#web/paths.ts'
import { AskDialog } from '#web/ui/ask-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Pill } from '#web/ui/card.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useFormat } from '#web/ui/language/use-format.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { EraseFile } from './erase-file.tsx'
import { type OwnFile, useFitterOf } from './own-files.ts'
import type { Receipt } from './receipt-card.tsx'

function State({ file }: { file: OwnFile }) {
  const { t } = useTranslation('dataRights', 'sharing')
  const format = useFormat()
  if (file.eraseAt) return <Pill tone="coral">{t('files.endsSoon')}</Pill>
  if (file.restrictedAt) return <Pill tone="amber">{t('files.restricted')}</Pill>
  return file.accessEndedAt ? (
    <Pill tone="plain">{t('sharing:files.ended', { date: format.date(file.accessEndedAt) })}</Pill>
  ) : (
    <Pill tone="teal">{t('files.inUse')}</Pill>
  )
}

/** What is in force for a file, in sentences. */
function Facts({ file: { restrictedAt, eraseAt, keptUntil } }: { file: OwnFile }) {
  const { t } = useTranslation('dataRights')
  const format = useFormat()
  return (
    <div className="grid grid-cols-1 gap-1 text-muted">
      {restrictedAt && <p>{t('files.restrictedSince', { date: format.date(restrictedAt) })}</p>}
      {eraseAt ? (
        <p>{t('files.erasedOn', { date: format.date(eraseAt) })}</p>
      ) : (
        <p>{t('files.keptUntil', { date: format.date(keptUntil) })}</p>
      )}
    </div>
  )
}

/** Restricts a file or lifts its restriction. */
function useRestriction({ riderId }: OwnFile) {
  const { t } = useTranslation('dataRights')
  const { decide, ...state } = useDecision()
  const send = (restricted: boolean) =>
    decide(
      () =>
        api('POST /api/account/files/:riderId/restriction', { params: { riderId }, body: { restricted } }),
      t(restricted ? 'files.nowRestricted' : 'files.lifted'),
    )
  return { ...state, send }
}

/**
 * Restricts the use of a file after explaining what that means, or lifts the restriction. It is one button, so that it
 * keeps the focus.
 */
function Restriction({ file }: { file: OwnFile }) {
  const { t } = useTranslation('dataRights')
  const fitter = useFitterOf({ ...file, studio: null })
  const [asking, setAsking] = useState(false)
  const { busy, error, send, forget } = useRestriction(file)
  const restricted = file.restrictedAt !== null
  const press = () => {
    setAsking(!restricted)
    if (restricted) void send(false)
  }
  const close = () => {
    setAsking(false)
    forget()
  }
  return (
    <div>
      <Button kind="quiet" size="small" busy={busy} onClick={press}>
        {t(restricted ? 'files.lift' : 'files.restrict')}
      </Button>
      {restricted && <FieldError id={undefined} error={error} />}
      <AskDialog
        open={asking && !restricted}
        onClose={close}
        title={t('files.restrictTitle')}
        action={t('files.restrict')}
        kind="primary"
        busy={busy}
        onConfirm={() => void send(true)}
      >
        <p>{t('files.restrictText', { fitter })}</p>
        <p>{t('files.restrictStays')}</p>
        <FieldError id={undefined} error={error} />
      </AskDialog>
    </div>
  )
}

interface FileCardProps {
  file: OwnFile
  /** The rider came here to erase it. */
  toErase: boolean
  onErased(receipt: Receipt): void
}

/** One file: who keeps it, what is in force, and what the rider can do with it. */
export function FileCard({ file, toErase, onErased }: FileCardProps) {
  const { t } = useTranslation('dataRights')
  const [erasing, setErasing] = useState(toErase)
  const opener = useRef<HTMLButtonElement>(null)
  const cancel = () => {
    setErasing(false)
    opener.current?.focus()
  }
  return (
    <Card title={useFitterOf(file)} aside={<State file={file} />}>
      <Facts file={file} />
      <p>
        <Link
          to={pages.ownConsents}
          className="inline-flex min-h-11 items-center text-teal underline underline-offset-2"
        >
          {t('files.consents')}
        </Link>
      </p>
      <div className="mt-2 flex flex-wrap items-start gap-3">
        <Restriction file={file} />
        <Button
          ref={opener}
          kind="danger"
          size="small"
          aria-expanded={erasing}
          onClick={() => (erasing ? cancel() : setErasing(true))}
        >
          {t('erase.open')}
        </Button>
      </div>
      {erasing && <EraseFile file={file} onErased={onErased} onCancel={cancel} />}
    </Card>
  )
}
