/** The state passed to the start page after an account was deleted. */
export const accountDeleted = { accountDeleted: true }

let ended = false

/** The account of the person at this page was deleted: they are signed out and sent to the start page. */
export function noteEndedAccount(): void {
  ended = true
}

/** The device holds no data of theirs any more; the next person is somebody else. */
export function forgetEndedAccount(): void {
  ended = false
}

/** Asked before a signed-out person is sent to the sign-in. */
export const isAccountEnded = (): boolean => ended
