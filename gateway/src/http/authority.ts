import { createHash, timingSafeEqual } from 'node:crypto'
import { ApiError } from './api-error.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Takes as long for any text that is not the secret. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret))
}

export function isSecretKey(header: string | undefined, secretKey: string): boolean {
  const [, given = ''] = /^Bearer (\S+)$/.exec(header ?? '') ?? []
  return isSameSecret(given, secretKey)
}

export function checkSecretKey(header: string | undefined, secretKey: string): void {
  if (!isSecretKey(header, secretKey))
    throw new ApiError(401, 'invalid_api_key', 'The secret key is missing or not right.', { type: 'authentication_error' })
}
