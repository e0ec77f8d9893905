import { FeeRead } from '@keystead/contract/applications/fees/fee.schemas.ts'
import { idOf, sampleOf } from './sample.ts'

/* Fees of applications, as tests of screens show them. */

export const FEE_LAW = { Words: '$50', Says: 'A landlord may ask for $50 at most.', Statute: 'Va. Code § 55.1-1203' }

/** Of the reader, still to be paid. */
export function ownFee(changes: Partial<FeeRead> = {}): FeeRead {
  return sampleOf(FeeRead, {
    FeeId: idOf(31),
    FormId: idOf(1),
    Name: 'Tova Tester',
    IsYou: true,
    Kind: 'application',
    State: 'due',
    Wanted: '60.00',
    Amount: '60.00',
    LimitedBy: null,
    PaidAt: null,
    InvoiceId: null,
    GivenBack: null,
    GiveBackReason: null,
    GiveBackFailed: false,
    WaivedBy: null,
    WaiveReason: null,
    CanPay: true,
    CanWaive: false,
    ...changes,
  })
}

/** The same as who decides reads it. */
export const feeOfApplicant = (changes: Partial<FeeRead> = {}): FeeRead =>
  ownFee({ IsYou: false, CanPay: false, CanWaive: true, ...changes })
