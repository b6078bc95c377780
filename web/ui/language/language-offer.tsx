import i18next from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fallbackLanguage, type Language, languages, matchLanguage } from '#locales/languages.ts'
import { type ShownLanguage, storedLanguage, storeLanguage } from './chosen-language.ts'
import { chooseLanguage } from './i18n.ts'
import { loadTexts } from './load-texts.ts'

/** The browser's language, when it is another of the 18 and nothing was chosen yet. */
function offeredLanguage(): Language | null {
  if (storedLanguage() !== null || i18next.language !== fallbackLanguage) return null
  const preferred = matchLanguage(navigator.languages)
  return preferred === fallbackLanguage ? null : preferred
}

/** One line in the browser's language that offers it on the first visit; either answer is remembered. */
export function LanguageOffer() {
  const { t } = useTranslation('frame')
  const [offered, setOffered] = useState<Language | null>(null)
  useEffect(() => {
    const language = offeredLanguage()
    if (!language) return
    loadTexts(language, 'frame').then(
      (texts) => {
        i18next.addResourceBundle(language, 'frame', texts)
        setOffered(language)
      },
      // Without its texts there is nothing to offer; the switch in the header is still there.
      () => setOffered(null),
    )
  }, [])
  if (!offered) return null
  const answer = (language: ShownLanguage) => {
    setOffered(null)
    if (language === offered) void chooseLanguage(language)
    else storeLanguage(language)
  }
  return (
    <div
      lang={languages[offered].intl}
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-teal-soft px-4 py-1 text-teal-deep"
      data-screen-only
    >
      <span>{t('languageOffer.text', { lng: offered })}</span>
      <button type="button" className="min-h-11 font-semibold underline" onClick={() => answer(offered)}>
        {t('languageOffer.accept', { lng: offered })}
      </button>
      <button type="button" className="min-h-11 underline" onClick={() => answer(fallbackLanguage)}>
        {t('languageOffer.dismiss', { lng: offered })}
      </button>
    </div>
  )
}
