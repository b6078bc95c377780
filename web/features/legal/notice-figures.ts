import { GUARDIAN_AGE } from '#domain/consents/consent.ts'
import { RETENTION_YEARS } from '#domain/product.ts'

/** The figures the notice promises. Drafts and backups are removed elsewhere after these days. */
export const noticeFigures = {
  years: RETENTION_YEARS,
  age: GUARDIAN_AGE,
  draftDays: 7,
  backupDays: 35,
} as const
