/** The address of a bucket, as parsed from `FILES_URL`. */
export interface S3Address {
  bucket: string
  /** Null: the default endpoint of the region. */
  endpoint: string | null
  region: string
  /** Null: from the environment or the machine's role, as the AWS tools find them. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null
}

const PARAMETERS = ['endpoint', 'region']
const bucketShape = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const DEFAULT_REGION = 'us-east-1'

/**
 * Reads `s3://[key:secret@]bucket[?endpoint=https://…&region=…]`; null when it is not such an address.
 * @example parseS3Address('s3://photos?endpoint=https://s3.example')?.bucket // 'photos'
 */
export function parseS3Address(text: string): S3Address | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const endpoint = url.searchParams.get('endpoint')
  const known = [...url.searchParams.keys()].every((name) => PARAMETERS.includes(name))
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  const sound =
    url.protocol === 's3:' &&
    bucketShape.test(url.hostname) &&
    !/[^/]/.test(url.pathname) &&
    (endpoint === null || /^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : '')) &&
    (user === '') === (password === '')
  if (!sound || !known) return null
  return {
    bucket: url.hostname,
    endpoint,
    region: url.searchParams.get('region') ?? DEFAULT_REGION,
    credentials: user ? { accessKeyId: user, secretAccessKey: password } : null,
  }
}
