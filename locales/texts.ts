import { PRODUCT_NAME } from '#domain/product.ts'

/** A namespace as data: texts under nested keys. */
export interface TextTree {
  readonly [key: string]: string | TextTree
}

/** Whether something that was read is a tree of texts. */
export const isTextTree = (value: unknown): value is TextTree =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((each: unknown) => typeof each === 'string' || isTextTree(each))

/** The same tree with each text transformed. */
export function mapTexts(tree: TextTree, change: (text: string) => string): TextTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : mapTexts(value, change),
    ]),
  )
}

/** Every text of a tree with its full key, in order. */
export function listTexts(tree: TextTree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : listTexts(value, `${prefix}${key}.`),
  )
}

/** Replaces `{product}` in texts by the product's name. */
export const nameProduct = (tree: TextTree): TextTree =>
  mapTexts(tree, (text) => text.replaceAll('{product}', PRODUCT_NAME))
