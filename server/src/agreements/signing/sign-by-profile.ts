import type { ApproveAgreement, DeclineAgreement, OpenAgreement } from '@keystead/contract/agreements/signing/signing.operations.ts'
import { SignAgreement } from '@keystead/contract/agreements/signing/signing.operations.ts'
import { hasPin, spendPinConfirmation } from '../../security/security-pin/pin.public.ts'
import { accountActor, type CallContext } from '../../rpc/call-context.ts'
import type { Handler, PreparedHandler } from '../../rpc/module.ts'
import type { ReachedAgreement } from '../agreements/agreement.public.ts'
import { type Drawn, keptSignatures } from './signatures.ts'
import type { Signer } from './signer.ts'
import { approvePaper, declinePaper, openPaper, signPaper } from './steps.ts'

type Reached = CallContext & { readonly owned: ReachedAgreement }

function signerOf({ owned: { agreementId, accountId, profileId } }: Reached): Signer {
  return { agreementId, accountId, profileId }
}

export const openAgreement: Handler<typeof OpenAgreement, ReachedAgreement> = async (context, input) => {
  const answer = await openPaper(context, signerOf(context), input)
  context.audit(answer.AgreementId)
  return answer
}

export const signAgreement: PreparedHandler<typeof SignAgreement, Drawn, ReachedAgreement> = {
  prepare: (_context, input) => keptSignatures(input),
  async run(context, input, drawn) {
    const answer = await signPaper(context, signerOf(context), input, drawn)
    // After all that can be wrong with it was looked at: a confirmation is good for one signature.
    if (await hasPin(context.db, accountActor(context.actor).accountId))
      await spendPinConfirmation(context, {
        operation: SignAgreement.name,
        objectId: input.AgreementId,
        confirmation: input.PinConfirmation,
      })
    context.audit(answer.AgreementId, { sha256: input.PaperDigest })
    return answer
  },
}

export const approveAgreement: Handler<typeof ApproveAgreement, ReachedAgreement> = async (context, input) => {
  const answer = await approvePaper(context, signerOf(context), input)
  context.audit(answer.AgreementId, { sha256: input.PaperDigest })
  return answer
}

export const declineAgreement: Handler<typeof DeclineAgreement, ReachedAgreement> = async (context, input) => {
  const answer = await declinePaper(context, signerOf(context), input)
  context.audit(answer.AgreementId)
  return answer
}
