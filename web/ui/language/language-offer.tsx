import { useEffect, useState } from 'react'
import { fallbackLanguage, type Language, languages, matchLanguage } from '#locales/languages.ts'
import { textsOf, translatorOf } from '#locales/translator.ts'
import type { Translate } from '#locales/typed-keys.ts'
import { storedLanguage, storeLanguage } from './chosen-language.ts'
import { loadTexts } from './load-texts.ts'
import { chooseLanguage, shownLanguage } from './texts.ts'

/** The browser's language, when it is another of the 18 and nothing was chosen yet. */
function languageToOffer(): Language | null {
  if (storedLanguage() !== null || shownLanguage() !== fallbackLanguage) return null
  const preferred = matchLanguage(navigator.languages)
  return preferred === fallbackLanguage ? null : preferred
}

interface Offer {
  language: Language
  t: Translate<['frame']>
}

/** The offer is said in the language it offers. */
async function makeOffer(language: Language): Promise<Offer> {
  const texts = textsOf(await loadTexts(language, 'frame'))
  return { language, t: translatorOf(language, ['frame'], () => texts) }
}

/** One line in the browser's language that offers it on the first visit; either answer is remembered. */
export function LanguageOffer() {
  const [offer, setOffer] = useState<Offer | null>(null)
  useEffect(() => {
    const language = languageToOffer()
    // Without its texts there is nothing to offer; the switch in the header is still there.
    if (language) makeOffer(language).then(setOffer, () => setOffer(null))
  }, [])
  if (!offer) return null
  const { language, t } = offer
  const answer = (chosen: Language) => {
    setOffer(null)
    if (chosen === language) void chooseLanguage(chosen)
    else storeLanguage(chosen)
  }
  return (
    <div
      lang={languages[language].intl}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-teal-soft px-4 py-1 text-teal-deep"
      data-screen-only
    >
      <span>{t('languageOffer.text')}</span>
      <button type="button" className="min-h-11 font-semibold underline" onClick={() => answer(language)}>
        {t('languageOffer.accept')}
      </button>
      <button type="button" className="min-h-11 underline" onClick={() => answer(fallbackLanguage)}>
        {t('languageOffer.dismiss')}
      </button>
    </div>
  )
}
