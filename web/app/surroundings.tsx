import { forgetEarlyReads } from '#web/api/early-reads.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { mayNeedOffer } from '#web/ui/language/may-need-offer.ts'
import { preloadedTexts } from '#web/ui/lazy-part.ts'
import { type Optional, OptionalPart } from '#web/ui/optional-part.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { OfflineNotice } from './offline-notice.tsx'

/** Until the page is shown, no focus can be lost. */
const focusKeeper = { preload: async () => void (await import('#web/ui/focus-keeper.ts')).keepFocus() }

const typedWords = { preload: async () => (await import('#web/ui/language/typed-words.ts')).markTypedWords() }

/** What the head of the page has requested and the page has not used is not for a later page. */
const earlyReadsEnd = { preload: async () => forgetEarlyReads() }

/** Done when the browser is idle, on every page. */
export const preloadedSurroundings = [earlyReadsEnd, preloadedTexts(['errors']), focusKeeper, typedWords]

/** Who reads English, or has chosen a language, never loads the offer of another one. */
const languageOffer: Optional = {
  begin(fetchPart) {
    if (mayNeedOffer()) fetchPart().catch(() => undefined)
    return undefined
  },
  file: async () => (await import('#web/ui/language/language-offer.tsx')).LanguageOffer,
}

/** Around every page: the skip link, the live region and the notices. */
export function Surroundings() {
  return (
    <>
      <SkipLink />
      <Announcer />
      <OptionalPart part={languageOffer} />
      <OfflineNotice />
    </>
  )
}
