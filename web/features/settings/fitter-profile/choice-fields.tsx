import { LISTING, SPECIALITIES, SPOKEN_LANGUAGES } from '#domain/directory/listing.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError, FieldGroup } from '#web/ui/field.tsx'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { SaveNote } from '../save-note.tsx'
import { useSaved } from '../use-saved.ts'
import { type Profile, useChangeProfile, useFailure } from './use-profile.ts'

type Spoken = Profile['languages'][number]

/** The languages of the world, as the reader calls them, by name. */
function useLanguageNames() {
  const { language } = useTranslation('settings')
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const nameOf = (code: Spoken): string => names.of(code) ?? code
  const byName = new Intl.Collator(language)
  const all = SPOKEN_LANGUAGES.map((value) => ({ value, label: nameOf(value) }))
  return { nameOf, all: all.sort((a, b) => byName.compare(a.label, b.label)) }
}

interface ChosenProps {
  codes: readonly Spoken[]
  nameOf: (code: Spoken) => string
  onRemove: (code: Spoken) => void
}

function ChosenLanguages({ codes, nameOf, onRemove }: ChosenProps) {
  const { t } = useTranslation('settings')
  if (codes.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {codes.map((code) => (
        <li key={code} className="flex items-center rounded-md border border-line ps-3">
          {nameOf(code)}
          <Button
            kind="text"
            size="small"
            aria-label={t('profile.languageRemove', { language: nameOf(code) })}
            onClick={() => onRemove(code)}
          >
            ×
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** The languages in which the fitter works: each is added from a list, and removed with its button. */
export function LanguagesField({ profile }: { profile: Profile }) {
  const { t } = useTranslation('settings')
  const { nameOf, all } = useLanguageNames()
  const changeProfile = useChangeProfile()
  const saved = useSaved(profile.languages, (languages) => changeProfile({ languages }))
  const failure = useFailure(saved.state)
  const codes = saved.value
  const remove = (code: Spoken) => {
    const others = codes.filter((each) => each !== code)
    saved.change(others, 'now')
  }
  return (
    <div>
      <FieldGroup label={t('profile.languages')} hint={t('profile.languagesHint')} optional error={failure}>
        {() => (
          <>
            <ChosenLanguages codes={codes} nameOf={nameOf} onRemove={remove} />
            {codes.length < LISTING.languages && (
              <SelectField
                label={t('profile.languageAdd')}
                none={t('profile.languageNone')}
                options={all.filter(({ value }) => !codes.includes(value))}
                value={null}
                onChange={(code) => code && saved.change([...codes, code], 'now')}
              />
            )}
          </>
        )}
      </FieldGroup>
      <SaveNote state={saved.state} field={t('profile.languages')} undo={saved.undo} />
    </div>
  )
}

/** What the fitter is good at. */
export function SpecialitiesField({ profile }: { profile: Profile }) {
  const { t } = useTranslation('settings')
  const { t: names } = useTranslation('directory')
  const changeProfile = useChangeProfile()
  const saved = useSaved(profile.specialities, (specialities) => changeProfile({ specialities }))
  const failure = useFailure(saved.state)
  return (
    <div>
      <FieldGroup label={t('profile.specialities')} optional>
        {() => (
          <div className="grid gap-x-5 sm:grid-cols-2">
            {SPECIALITIES.map((code) => (
              <Checkbox
                key={code}
                checked={saved.value.includes(code)}
                onChange={(on) => {
                  const others = saved.value.filter((each) => each !== code)
                  saved.change(on ? [...others, code] : others, 'now')
                }}
              >
                {names(`specialities.${code}`)}
              </Checkbox>
            ))}
          </div>
        )}
      </FieldGroup>
      <FieldError id={undefined} error={failure} />
      <SaveNote state={saved.state} field={t('profile.specialities')} undo={saved.undo} />
    </div>
  )
}
