import type { LegalText } from '#domain/legal/legal-text.ts'
import { PROCESSORS } from '#domain/legal/processors.ts'
import type { PageCondition, PageFilling, PageMarkup, PageValue } from '#domain/page-values.ts'
import type { Config } from '../config.ts'
import { ownTextMarkup, readOwnText } from './own-legal-text.ts'

/** The operator's own legal texts. */
interface OwnTexts {
  policy: LegalText | null
  terms: LegalText | null
}

/** The services that process data for the provider, by the settings. */
function processorsOf(config: Config): Record<(typeof PROCESSORS)[number], boolean> {
  const { smtpUrl, smsUrl, auth, database, filesUrl, clamdUrl, providers, stripe } = config
  return {
    mail: smtpUrl !== null,
    sms: smsUrl !== null,
    signIn: auth !== null,
    database: database !== null,
    files: filesUrl !== null,
    scanner: clamdUrl !== null,
    payments: stripe !== null,
    google: providers.google !== undefined,
    facebook: providers.facebook !== undefined,
  }
}

function valuesOf(config: Config, own: OwnTexts, now: Date): Record<PageValue, string> {
  const { publicUrl, contactEmail, operator } = config
  return {
    publicUrl,
    contactEmail,
    year: String(now.getUTCFullYear()),
    operatorName: operator?.name ?? '',
    operatorAddress: operator?.address.join('\n') ?? '',
    representedBy: operator?.representedBy ?? '',
    phone: operator?.phone ?? '',
    register: operator?.register ?? '',
    vatId: operator?.vatId ?? '',
    ownPolicyTitle: own.policy?.title ?? '',
    ownTermsTitle: own.terms?.title ?? '',
  }
}

/** Which parts of these pages are there. A demo, and a page at a loopback address, are hidden from search engines. */
function conditionsOf(config: Config, own: OwnTexts): Record<PageCondition, boolean> {
  const { auth, signUp, local, demo, operator } = config
  const processors = processorsOf(config)
  const isSaid = (text: string | null | undefined) => typeof text === 'string'
  return {
    // A hosted service says it when it is asked; the page of the sign-up shows it.
    signUp: auth !== null || signUp.allowed,
    hidden: local || demo !== null,
    demo: demo !== null,
    imprint: operator !== null,
    representedBy: isSaid(operator?.representedBy),
    phone: isSaid(operator?.phone),
    register: isSaid(operator?.register),
    vatId: isSaid(operator?.vatId),
    ownPolicy: own.policy !== null,
    ownPolicyTitle: isSaid(own.policy?.title),
    ownTerms: own.terms !== null,
    ownTermsTitle: isSaid(own.terms?.title),
    processors: PROCESSORS.some((processor) => processors[processor]),
    ...processors,
  }
}

/**
 * What the operator's settings say in the pages that the build has rendered. Reads the operator's own legal texts.
 * @throws OperatorProblem if one of them cannot be read
 */
export function pageFilling(config: Config, now: Date): PageFilling {
  const { privacyPolicy, termsOfService } = config.legalFiles
  const own: OwnTexts = {
    policy: readOwnText('PRIVACY_POLICY_FILE', privacyPolicy),
    terms: readOwnText('TERMS_FILE', termsOfService),
  }
  const markup: Record<PageMarkup, string> = {
    ownPolicy: own.policy ? ownTextMarkup(own.policy) : '',
    ownTerms: own.terms ? ownTextMarkup(own.terms) : '',
  }
  return { values: valuesOf(config, own, now), markup, holds: conditionsOf(config, own) }
}
