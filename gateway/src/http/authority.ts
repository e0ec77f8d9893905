import { createHash, timingSafeEqual } from 'node:crypto'
import { ApiError } from './api-error.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

export function isSecretKey(header: string | undefined, secretKey: string): boolean {
  const [, given = ''] = /^Bearer (\S+)$/.exec(header ?? '') ?? []
  return timingSafeEqual(digest(given), digest(secretKey))
}

export function checkSecretKey(header: string | undefined, secretKey: string): void {
  if (!isSecretKey(header, secretKey))
    throw new ApiError(401, 'invalid_api_key', 'The secret key is missing or not right.', { type: 'authentication_error' })
}
