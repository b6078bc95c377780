import { languages } from '#locales/languages.ts'
import { offeredLanguages } from '#locales/offered-languages.ts'

/** The options of a choice of language: each language that is offered, by its own name. */
export const LanguageOptions = () =>
  offeredLanguages.map((code) => (
    <option key={code} value={code} lang={languages[code].intl} className="bg-card text-ink">
      {languages[code].name}
    </option>
  ))
