import { resolve } from 'node:path'

/** The settings of the legal pages. */
interface LegalSettings {
  OPERATOR_NAME?: string | undefined
  OPERATOR_ADDRESS?: string | undefined
  OPERATOR_REPRESENTED_BY?: string | undefined
  OPERATOR_PHONE?: string | undefined
  OPERATOR_REGISTER?: string | undefined
  OPERATOR_VAT_ID?: string | undefined
  PRIVACY_POLICY_FILE?: string | undefined
  TERMS_FILE?: string | undefined
}

export interface LegalConfig {
  /** Who operates the installation, as the imprint says it. Null: the settings do not say. */
  operator: {
    name: string
    /** Lines. */
    address: string[]
    representedBy: string | null
    phone: string | null
    register: string | null
    vatId: string | null
  } | null
  /** The operator's own legal texts. Null: the product's. */
  legalFiles: { privacyPolicy: string | null; termsOfService: string | null }
}

/** What is wrong between the settings of the imprint. */
export function imprintProblems(settings: LegalSettings): string[] {
  const isGiven = Object.keys(settings).some((name) => name.startsWith('OPERATOR_'))
  const isWhole = settings.OPERATOR_NAME && settings.OPERATOR_ADDRESS
  return isGiven && !isWhole ? ['OPERATOR_NAME and OPERATOR_ADDRESS: the imprint requires both'] : []
}

/** What the legal pages say of the operator. */
export function legalConfig(settings: LegalSettings): LegalConfig {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, PRIVACY_POLICY_FILE, TERMS_FILE } = settings
  const operator = name &&
    address && {
      name,
      address: address.split(';').map((line) => line.trim()),
      representedBy: settings.OPERATOR_REPRESENTED_BY ?? null,
      phone: settings.OPERATOR_PHONE ?? null,
      register: settings.OPERATOR_REGISTER ?? null,
      vatId: settings.OPERATOR_VAT_ID ?? null,
    }
  return {
    operator: operator || null,
    legalFiles: {
      privacyPolicy: PRIVACY_POLICY_FILE ? resolve(PRIVACY_POLICY_FILE) : null,
      termsOfService: TERMS_FILE ? resolve(TERMS_FILE) : null,
    },
  }
}
