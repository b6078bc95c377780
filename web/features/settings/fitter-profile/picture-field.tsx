import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { api, uploadPicture } from '#web/api/api.ts'
import { thrownText } from '#web/api/error-text.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { type Profile, profileQuery } from './use-profile.ts'

/** The pictures of a profile: on the reports, and on the page in the directory. */
type Picture = 'logo' | 'photo'

/** Uploads the picture unchanged. The server scales it down and re-encodes it. */
const putPicture = (picture: Picture, file: File): Promise<Profile> =>
  uploadPicture(`PUT /api/fitter-profile/${picture}`, file)

function usePicture() {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const change = async (work: () => Promise<Profile>) => {
    setBusy(true)
    setError(null)
    try {
      client.setQueryData(profileQuery.queryKey, await work())
    } catch (thrown) {
      setError(thrown)
    }
    setBusy(false)
  }
  return { busy, error, change }
}

interface PictureButtonsProps {
  picture: Picture
  isThere: boolean
  labelledBy: string
  busy: boolean
  change: ReturnType<typeof usePicture>['change']
}

/** Chooses a file for the picture, or removes the picture. */
function PictureButtons({ picture, isThere, labelledBy, busy, change }: PictureButtonsProps) {
  const { t } = useTranslation('settings')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/heic"
        className="sr-only"
        tabIndex={-1}
        aria-labelledby={labelledBy}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void change(() => putPicture(picture, file))
        }}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button kind="quiet" size="small" busy={busy} onClick={() => input.current?.click()}>
          {t(isThere ? `profile.${picture}Replace` : `profile.${picture}Choose`)}
        </Button>
        {isThere && (
          <Button
            kind="text"
            size="small"
            onClick={() => void change(() => api(`DELETE /api/fitter-profile/${picture}`))}
          >
            {t(`profile.${picture}Remove`)}
          </Button>
        )}
      </div>
    </>
  )
}

/** The logo on the fitter's reports, or the photo on the fitter's page. */
export function PictureField({ profile, picture }: { profile: Profile; picture: Picture }) {
  const { t } = useTranslation('settings')
  const { t: errors } = useTranslation('errors', 'common')
  const id = useId()
  const { busy, error, change } = usePicture()
  const shown = profile[picture]
  return (
    <div className="mt-5">
      <p className="font-semibold" id={id}>
        {t(`profile.${picture}`)}
      </p>
      <p className="text-secondary text-muted">{t(`profile.${picture}Hint`)}</p>
      {shown && (
        <img
          src={shown}
          alt={t(`profile.${picture}`)}
          className="my-2 max-h-32 max-w-56 rounded-sm border border-line bg-white object-contain p-2"
        />
      )}
      <PictureButtons
        picture={picture}
        isThere={shown !== null}
        labelledBy={id}
        busy={busy}
        change={change}
      />
      <FieldError id={undefined} error={error === null ? undefined : thrownText(errors, error)} />
    </div>
  )
}
