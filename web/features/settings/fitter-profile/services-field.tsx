import { LISTING, type OfferedService } from '#domain/directory/listing.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError, FieldGroup } from '#web/ui/field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { SaveNote } from '../save-note.tsx'
import { useSaved } from '../use-saved.ts'
import { type Profile, useChangeProfile, useFailure } from './use-profile.ts'

interface RowProps {
  service: OfferedService
  /** Its number in the list, from 1. */
  number: number
  onChange: (service: OfferedService) => void
  onBlur: () => void
  onRemove: () => void
}

function ServiceRow({ service, number, onChange, onBlur, onRemove }: RowProps) {
  const { t } = useTranslation('settings')
  return (
    <li className="grid gap-3 rounded-md border border-line p-3 sm:grid-cols-2">
      <TextField
        label={t('profile.serviceName', { number })}
        maxLength={LISTING.serviceName}
        autoComplete="off"
        value={service.name}
        onChange={(name) => onChange({ ...service, name })}
        onBlur={onBlur}
      />
      <TextField
        label={t('profile.serviceNote')}
        hint={t('profile.serviceNoteHint')}
        optional
        maxLength={LISTING.serviceNote}
        autoComplete="off"
        value={service.note}
        onChange={(note) => onChange({ ...service, note })}
        onBlur={onBlur}
      />
      <Button
        kind="text"
        size="small"
        className="justify-self-start"
        aria-label={t('profile.serviceRemoveLabel', { number })}
        onClick={onRemove}
      >
        {t('profile.serviceRemove')}
      </Button>
    </li>
  )
}

const trimmed = (services: readonly OfferedService[]): OfferedService[] =>
  services.map(({ name, note }) => ({ name: name.trim(), note: note.trim() }))

interface RowsProps {
  list: readonly OfferedService[]
  onChange: (list: OfferedService[], settle?: 'now') => void
  onBlur: () => void
}

function Rows({ list, onChange, onBlur }: RowsProps) {
  const { t } = useTranslation('settings')
  return (
    <>
      <ul className="grid gap-3">
        {Array.from(list.entries(), ([index, service]) => (
          // The rows have no ids, and their order does not change.
          <ServiceRow
            key={index}
            service={service}
            number={index + 1}
            onChange={(changed) => onChange(list.with(index, changed))}
            onBlur={onBlur}
            onRemove={() => onChange(list.toSpliced(index, 1), 'now')}
          />
        ))}
      </ul>
      {list.length < LISTING.services && (
        <Button
          kind="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => onChange([...list, { name: '', note: '' }])}
        >
          {t('profile.serviceAdd')}
        </Button>
      )}
    </>
  )
}

/** What the fitter offers: a name and a line each. The list is saved once every name is filled in. */
export function ServicesField({ profile }: { profile: Profile }) {
  const { t } = useTranslation('settings')
  const changeProfile = useChangeProfile()
  const saved = useSaved(
    profile.services,
    (services) => changeProfile({ services: trimmed(services) }),
    (services) => services.every(({ name }) => name.trim() !== ''),
  )
  const failure = useFailure(saved.state)
  return (
    <div>
      <FieldGroup label={t('profile.services')} hint={t('profile.servicesHint')} optional>
        {() => <Rows list={saved.value} onChange={saved.change} onBlur={saved.flush} />}
      </FieldGroup>
      <FieldError id={undefined} error={failure} />
      <SaveNote state={saved.state} field={t('profile.services')} undo={saved.undo} />
    </div>
  )
}
