import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { api, type CallResponse, uploadPicture } from '#web/api/api.ts'
import { thrownText } from '#web/api/error-text.ts'
import { read } from '#web/api/read.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'

type Profile = CallResponse<'GET /api/fitter-profile'>

/** Uploads the picture unchanged. The server scales it down and re-encodes it. */
const putLogo = (file: File): Promise<Profile> => uploadPicture('PUT /api/fitter-profile/logo', file)

function useLogo() {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const change = async (work: () => Promise<Profile>) => {
    setBusy(true)
    setError(null)
    try {
      client.setQueryData(read('GET /api/fitter-profile').queryKey, await work())
    } catch (thrown) {
      setError(thrown)
    }
    setBusy(false)
  }
  return { busy, error, change }
}

interface LogoButtonsProps {
  hasLogo: boolean
  labelledBy: string
  busy: boolean
  change: ReturnType<typeof useLogo>['change']
}

/** Chooses a file for the logo, or removes the logo. */
function LogoButtons({ hasLogo, labelledBy, busy, change }: LogoButtonsProps) {
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
          if (file) void change(() => putLogo(file))
        }}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button kind="quiet" size="small" busy={busy} onClick={() => input.current?.click()}>
          {t(hasLogo ? 'profile.logoReplace' : 'profile.logoChoose')}
        </Button>
        {hasLogo && (
          <Button
            kind="text"
            size="small"
            onClick={() => void change(() => api('DELETE /api/fitter-profile/logo'))}
          >
            {t('profile.logoRemove')}
          </Button>
        )}
      </div>
    </>
  )
}

/** The logo on the fitter's reports. */
export function LogoField({ profile }: { profile: Profile }) {
  const { t } = useTranslation('settings')
  const { t: errors } = useTranslation('errors', 'common')
  const id = useId()
  const { busy, error, change } = useLogo()
  return (
    <div className="mt-5">
      <p className="font-semibold" id={id}>
        {t('profile.logo')}
      </p>
      <p className="text-secondary text-muted">{t('profile.logoHint')}</p>
      {profile.logo && (
        <img
          src={profile.logo}
          alt={t('profile.logo')}
          className="my-2 max-h-20 max-w-56 rounded-sm border border-line bg-white object-contain p-2"
        />
      )}
      <LogoButtons hasLogo={Boolean(profile.logo)} labelledBy={id} busy={busy} change={change} />
      <FieldError id={undefined} error={error === null ? undefined : thrownText(errors, error)} />
    </div>
  )
}
