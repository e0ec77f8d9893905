import { ConsentInput } from '@keystead/contract/applications/form/form.forms.ts'
import { messages } from '@keystead/contract/applications/form/form-messages.text.ts'

const given = (isGiven: boolean) => isGiven

/** Both are given, or nothing is submitted. */
export const ConsentForm = ConsentInput.extend({
  IsAccurate: ConsentInput.shape.IsAccurate.refine(given, { error: messages.consentNeeded }),
  MayShare: ConsentInput.shape.MayShare.refine(given, { error: messages.consentNeeded }),
})
