/** When this page last got an answer from the server, in ms since 1970: its log-in was used then. */
export const lastUse = { at: Date.now() }
