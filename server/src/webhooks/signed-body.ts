import { createHmac, timingSafeEqual } from 'node:crypto'

/** How far their clock may be from ours. What is older may be a copy that someone sends again. */
const TOLERANCE_SECONDS = 300
const SHA256_HEX = /^[0-9a-f]{64}$/
/** While they change a secret there are two. */
const MOST_SIGNATURES = 5

type Signed = {
  readonly header: string | readonly string[] | undefined
  readonly body: Buffer
  readonly secret: string
  readonly now: Date
}

/** Whether `t=1763900000,v1=5257a8…` signs a body: `v1` is the HMAC-SHA256 of the time, a dot and the bytes as sent. */
export function isSignedBody({ header, body, secret, now }: Signed): boolean {
  if (typeof header !== 'string') return false
  const parts = header.split(',').map((part) => part.trim())
  const [time = ''] = valuesOf(parts, 't')
  if (!/^\d{1,12}$/.test(time)) return false
  if (Math.abs(now.getTime() / 1_000 - Number(time)) > TOLERANCE_SECONDS) return false
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  const given = valuesOf(parts, 'v1').filter((signature) => SHA256_HEX.test(signature))
  return given.slice(0, MOST_SIGNATURES).some((signature) => timingSafeEqual(Buffer.from(signature, 'hex'), expected))
}

function valuesOf(parts: readonly string[], name: string): string[] {
  return parts.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(name.length + 1))
}
