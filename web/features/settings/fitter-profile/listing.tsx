import { useAddress } from '#web/documents/use-address.ts'
import { fitterPath, intakeWithPath, pages } from '#web/paths.ts'
import { CopyField } from '#web/ui/copy-field.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { Link } from '#web/ui/navigation.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { SaveNote } from '../save-note.tsx'
import { useSaved } from '../use-saved.ts'
import { type Profile, useChangeProfile, useFailure } from './use-profile.ts'

/** The addresses that a listed fitter gives to riders. */
function Links({ slug }: { slug: string }) {
  const { t } = useTranslation('settings')
  const address = useAddress()
  return (
    <div className="grid gap-4">
      <CopyField
        label={t('profile.page')}
        hint={t('profile.pageHint')}
        value={window.location.origin + fitterPath(slug)}
      />
      <CopyField
        label={t('profile.link')}
        hint={t('profile.linkHint')}
        value={window.location.origin + intakeWithPath(slug)}
      />
      <p>
        {/* The server renders the page, so the browser loads it. */}
        <a href={address(fitterPath(slug))}>{t('profile.open')}</a>
      </p>
    </div>
  )
}

/** Whether riders without an invitation can find the fitter. It is off by default. */
export function Listing({ profile }: { profile: Profile }) {
  const { t } = useTranslation('settings')
  const changeProfile = useChangeProfile()
  const listed = useSaved(profile.listed, (on) => changeProfile({ listed: on }))
  const failure = useFailure(listed.state)
  return (
    <div>
      <Switch
        label={t('profile.listed')}
        hint={listed.value ? t('profile.listedHint') : t('profile.notListed')}
        checked={listed.value}
        onChange={(on) => listed.change(on, 'now')}
      />
      <FieldError id={undefined} error={failure} />
      <SaveNote state={listed.state} field={t('profile.listed')} undo={listed.undo} />
      {profile.listed && <Links slug={profile.slug} />}
      <p className="mt-4 text-secondary text-muted">
        {t('profile.rating')} <Link to={pages.publicMarkSettings}>{t('profile.ratingLink')}</Link>
      </p>
    </div>
  )
}
