import type { PageCondition, PageValue } from '#domain/page-values.ts'
import type { Config } from '../config.ts'

/** What the operator's settings say in the pages that the build has rendered. */
export const pageValues = (
  config: Pick<Config, 'publicUrl' | 'contactEmail'>,
  now: Date,
): Record<PageValue, string> => ({
  publicUrl: config.publicUrl,
  contactEmail: config.contactEmail,
  year: String(now.getFullYear()),
})

/** Which parts of these pages are there. A demo, and a page at a loopback address, are hidden from search engines. */
export const pageConditions = ({
  auth,
  signUp,
  local,
  demo,
  operator,
}: Pick<Config, 'auth' | 'signUp' | 'local' | 'demo' | 'operator'>): Record<PageCondition, boolean> => ({
  // A hosted service says it when it is asked; the page of the sign-up shows it.
  signUp: auth !== null || signUp.allowed,
  hidden: local || demo !== null,
  demo: demo !== null,
  imprint: operator !== null,
})
