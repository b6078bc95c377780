/** Why a picture is not taken. */
export const PHOTO_PROBLEMS = [
  /** Not a JPEG, PNG, WebP or HEIC, whatever it is called. */
  'photo_type',
  /** Over 15 MB. */
  'photo_too_large',
  /** Over 25 megapixels. */
  'photo_too_many_pixels',
  /** Begins like a picture and is none, is cut off, or takes too long. */
  'photo_unreadable',
  /** The scanner found malware in it. */
  'upload_infected',
  /** The scanner gave no verdict, so nothing is known of it. */
  'upload_not_scanned',
] as const
export type PhotoProblem = (typeof PHOTO_PROBLEMS)[number]

/** A picture that was not taken; the code says why. */
export class PhotoRefusal extends Error {
  readonly code: PhotoProblem

  constructor(code: PhotoProblem, options?: ErrorOptions) {
    super(code, options)
    this.name = 'PhotoRefusal'
    this.code = code
  }
}
