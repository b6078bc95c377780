import type { IdentityHost } from '../base/host.ts'
import { IdentityRefusal } from '../base/http/refusal.ts'

const syntax = /^[1-9]\d{6,14}$/

/** One spelling per number: E.164 without the plus, as the protocol returns it. */
export function canonicalPhone(phone: string): string {
  const digits = phone.trim().replace(/^\+/, '').replaceAll(' ', '')
  if (!syntax.test(digits)) {
    throw new IdentityRefusal('validation_failed', { text: 'Invalid phone number format (E.164 required)' })
  }
  return digits
}

/** The lookup hash of a canonical number. */
export const phoneHash = (host: IdentityHost, phone: string) => host.lookupHash('identity.phone', phone)

/** Refuses when the host cannot send text messages. */
export function requirePhones(host: IdentityHost, status = 400): void {
  if (!host.sendSms) throw new IdentityRefusal('phone_provider_disabled', { status })
}
