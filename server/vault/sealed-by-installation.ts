/**
 * Columns that are sealed under a key of the installation, by the purpose of the key. Rider, fitter and support read what
 * these hold, and none of them may use the others' keys.
 */
export const sealedByInstallation = {
  'support_access.sentence_sealed': 'seal:support',
} as const satisfies Readonly<Record<string, `seal:${string}`>>

/** The purpose under which a column is sealed; undefined if it is sealed under the key of its holder. */
export const installationPurpose = (column: string): `seal:${string}` | undefined =>
  Object.entries(sealedByInstallation).find(([name]) => name === column)?.[1]
