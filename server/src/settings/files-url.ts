/** An account of a store that speaks S3, and the bucket in which files lie there. */
export type S3Address = {
  readonly origin: string
  readonly bucket: string
  /** Before every key; empty, or ending with a slash. */
  readonly prefix: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/i
const FOLDER = /^(?!\.)[\w.-]+$/
const REGION = /^[a-z0-9-]+$/i
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** What `s3://KEY:SECRET@host[:port]/bucket[/folder…]?region=…&tls=off` says; null where it says something else. */
export function readS3Address(text: string): S3Address | null {
  const url = URL.parse(text)
  if (url?.protocol !== 's3:' || url.hash !== '' || !HOST.test(url.host)) return null
  const options = Object.fromEntries(url.searchParams)
  const { region = 'us-east-1', tls = 'on', ...others } = options
  if (Object.keys(others).length > 0 || !REGION.test(region) || (tls !== 'on' && tls !== 'off')) return null
  const [bucket = '', ...folders] = url.pathname.replace(/^\//, '').replace(/\/$/, '').split('/')
  if (!BUCKET.test(bucket) || !folders.every((folder) => FOLDER.test(folder))) return null
  const [accessKey, secretKey] = [decoded(url.username), decoded(url.password)]
  if (!accessKey || !secretKey) return null
  return {
    origin: `${tls === 'on' ? 'https' : 'http'}://${url.host}`,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region,
    accessKey,
    secretKey,
  }
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
