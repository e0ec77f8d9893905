import type { GetAgreementDetails } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'

export type AgreementDetails = OutputOf<typeof GetAgreementDetails>
