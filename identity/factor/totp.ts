import { generateSecret, generateURI, verifySync } from 'otplib'
import { renderSVG } from 'uqr'

/** What every authenticator app understands (RFC 6238 with its defaults). */
const form = { algorithm: 'sha1', digits: 6, period: 30 } as const
/** So many modules of white around a QR code (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** 160 random bits, in base 32. */
export const newTotpSecret = (): string => generateSecret()

/** What an app has to know: to read from the screen, or to type. `qr_code` is SVG. */
export function totpEnrolment(secret: string, { issuer, label }: { issuer: string; label: string }) {
  // A colon parts issuer and label.
  const uri = generateURI({ ...form, secret, issuer: issuer.replaceAll(':', ' '), label })
  return { qr_code: renderSVG(uri, { border: QUIET_ZONE }), secret, uri }
}

/**
 * The time step whose code this is: the current one, the one before or the one after, and newer than the last that was
 * accepted. Nothing when the code is wrong or was used. Codes are compared in constant time.
 */
export function acceptedStep(
  { secret, lastStep }: { secret: string; lastStep: number | null },
  code: string,
  now: Date,
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ ...form, secret, token: code, epoch, epochTolerance: form.period })
  if (!result.valid || !('timeStep' in result)) return undefined
  return lastStep === null || result.timeStep > lastStep ? result.timeStep : undefined
}
