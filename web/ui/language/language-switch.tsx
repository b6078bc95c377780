import { type ChangeEvent, useId } from 'react'
import { isLanguage } from '#locales/languages.ts'
import { offeredLanguage } from '#locales/offered-languages.ts'
import { useTranslation } from '#web/ui/language/use-translation.ts'
import { LanguageOptions } from './language-options.tsx'
import { chooseLanguage } from './texts.ts'

interface LanguageSwitchProps {
  /** Also called with the new language, so that an account can store it. */
  onChosen?: (language: string) => void
  /** Shows it as a field with a label, for the settings page. */
  labelled?: boolean
}

/** The languages that are offered, each by its own name. */
export function LanguageSwitch({ onChosen, labelled = false }: LanguageSwitchProps) {
  const { t, language } = useTranslation('frameOpening')
  const id = useId()
  const choose = async (event: ChangeEvent<HTMLSelectElement>) => {
    const { value } = event.target
    if (!isLanguage(value)) return
    if (await chooseLanguage(value)) onChosen?.(value)
  }
  return (
    <div className={labelled ? 'grid gap-1.5' : 'flex items-center'} data-screen-only>
      <label htmlFor={id} className={labelled ? 'font-semibold' : 'sr-only'}>
        {t('language.label')}
      </label>
      <select
        id={id}
        value={offeredLanguage(language)}
        onChange={choose}
        className={
          labelled ? 'input' : 'field-sizing-content h-11 max-w-36 rounded-sm bg-transparent px-1 font-medium'
        }
      >
        <LanguageOptions />
      </select>
    </div>
  )
}
