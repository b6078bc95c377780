import { useMemo } from 'react'
import { encode } from 'uqr'
import { useTranslation } from '#web/ui/language/use-translation.ts'

/** One path for all dark modules. It is small, and sharp at every size. */
function modulesPath(data: boolean[][]): string {
  return data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
}

interface QrCodeProps {
  text: string
  /** The label for screen readers; "QR code for the link" by default. */
  label?: string
}

/** A text as a QR code, always dark on white because cameras expect it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { t } = useTranslation('common')
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: 4 }), [text])
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label ?? t('qr.label')}
      className="w-full max-w-64 rounded-sm bg-white"
    >
      <path d={modulesPath(data)} fill="#000000" shapeRendering="crispEdges" />
    </svg>
  )
}
