/** How the headers of the shells are laid out, before the program is there and after. */
export const headerClasses = {
  public:
    'mx-auto flex w-full max-w-7xl flex-wrap items-center justify-end gap-x-5 px-5 py-3 md:px-12 md:py-5',
  focused:
    'mx-auto flex w-full max-w-7xl flex-wrap items-center justify-between gap-x-4 px-5 py-1.5 md:px-12 md:py-4',
} as const
