import { useEffect, useState } from 'react'
import { fallbackLanguage, type Language, languages } from '#locales/languages.ts'
import { matchOffered } from '#locales/offered-languages.ts'
import { textsOf, translatorOf } from '#locales/translator.ts'
import type { Translate } from '#locales/typed-keys.ts'
import { storedLanguage, storeLanguage } from './chosen-language.ts'
import { loadTexts } from './load-texts.ts'
import { chooseLanguage, shownLanguage } from './texts.ts'
import { useLanguage } from './use-translation.ts'

/** The browser's language, if it is offered, is not English, and none has been chosen yet. */
function languageToOffer(): Language | null {
  if (storedLanguage() !== null || shownLanguage() !== fallbackLanguage) return null
  const preferred = matchOffered(navigator.languages)
  return preferred === fallbackLanguage ? null : preferred
}

interface Offer {
  language: Language
  t: Translate<['frameOpening']>
}

/** The offer to switch, in the offered language. */
async function makeOffer(language: Language): Promise<Offer> {
  const texts = textsOf(await loadTexts(language, 'frameOpening'))
  return { language, t: translatorOf(language, ['frameOpening'], () => texts) }
}

/**
 * One line that offers the browser's language on the first visit. Either answer is stored. It goes as soon as the page is
 * in another language than English, because an invitation or the reader has chosen one.
 */
export function LanguageOffer() {
  const shown = useLanguage()
  const [offer, setOffer] = useState<Offer | null>(null)
  useEffect(() => {
    const language = languageToOffer()
    // If its texts cannot be loaded there is no offer; the switch in the header still works.
    if (language) makeOffer(language).then(setOffer, () => setOffer(null))
  }, [])
  if (!offer || shown !== fallbackLanguage) return null
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
