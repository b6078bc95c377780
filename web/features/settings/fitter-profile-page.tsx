import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type CallInput, type CallResponse } from '#web/api/api.ts'
import { thrownText } from '#web/api/error-text.ts'
import { read } from '#web/api/read.ts'
import { comingSoon } from '#web/coming-soon/coming-soon.ts'
import { intakeWithPath } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { CopyField } from '#web/ui/copy-field.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { RequestFailure } from '#web/ui/request-failure.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { Skeleton } from '#web/ui/waiting.tsx'
import { LogoField } from './logo-field.tsx'
import { SaveNote } from './save-note.tsx'
import { useSaved } from './use-saved.ts'

type Profile = CallResponse<'GET /api/fitter-profile'>

const profileQuery = read('GET /api/fitter-profile')
/** What the profile may not have yet. */
const laterPoints = [
  { name: 'words', promised: 'fitterWords' },
  { name: 'services', promised: 'fitterServices' },
  { name: 'picture', promised: 'fitterPicture' },
] as const

function useChangeProfile() {
  const queryClient = useQueryClient()
  return async (changes: CallInput<'PATCH /api/fitter-profile'>['body']) => {
    const profile = await api('PATCH /api/fitter-profile', { body: changes })
    queryClient.setQueryData(profileQuery.queryKey, profile)
  }
}

function StudioField({ profile }: { profile: Profile }) {
  const { t } = useTranslation('settings')
  const { t: errors } = useTranslation('errors', 'common')
  const changeProfile = useChangeProfile()
  const studio = useSaved(profile.studio ?? '', (text) => changeProfile({ studio: text.trim() || null }))
  return (
    <div>
      <TextField
        name="organization"
        autoComplete="organization"
        maxLength={200}
        optional
        label={t('profile.studio')}
        hint={t('profile.studioHint')}
        error={studio.state.at === 'failed' ? thrownText(errors, studio.state.error) : undefined}
        value={studio.value}
        onChange={studio.change}
        onBlur={studio.flush}
      />
      <SaveNote state={studio.state} field={t('profile.studio')} undo={studio.undo} />
    </div>
  )
}

/** How riders reach the fitter, as it stands on the reports. */
function ContactField({ profile }: { profile: Profile }) {
  const { t } = useTranslation('settings')
  const { t: errors } = useTranslation('errors', 'common')
  const changeProfile = useChangeProfile()
  const contact = useSaved(profile.contact ?? '', (text) => changeProfile({ contact: text.trim() || null }))
  return (
    <div>
      <TextArea
        rows={2}
        maxLength={300}
        optional
        label={t('profile.contact')}
        hint={t('profile.contactHint')}
        error={contact.state.at === 'failed' ? thrownText(errors, contact.state.error) : undefined}
        value={contact.value}
        onChange={contact.change}
        onBlur={contact.flush}
      />
      <SaveNote state={contact.state} field={t('profile.contact')} undo={contact.undo} />
    </div>
  )
}

/** Whether riders without an invitation can find the fitter. It is off by default. */
function Listing({ profile }: { profile: Profile }) {
  const { t } = useTranslation('settings')
  const { t: errors } = useTranslation('errors', 'common')
  const changeProfile = useChangeProfile()
  const listed = useSaved(profile.listed, (on) => changeProfile({ listed: on }))
  const failure = listed.state.at === 'failed' ? thrownText(errors, listed.state.error) : undefined
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
      {listed.value && (
        <CopyField
          label={t('profile.link')}
          hint={t('profile.linkHint')}
          value={window.location.origin + intakeWithPath(profile.slug)}
        />
      )}
    </div>
  )
}

function Later() {
  const { t } = useTranslation('settings')
  const points = laterPoints.filter(({ promised }) => comingSoon.has(promised))
  if (points.length === 0) return null
  return (
    <Card title={t('profile.laterTitle')}>
      <ul className="list-disc ps-5 text-muted">
        {points.map(({ name }) => (
          <li key={name}>{t(`profile.later.${name}`)}</li>
        ))}
      </ul>
    </Card>
  )
}

function ProfileCards({ profile }: { profile: Profile }) {
  const { t } = useTranslation('settings')
  return (
    <div className="grid gap-5">
      <Card>
        <dl className="mb-5">
          <dt className="font-semibold">{t('profile.name')}</dt>
          <dd>{profile.name}</dd>
          <dd className="text-secondary text-muted">{t('profile.nameHint')}</dd>
        </dl>
        <StudioField profile={profile} />
        <ContactField profile={profile} />
        <LogoField profile={profile} />
      </Card>
      <Card>
        <Listing profile={profile} />
      </Card>
      <Later />
    </div>
  )
}

/** The fitter's public profile, as far as it is built. */
export default function FitterProfilePage() {
  const { t } = useTranslation('settings')
  const { data, error, refetch } = useQuery(profileQuery)
  return (
    <div className="max-w-2xl px-5 py-6 md:py-10">
      <h1>{t('profile.title')}</h1>
      <p className="mt-1 mb-6 text-muted">{t('profile.lead')}</p>
      {data && <ProfileCards profile={data} />}
      {error && <RequestFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
    </div>
  )
}
