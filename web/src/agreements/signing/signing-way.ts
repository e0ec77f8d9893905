import type { GetAgreementFile, KeptAgreementFile } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import type { SignAgreement } from '@keystead/contract/agreements/signing/signing.operations.ts'
import type { InputOf, OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { ReactNode } from 'react'

export type Signed = Omit<InputOf<typeof SignAgreement>, 'AgreementId' | 'PinConfirmation'>

/** How a party does what it does: as its profile, or by the link of an email. Failures are thrown. */
export type SigningWay = {
  readonly kind: 'profile' | 'link'
  /** Whether the reader may do more than read: members of a business have roles. */
  readonly mayAct: boolean
  file: (File: KeptAgreementFile, Use: 'view' | 'download') => Promise<OutputOf<typeof GetAgreementFile>>
  open: (PaperDigest: string) => Promise<unknown>
  /** False where the person thought better of it. */
  sign: (signed: Signed) => Promise<boolean>
  approve: (PaperDigest: string) => Promise<unknown>
  decline: (Reason: string) => Promise<unknown>
  /** Asks how it stands by now. */
  lookAgain: () => Promise<unknown>
  /** Windows of its own, such as the one that asks for the PIN. */
  windows: ReactNode
}
