/** How the ring and the name look, before the program is there and after. */
export const logoClasses = {
  all: 'flex min-h-11 w-fit min-w-6 items-center justify-center gap-2 font-bold text-wordmark tracking-tight',
  ring: 'size-4 flex-none rounded-full border-[3.5px] border-[color:var(--ring,var(--teal))]',
} as const
