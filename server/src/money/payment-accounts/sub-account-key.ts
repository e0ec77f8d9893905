import { randomBytes } from 'node:crypto'

/** What a payment names to say where it goes: it tells nothing of the gateway, and no one guesses one. */
export function newSubAccountKey(): string {
  return `ka_${randomBytes(24).toString('base64url')}`
}
