import { pages } from '../../domain/pages.ts'

/** The pages of a guest, which begin with `guest.html`. All others begin with the program. */
export const guestPages: readonly string[] = [
  pages.intake,
  pages.invitation,
  pages.followUp,
  pages.book,
  pages.booking,
]
