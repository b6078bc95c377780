import { LISTING } from '#domain/directory/listing.ts'
import { textFault } from '#domain/text/typed-text.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { SaveNote } from '../save-note.tsx'
import { useSaved } from '../use-saved.ts'
import { type Profile, useChangeProfile, useFailure } from './use-profile.ts'

const FIELDS = {
  studio: { longest: 200, rows: 1, autoComplete: 'organization' },
  place: { longest: LISTING.place, rows: 1, autoComplete: 'address-level2' },
  contact: { longest: 300, rows: 2, autoComplete: 'off' },
  words: { longest: LISTING.words, rows: 6, autoComplete: 'off' },
} as const

/** A text of the profile that saves itself. */
export function ProfileText({ profile, field }: { profile: Profile; field: keyof typeof FIELDS }) {
  const { t } = useTranslation('settings')
  const changeProfile = useChangeProfile()
  const { longest, rows, autoComplete } = FIELDS[field]
  const saved = useSaved(
    profile[field] ?? '',
    (text) => changeProfile({ [field]: text.trim() || null }),
    (text) => textFault(text, { longest, lines: rows === 1 ? 'one' : 'many' }) === undefined,
  )
  const failure = useFailure(saved.state)
  const shown = {
    label: t(`profile.${field}`),
    hint: t(`profile.${field}Hint`),
    autoComplete,
    optional: true,
    error: failure,
    value: saved.value,
    onChange: (text: string) => saved.change(text),
    onBlur: saved.flush,
  } as const
  return (
    <div>
      {rows === 1 ? (
        <TextField {...shown} maxLength={longest} />
      ) : (
        <TextArea {...shown} longest={longest} rows={rows} />
      )}
      <SaveNote state={saved.state} field={shown.label} undo={saved.undo} />
    </div>
  )
}
