import { generateSecret, generateURI, verifySync } from 'otplib'
import { renderSVG } from 'uqr'

/** The defaults of RFC 6238, which every authenticator app supports. */
const form = { algorithm: 'sha1', digits: 6, period: 30 } as const
/** The white margin of a QR code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** 160 random bits, in base 32. */
export const newTotpSecret = (): string => generateSecret()

/** The secret for an authenticator app, as a QR code and as text. `qr_code` is SVG. */
export function totpEnrolment(secret: string, { issuer, label }: { issuer: string; label: string }) {
  // The URI separates issuer and label with a colon.
  const uri = generateURI({ ...form, secret, issuer: issuer.replaceAll(':', ' '), label })
  return { qr_code: renderSVG(uri, { border: QUIET_ZONE }), secret, uri }
}

/**
 * The time step of this code: the current, previous or next one, and newer than the last accepted one. Undefined when
 * the code is wrong or was used before. Codes are compared in constant time.
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
