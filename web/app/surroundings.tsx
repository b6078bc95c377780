import { forgetEarlyReads } from '#web/api/early-reads.ts'
import { Announcer } from '#web/ui/announcer.tsx'
import { LanguageOffer } from '#web/ui/language/language-offer.tsx'
import { preloadedTexts } from '#web/ui/lazy-part.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { OfflineNotice } from './offline-notice.tsx'

/** Until the page is shown, no focus can be lost. */
const focusKeeper = { preload: async () => void (await import('#web/ui/focus-keeper.ts')).keepFocus() }

const typedWords = { preload: async () => (await import('#web/ui/language/typed-words.ts')).markTypedWords() }

/** What the head of the page has requested and the page has not used is not for a later page. */
const earlyReadsEnd = { preload: async () => forgetEarlyReads() }

/** Done when the browser is idle, on every page. */
export const preloadedSurroundings = [earlyReadsEnd, preloadedTexts(['errors']), focusKeeper, typedWords]

/** Around every page: the skip link, the live region and the notices. */
export function Surroundings() {
  return (
    <>
      <SkipLink />
      <Announcer />
      <LanguageOffer />
      <OfflineNotice />
    </>
  )
}
