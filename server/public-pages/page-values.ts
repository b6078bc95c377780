import type { PageCondition, PageValue } from '#domain/page-values.ts'
import enLanding from '#locales/en/landing.ts'
import { nameProduct } from '#locales/texts.ts'
import type { Config } from '../config.ts'

/** Where somebody asks for a demo call: by mail. */
function demoHref({ contactEmail }: Pick<Config, 'contactEmail'>): string {
  const { subject = '' } = nameProduct({ subject: enLanding.hero.demoSubject })
  return `mailto:${contactEmail}?subject=${encodeURIComponent(String(subject))}`
}

/** What the operator's settings say in the pages that the build has rendered. */
export const pageValues = (
  config: Pick<Config, 'publicUrl' | 'contactEmail'>,
  now: Date,
): Record<PageValue, string> => ({
  publicUrl: config.publicUrl,
  contactEmail: config.contactEmail,
  contactHref: `mailto:${config.contactEmail}`,
  demoHref: demoHref(config),
  year: String(now.getFullYear()),
})

/** Which parts of these pages are there. A demo, and a page at a loopback address, are hidden from search engines. */
export const pageConditions = ({
  auth,
  signUp,
  local,
  demo,
}: Pick<Config, 'auth' | 'signUp' | 'local' | 'demo'>): Record<PageCondition, boolean> => ({
  // A hosted service says it when it is asked; the page of the sign-up shows it.
  signUp: auth !== null || signUp.allowed,
  hidden: local || demo !== null,
  demo: demo !== null,
})
