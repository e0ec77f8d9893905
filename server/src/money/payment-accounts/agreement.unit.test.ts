import { createHash } from 'node:crypto'
import { AGREEMENT_VERSION, agreementOf } from '@keystead/contract/money/payment-accounts/payment-agreement.values.ts'
import { describe, expect, test } from 'vitest'

describe('the agreement', () => {
  /** What was accepted never changes: a new wording is a new version. */
  const DIGESTS: Readonly<Record<string, string>> = { '2026-11': 'c9fdf2d89012e5fb' }

  test('of each version is as it was when it was accepted', () => {
    const digests = Object.keys(DIGESTS).map((version) => [
      version,
      createHash('sha256')
        .update(JSON.stringify(agreementOf(version)))
        .digest('hex')
        .slice(0, 16),
    ])
    expect(Object.fromEntries(digests)).toEqual(DIGESTS)
  })
  test('that is accepted now is one of them, and there is no other', () => {
    expect(Object.keys(DIGESTS)).toContain(AGREEMENT_VERSION)
    expect(agreementOf('2020-01')).toBeNull()
  })
})
