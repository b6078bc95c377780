import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CopyField } from '#web/ui/copy-field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { QrCode } from '#web/ui/qr-code.tsx'

interface LargeCodeProps {
  url: string
  /** The rider's name if it is known. */
  name: string | null
  onClose: () => void
}

/** The QR code on the full screen, to show to the rider. Nothing else of the fitter's is visible. */
function LargeCode({ url, name, onClose }: LargeCodeProps) {
  const { t } = useTranslation('invitations', 'common')
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => element.current?.showModal(), [])
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-paper p-5 text-ink"
    >
      <div className="flex min-h-full flex-col items-center justify-center gap-5 text-center">
        <h2 id={titleId} className="text-3xl md:text-4xl">
          {t('result.fullScreenTitle')}
        </h2>
        {name && <p className="text-muted text-xl">{t('result.fullScreenFor', { name })}</p>}
        <div className="size-[min(90vw,100dvh-21rem)] min-h-44 min-w-44 flex-none [&>svg]:max-w-none">
          <QrCode text={url} />
        </div>
        <p className="max-w-md text-lg text-muted">{t('result.fullScreenText')}</p>
        <Button kind="quiet" onClick={() => element.current?.close()}>
          {t('common:action.close')}
        </Button>
      </div>
    </dialog>
  )
}

interface LinkToShareProps {
  url: string
  name: string | null
  /** Shows the QR code first, because the rider is in the studio. */
  codeFirst?: boolean
}

/** A link with its secret: to copy, and as a QR code, small or on the full screen. */
export function LinkToShare({ url, name, codeFirst = false }: LinkToShareProps) {
  const { t } = useTranslation('invitations')
  const [large, setLarge] = useState(false)
  return (
    <div className={`flex gap-6 ${codeFirst ? 'flex-col-reverse' : 'flex-col'}`}>
      <CopyField label={t('result.link')} value={url} />
      <div className="flex flex-wrap items-center gap-5">
        <div className="w-full max-w-56 rounded-md border border-line bg-white p-1">
          <QrCode text={url} />
        </div>
        <div className="grid grid-cols-1 min-w-40 flex-1 justify-items-start gap-3">
          <p className="text-muted">{t('result.scan')}</p>
          <Button kind="quiet" size="small" onClick={() => setLarge(true)}>
            {t('result.fullScreen')}
          </Button>
        </div>
      </div>
      {large && <LargeCode url={url} name={name} onClose={() => setLarge(false)} />}
    </div>
  )
}
