import { PRODUCT_NAME } from '../../domain/product.ts'
import type { PageRoute } from '../app/routes/page-route.ts'

/** How the headers of web/app/shells are laid out. */
const headers: Partial<Record<PageRoute['shell'], string>> = {
  public: 'mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-5 px-5 py-3 md:px-12 md:py-5',
  focused:
    'mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-x-4 px-5 py-1.5 md:px-12 md:py-4',
}

const NAME = `<span class="flex min-h-11 w-fit min-w-6 items-center justify-center gap-2 font-bold text-wordmark tracking-tight"><span class="size-4 flex-none rounded-full border-[3.5px] border-[color:var(--ring,var(--teal))]"></span><span>${PRODUCT_NAME}</span></span>`

/**
 * What a page for everybody shows before its program is there: the product's name at the place where the program shows it,
 * which is the same in every language. Nothing for the pages that belong to somebody.
 */
export function firstLook({ shell, who }: Pick<PageRoute, 'shell' | 'who'>): string {
  const header = headers[shell]
  if (header === undefined || who !== 'everyone') return ''
  return `<div class="flex min-h-dvh flex-col"><header class="${header}" aria-hidden="true" data-screen-only>${NAME}</header></div>`
}
