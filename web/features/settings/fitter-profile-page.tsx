import { useQuery } from '@tanstack/react-query'
import { Card } from '#web/ui/card.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { LanguagesField, SpecialitiesField } from './fitter-profile/choice-fields.tsx'
import { Listing } from './fitter-profile/listing.tsx'
import { PictureField } from './fitter-profile/picture-field.tsx'
import { ServicesField } from './fitter-profile/services-field.tsx'
import { SlugField } from './fitter-profile/slug-field.tsx'
import { ProfileText } from './fitter-profile/text-fields.tsx'
import { type Profile, profileQuery } from './fitter-profile/use-profile.ts'

/** What stands on the reports, and everywhere with the fitter's name. */
function Letterhead({ profile }: { profile: Profile }) {
  const { t } = useTranslation('settings')
  return (
    <Card title={t('profile.letterhead')}>
      <dl className="mb-5">
        <dt className="font-semibold">{t('profile.name')}</dt>
        <dd>{profile.name}</dd>
        <dd className="text-secondary text-muted">{t('profile.nameHint')}</dd>
      </dl>
      <ProfileText profile={profile} field="studio" />
      <ProfileText profile={profile} field="contact" />
      <PictureField profile={profile} picture="logo" />
    </Card>
  )
}

/** What stands on the fitter's own page in the directory besides that. */
function OwnPage({ profile }: { profile: Profile }) {
  const { t } = useTranslation('settings')
  return (
    <Card title={t('profile.ownPage')}>
      <div className="grid grid-cols-1 gap-3">
        <p className="text-muted">{t('profile.ownPageLead')}</p>
        <SlugField profile={profile} />
        <PictureField profile={profile} picture="photo" />
        <ProfileText profile={profile} field="place" />
        <LanguagesField profile={profile} />
        <SpecialitiesField profile={profile} />
        <ProfileText profile={profile} field="words" />
        <ServicesField profile={profile} />
      </div>
    </Card>
  )
}

/** The fitter's public profile: the letterhead, the page in the directory, and whether it is there. */
export default function FitterProfilePage() {
  const { t } = useTranslation('settings')
  const { data, error, refetch } = useQuery(profileQuery)
  return (
    <div className="max-w-2xl px-5 py-6 md:py-10">
      <h1>{t('profile.title')}</h1>
      <p className="mt-1 mb-6 text-muted">{t('profile.lead')}</p>
      {data && (
        <div className="grid grid-cols-1 gap-5">
          <Card>
            <Listing profile={data} />
          </Card>
          <OwnPage profile={data} />
          <Letterhead profile={data} />
        </div>
      )}
      {error && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
    </div>
  )
}
