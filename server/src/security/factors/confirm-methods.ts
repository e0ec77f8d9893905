import type { ConfirmMethod } from '@keystead/contract/security/factors/factor.values.ts'
import type { Factors } from './factor.queries.ts'

/** How an account may confirm that it is its owner who asks; the first one is offered first. */
export function confirmMethodsOf({ hasPassword, passkeyCount, totpSince }: Factors): ConfirmMethod[] {
  const methods: ConfirmMethod[] = []
  if (passkeyCount > 0) methods.push('passkey')
  if (hasPassword) methods.push('password')
  if (totpSince) methods.push('totp')
  return methods.length > 0 ? methods : ['emailCode']
}
