import { GUARDIAN_AGE } from '#domain/consents/consent.ts'
import { BACKUP_DAYS, DRAFT_DAYS, RETENTION_YEARS } from '#domain/product.ts'

/** The numbers that the notice promises. */
export const noticeFigures = {
  years: RETENTION_YEARS,
  age: GUARDIAN_AGE,
  draftDays: DRAFT_DAYS,
  backupDays: BACKUP_DAYS,
} as const
