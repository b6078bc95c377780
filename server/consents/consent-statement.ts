import type { ConsentPurpose } from '#domain/consents/consent.ts'
import type { Language } from '#locales/languages.ts'
import { translatorFor } from '#locales/translate.ts'

/** What the ledger knows answers to: the rider's own consents, and a guardian's for a rider under 16. */
export type StatedPurpose = ConsentPurpose | 'guardian'

/** The words a consent is given to, in a language; where it has none yet, the English ones that are shown. */
export async function consentStatement(purpose: StatedPurpose, language: Language): Promise<string> {
  const t = await translatorFor(language, ['intake', 'invite'])
  switch (purpose) {
    case 'research':
      return t('fields.researchConsent.label')
    case 'guardian':
      return t('fields.guardianConfirmed.label')
    case 'fit':
      // The wording, whoever the fitter is.
      return t('invite:consent', { fitter: '' })
  }
}
