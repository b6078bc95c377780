/** The state passed to the page that confirms that an account was deleted. */
export const accountDeleted = (receipts: readonly string[]) => ({
  accountDeleted: true,
  receipts: [...receipts],
})

let ended = false

/** Records that the account of the person on this page was deleted: they are signed out and sent to the page that confirms it. */
export function noteEndedAccount(): void {
  ended = true
}

/** Clears the record once the device holds no data of the account, because the next person is someone else. */
export function forgetEndedAccount(): void {
  ended = false
}

/** Whether a signed-out person should see the confirmation instead of being sent to the sign-in page. */
export const isAccountEnded = (): boolean => ended
