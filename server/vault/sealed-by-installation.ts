/**
 * Columns that are sealed under a key of the installation, by the purpose of the key. Several people read what these
 * hold, and none of them may use the others' keys; or nobody knows whose they are.
 */
export const sealedByInstallation = {
  'support_access.sentence_sealed': 'seal:support',
  'contact_message.name_sealed': 'seal:contact-name',
  'contact_message.address_sealed': 'seal:contact-address',
  'contact_message.words_sealed': 'seal:contact-words',
} as const satisfies Readonly<Record<string, `seal:${string}`>>

/** The purpose under which a column is sealed; undefined if it is sealed under the key of its holder. */
export const installationPurpose = (column: string): `seal:${string}` | undefined =>
  Object.entries(sealedByInstallation).find(([name]) => name === column)?.[1]
