import { GetAgreementFile } from '@keystead/contract/agreements/agreements/agreement.operations.ts'
import { CONSENT_VERSION } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import {
  ApproveAgreement,
  DeclineAgreement,
  OpenAgreement,
  SignAgreement,
} from '@keystead/contract/agreements/signing/signing.operations.ts'
import { call } from '../../api/call.ts'
import { useCommand } from '../../api/query.ts'
import { usePinConfirmation } from '../../security/security-pin/use-pin-confirmation.tsx'
import { useMay } from '../../sessions/rights.ts'
import type { Agreement } from './signing-state.ts'
import type { SigningWay } from './signing-way.ts'
import { text } from './signing.text.ts'

/** Who has an account does it as their profile, and confirms it with their PIN where they have one. */
export function useProfileWay({ AgreementId, Title, NeedsPin }: Agreement, lookAgain: SigningWay['lookAgain']): SigningWay {
  const may = useMay()
  const { askForPin, pinDialog } = usePinConfirmation()
  const [opening, signing] = [useCommand(OpenAgreement), useCommand(SignAgreement)]
  const [approval, refusal] = [useCommand(ApproveAgreement), useCommand(DeclineAgreement)]
  return {
    kind: 'profile',
    mayAct: may(SignAgreement),
    file: (File, Use) => call(GetAgreementFile, { AgreementId, File, Use }),
    open: (PaperDigest) => opening.run({ AgreementId, PaperDigest, ConsentVersion: CONSENT_VERSION }),
    async sign(signed) {
      const sentence = text.pinSentence({ title: Title })
      const PinConfirmation = NeedsPin ? await askForPin({ operation: SignAgreement.name, objectId: AgreementId, sentence }) : null
      if (NeedsPin && PinConfirmation === null) return false
      await signing.run({ AgreementId, ...signed, PinConfirmation })
      return true
    },
    approve: (PaperDigest) => approval.run({ AgreementId, PaperDigest }),
    decline: (Reason) => refusal.run({ AgreementId, Reason }),
    lookAgain,
    windows: pinDialog,
  }
}
