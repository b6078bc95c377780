import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Upload } from './photo-queue.ts'

/** The width in pixels at which a preview is decoded. */
const WIDTH = 480

/** Decodes one large picture at a time, because forty at once exceed the memory of a tablet. */
let line: Promise<unknown> = Promise.resolve()
function inLine<T>(work: () => Promise<T>): Promise<T> {
  const done = line.then(work)
  line = done.catch(() => undefined)
  return done
}

async function draw(canvas: HTMLCanvasElement, picture: Blob): Promise<void> {
  const bitmap = await createImageBitmap(picture, { resizeWidth: WIDTH, resizeQuality: 'medium' })
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
}

interface PreviewProps {
  upload: Upload
  pictureOf: (upload: Upload) => Promise<Blob | null>
}

/** The picture from this device, or a text if the browser cannot display its format. */
export function Preview({ upload, pictureOf }: PreviewProps) {
  const { t } = useTranslation('photos')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [shown, setShown] = useState<boolean | null>(null)
  const given = useRef(upload)
  useEffect(() => {
    let gone = false
    const show = async () => {
      const picture = gone ? null : await pictureOf(given.current)
      if (!canvas.current || !picture) return false
      await draw(canvas.current, picture)
      return true
    }
    void inLine(show)
      .catch(() => false)
      .then((drawn) => !gone && setShown(drawn))
    return () => {
      gone = true
    }
  }, [pictureOf])
  return (
    <div className="relative grid aspect-4/3 place-items-center overflow-hidden rounded-md bg-sunken">
      <canvas
        ref={canvas}
        role="img"
        aria-label={upload.name}
        hidden={shown !== true}
        className="absolute inset-0 h-full w-full object-contain"
      />
      {shown === false && (
        <p className="p-3 text-center text-muted">
          {t(upload.state.at === 'refused' ? 'noPicture' : 'noPreview')}
        </p>
      )}
    </div>
  )
}
