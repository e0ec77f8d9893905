import { createHmac } from 'node:crypto'

/** What says that the gateway sent these bytes: the HMAC-SHA256 of the time, a dot and the body. */
export function signatureOf(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
