/** Why a picture is refused. */
export const PHOTO_PROBLEMS = [
  /** Not a JPEG, PNG, WebP or HEIC, whatever its name or type says. */
  'photo_type',
  /** Over 15 MB. */
  'photo_too_large',
  /** Over 25 megapixels. */
  'photo_too_many_pixels',
  /** Starts like a picture but is none, is cut off, or takes too long to decode. */
  'photo_unreadable',
  /** The scanner found malware in it. */
  'upload_infected',
  /** The scanner gave no verdict. */
  'upload_not_scanned',
] as const
export type PhotoProblem = (typeof PHOTO_PROBLEMS)[number]

/** A picture was refused; the code says why. */
export class PhotoRefusal extends Error {
  readonly code: PhotoProblem

  constructor(code: PhotoProblem, options?: ErrorOptions) {
    super(code, options)
    this.name = 'PhotoRefusal'
    this.code = code
  }
}
