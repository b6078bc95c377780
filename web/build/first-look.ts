import { PRODUCT_NAME } from '../../domain/product.ts'
import type { PageRoute } from '../app/routes/page-route.ts'
import { headerClasses } from '../app/shells/header-classes.ts'
import { logoClasses } from '../ui/logo-classes.ts'

const headers: Partial<Record<PageRoute['shell'], string>> = headerClasses

/** In the box that keeps it at the start of the headers of the shells. */
const NAME = `<div class="me-auto"><span class="${logoClasses.all}"><span class="${logoClasses.ring}"></span><span>${PRODUCT_NAME}</span></span></div>`

/**
 * What a page for everybody shows before its program is there: the product's name at the place where the program shows it,
 * which is the same in every language. Nothing for the pages that belong to somebody.
 */
export function firstLook({ shell, who }: Pick<PageRoute, 'shell' | 'who'>): string {
  const header = headers[shell]
  if (header === undefined || who !== 'everyone') return ''
  return `<div class="flex min-h-dvh flex-col"><header class="${header}" aria-hidden="true" data-screen-only>${NAME}</header></div>`
}
