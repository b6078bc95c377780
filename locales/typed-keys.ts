import type { EnglishTexts, Namespace } from './namespaces.ts'

/** The full keys of a tree of texts: `action.back`. */
type KeysIn<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeysIn<Tree[Key]>}`
}[keyof Tree & string]

/** A text with plural forms is requested without its ending; the language decides which ending is used. */
type Stem<Key extends string> = Key extends `${infer Before}_other` ? Before : never

type OwnKey<N extends Namespace> = KeysIn<EnglishTexts[N]> | Stem<KeysIn<EnglishTexts[N]>>

/** The namespaces of a translation. Keys of the first one have no prefix, those of the others have `namespace:`. */
export type Namespaces = readonly [Namespace, ...Namespace[]]

/** Every key that can be requested. */
export type TextKey<N extends Namespaces> =
  | OwnKey<N[0]>
  | { [Each in N[number]]: `${Each}:${OwnKey<Each>}` }[N[number]]

type TextIn<Tree, Key extends string> = Key extends keyof Tree
  ? Tree[Key]
  : `${Key}_other` extends keyof Tree
    ? Tree[`${Key}_other`] | '{{count}}'
    : Key extends `${infer First}.${infer Rest}`
      ? First extends keyof Tree
        ? TextIn<Tree[First], Rest>
        : never
      : never

type TextOf<
  N extends Namespaces,
  Key extends string,
> = Key extends `${infer Other extends Namespace}:${infer Own}`
  ? TextIn<EnglishTexts[Other], Own>
  : TextIn<EnglishTexts[N[0]], Key>

type Placeholder<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

export type TextValues = Readonly<Record<string, string | number>>

/**
 * The values that a text needs: those of all its placeholders. More values are allowed; without placeholders none are
 * needed.
 */
type ValuesFor<Text> = [Placeholder<Text>] extends [never]
  ? [values?: TextValues]
  : [
      values: {
        readonly [Name in Placeholder<Text>]: Name extends 'count' ? number : string | number
      } & TextValues,
    ]

/** Returns the text of a key in one language, with its values. */
export type Translate<N extends Namespaces = ['common']> = <Key extends TextKey<N>>(
  key: Key,
  ...values: ValuesFor<TextOf<N, Key>>
) => string
