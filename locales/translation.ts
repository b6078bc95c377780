/** The endings that CLDR defines. `Intl.PluralRules` returns the ones that a language uses. */
export const pluralEndings = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
export type PluralEnding = (typeof pluralEndings)[number]

type PluralStem<Key> = Key extends `${infer Stem}_other` ? Stem : never

type Plurals<English> = {
  [Stem in PluralStem<keyof English> as `${Stem}_${PluralEnding}`]?: string
}

type Texts<English> = {
  [Key in keyof English]?: English[Key] extends string ? string : Translation<English[Key]>
}

/**
 * A namespace in another language: the keys of the English one, each optional, with the plural endings that the
 * language needs. A key that English does not have fails the type check.
 * @example export default { … } satisfies Translation<typeof english>
 */
export type Translation<English> = Texts<English> & Plurals<English>
