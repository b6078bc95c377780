/** What the start page is told when it is where a deleted account leaves for. */
export const accountDeleted = { accountDeleted: true }

let ended = false

/** The account of whoever is at this page was deleted: they are nobody, and led to the start page. */
export function noteEndedAccount(): void {
  ended = true
}

/** Nothing of them is left on this device: who comes next is somebody else. */
export function forgetEndedAccount(): void {
  ended = false
}

/** Asked by whatever leads somebody who is signed out to the sign-in. */
export const isAccountEnded = (): boolean => ended
