import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import type { Upload } from './photo-queue.ts'

/** The width a preview is decoded to, in pixels. */
const WIDTH = 480

/** One large picture is decoded at a time: forty at once are more than a tablet has room for. */
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

/** The picture as it lies on this device; where the browser cannot show its kind, words instead. */
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
