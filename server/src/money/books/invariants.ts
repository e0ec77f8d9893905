import type { Invariant } from './invariant.ts'
import { LEDGER_INVARIANTS } from './ledger-invariants.queries.ts'
import { PAYMENT_INVARIANTS } from './payment-invariants.queries.ts'
import { RECORD_INVARIANTS } from './record-invariants.queries.ts'

export const INVARIANTS: readonly Invariant[] = [...LEDGER_INVARIANTS, ...PAYMENT_INVARIANTS, ...RECORD_INVARIANTS]
