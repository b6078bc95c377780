import { type ChangeEvent, useId } from 'react'
import { isLanguage, languageCodes, languages } from '#locales/languages.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { chooseLanguage } from './texts.ts'

interface LanguageSwitchProps {
  /** Also called with the new language, so that an account can store it. */
  onChosen?: (language: string) => void
  /** Shows it as a field with a label, for the settings page. */
  labelled?: boolean
}

/** The 18 languages, each by its own name. */
export function LanguageSwitch({ onChosen, labelled = false }: LanguageSwitchProps) {
  const { t, language } = useTranslation('frame')
  const id = useId()
  const choose = async (event: ChangeEvent<HTMLSelectElement>) => {
    const { value } = event.target
    if (!isLanguage(value)) return
    await chooseLanguage(value)
    onChosen?.(value)
  }
  return (
    <div className={labelled ? 'grid gap-1.5' : 'flex items-center'} data-screen-only>
      <label htmlFor={id} className={labelled ? 'font-semibold' : 'sr-only'}>
        {t('language.label')}
      </label>
      <select
        id={id}
        value={isLanguage(language) ? language : 'en'}
        onChange={choose}
        className={
          labelled ? 'input' : 'field-sizing-content h-11 max-w-36 rounded-sm bg-transparent px-1 font-medium'
        }
      >
        {languageCodes.map((code) => (
          <option key={code} value={code} lang={languages[code].intl} className="bg-card text-ink">
            {languages[code].name}
          </option>
        ))}
      </select>
    </div>
  )
}
