import type { ApproveAgreement, DeclineAgreement, OpenAgreement } from '@keystead/contract/agreements/signing/signing.operations.ts'
import { SignAgreement } from '@keystead/contract/agreements/signing/signing.operations.ts'
import { getAccountHolder } from '../../identity/profiles/profile.public.ts'
import { hasPin, spendPinConfirmation } from '../../security/security-pin/pin.public.ts'
import { accountActor, type CallContext } from '../../rpc/call-context.ts'
import type { Handler, PreparedHandler } from '../../rpc/module.ts'
import type { ReachedAgreement } from '../agreements/agreement.public.ts'
import { type Drawn, keptSignatures } from './signatures.ts'
import type { Signer } from './signer.ts'
import { approvePaper, declinePaper, openPaper, signPaper } from './steps.ts'

type Reached = CallContext & { readonly owned: ReachedAgreement }

async function signerOf({ owned: { agreementId, accountId, profileId }, db, actor }: Reached): Promise<Signer> {
  const { accountId: person, actingFor } = accountActor(actor)
  const actedBy = actingFor.member === null ? null : (await getAccountHolder(db, person)).name
  return { agreementId, accountId, profileId, actedBy }
}

export const openAgreement: Handler<typeof OpenAgreement, ReachedAgreement> = async (context, input) => {
  const answer = await openPaper(context, await signerOf(context), input)
  context.audit(answer.AgreementId)
  return answer
}

export const signAgreement: PreparedHandler<typeof SignAgreement, Drawn, ReachedAgreement> = {
  prepare: ({ services }, input) => keptSignatures(services, input),
  async run(context, input, drawn) {
    const answer = await signPaper(context, await signerOf(context), input, drawn)
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
  const answer = await approvePaper(context, await signerOf(context), input)
  context.audit(answer.AgreementId, { sha256: input.PaperDigest })
  return answer
}

export const declineAgreement: Handler<typeof DeclineAgreement, ReachedAgreement> = async (context, input) => {
  const answer = await declinePaper(context, await signerOf(context), input)
  context.audit(answer.AgreementId)
  return answer
}
