import type { ConsentPurpose } from '#domain/consents/consent.ts'
import type { Language } from '#locales/languages.ts'
import { translatorFor } from '#locales/translate.ts'

/** The purposes in the ledger: the rider's own consents, and a guardian's for a rider under 16. */
export type StatedPurpose = ConsentPurpose | 'guardian'

/** The statement of a consent in a language; in English if it has no translation yet. */
export async function consentStatement(purpose: StatedPurpose, language: Language): Promise<string> {
  const t = await translatorFor(language, ['intake', 'invite'])
  switch (purpose) {
    case 'research':
      return t('fields.researchConsent.label')
    case 'guardian':
      return t('fields.guardianConfirmed.label')
    case 'fit':
      // The statement without the fitter's name.
      return t('invite:consent', { fitter: '' })
  }
}
