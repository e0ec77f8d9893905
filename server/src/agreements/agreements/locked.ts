import {
  AgreementChanged,
  AgreementNotDraft,
  AgreementNotFound,
  AgreementNotOpen,
} from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import {
  AGREEMENT_STEPS,
  agreementCan,
  type AgreementSide,
  type AgreementStep,
} from '@keystead/contract/agreements/agreements/agreement.values.ts'
import type { Db } from '../../database/db.ts'
import { fail } from '../../rpc/failure.ts'
import { type AgreementRow, lockAgreement } from './agreement.queries.ts'

/** An agreement for a step, kept for this transaction. Of two at once the second sees what the first has made of it. */
export async function lockFor(db: Db, agreementId: string, step: AgreementStep, side: AgreementSide): Promise<AgreementRow> {
  const agreement = (await lockAgreement(db, agreementId)) ?? fail(AgreementNotFound)
  if (side === 'party' && agreement.is_over) fail(AgreementNotOpen)
  if (!agreementCan(step, side, agreement.status)) fail(AGREEMENT_STEPS[step].from === 'draft' ? AgreementNotDraft : AgreementNotOpen)
  return agreement
}

export async function lockDraft(db: Db, agreementId: string, step: 'edit' | 'send', version: number): Promise<AgreementRow> {
  const draft = await lockFor(db, agreementId, step, 'sender')
  if (draft.version !== version) fail(AgreementChanged)
  return draft
}
