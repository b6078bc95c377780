/** The product's name. The rest of the code uses this constant. */
export const PRODUCT_NAME = 'Spokewell'
/** The name as it is used in paths and storage keys. */
export const PRODUCT_SLUG = 'spokewell'

/** The version of the privacy notice that consents refer to. */
export const NOTICE_VERSION = '1.2'
export const NOTICE_DATE = '2025-06-03'

/** The versions of the privacy policy and the terms of service. No consent refers to them. */
export const POLICY = { version: '1.4', date: '2026-11-26' } as const
export const TERMS = { version: '1.1', date: '2026-11-26' } as const

/** When the accessibility of every page was last tested, as its statement says. */
export const ACCESSIBILITY_TESTED = '2026-11-26'

/** Both ends of every rating scale: severity, confidence, heaviness, stability, satisfaction. */
export const RATING = { min: 1, max: 7 } as const

/** How long data that identifies a rider is kept, unless erased earlier on request. */
export const RETENTION_YEARS = 7

/** How long a file is still kept after the consent to use health data was withdrawn, so that the rider can change their mind. */
export const WITHDRAWN_DAYS = 7

/** How long a backup is kept. After this time no backup contains erased data. */
export const BACKUP_DAYS = 35

/** How long a draft is kept on a device. */
export const DRAFT_DAYS = 7

/** How long an announcement to screen readers stays in the live region. */
export const ANNOUNCEMENT_MS = 5000
