import type { HolderKey, Place } from '../vault/vault.ts'
import type { WaitingRow } from './waiting.repository.ts'

/** The vault's place for words of a waiting entry, which are sealed under the fitter's key. */
export const waitingPlace = (id: string, field: 'name' | 'email'): Place => ({
  table: 'waiting_entry',
  row: id,
  field,
})

/** Who waits, and where they are told. */
export const openWaiting = (key: HolderKey, { id, name_sealed, email_sealed }: WaitingRow) => ({
  name: key.open(waitingPlace(id, 'name'), name_sealed),
  email: key.open(waitingPlace(id, 'email'), email_sealed),
})
