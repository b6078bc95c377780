import { generateSync } from 'otplib'

/**
 * The code of an authenticator app, a number of 30-second steps from now. The service accepts neighbouring steps too,
 * but each code only once.
 *
 * @param secret the key as the page shows it, with or without spaces
 */
export const appCode = (secret: string, steps = 0): string =>
  generateSync({ secret: secret.replaceAll(' ', ''), epoch: Math.floor(Date.now() / 1000) + steps * 30 })
