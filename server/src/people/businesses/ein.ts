import type { Services } from '../../rpc/services.ts'

const LAST_DIGITS = 4

/** The number of a company, sealed for its row; what is shown are the last four digits. */
export function sealEin({ sealer }: Pick<Services, 'sealer'>, businessId: string, ein: string): { sealed: Buffer; last4: string } {
  return { sealed: sealer.seal(ein, { table: 'business', column: 'ein_sealed', rowId: businessId }), last4: ein.slice(-LAST_DIGITS) }
}
