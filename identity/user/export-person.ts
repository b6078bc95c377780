import type { Kysely } from 'kysely'
import type { IdentityHost } from '../base/host.ts'
import type { IdentityDatabase } from '../base/tables.ts'
import { openMetadata, sealingPurpose } from '../person/person.ts'
import { listOwnRows } from './export-person.repository.ts'

type Row = Record<string, unknown>

/** What this service stores about a person, by table, opened; columns that were sealed keep their name. */
export interface ExportedPerson {
  person: Row[]
  identity: Row[]
  factor: Row[]
}

/**
 * Everything about a person that is part of their own copy. The secret of an app that shows codes, passwords and tokens
 * are not: whoever has them can sign in.
 */
export async function exportPerson(
  host: Pick<IdentityHost, 'open'>,
  db: Kysely<IdentityDatabase>,
  userId: string,
): Promise<ExportedPerson> {
  const { person, identities, factors } = await listOwnRows(db, userId)
  const opened = (purpose: string, sealed: Buffer | null, row: string) =>
    sealed && host.open(purpose, sealed, row)
  return {
    person: person.map((row) => ({
      ...row,
      email_sealed: opened(sealingPurpose.email, row.email_sealed, row.id),
      phone_sealed: opened(sealingPurpose.phone, row.phone_sealed, row.id),
      user_metadata_sealed: openMetadata(host, sealingPurpose.userMetadata, row.user_metadata_sealed, row.id),
    })),
    identity: identities.map((row) => ({
      ...row,
      data_sealed: openMetadata(host, sealingPurpose.identityData, row.data_sealed, row.id),
    })),
    factor: factors.map(({ secret_sealed: _, ...row }) => ({
      ...row,
      name_sealed: host.open(sealingPurpose.factorName, row.name_sealed, row.id),
    })),
  }
}
