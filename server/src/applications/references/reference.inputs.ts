import type { ValidInputs } from '../../../test/matrix/input-world.ts'
import { LANDLORD_SAYS } from './reference.factory.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  AskReference: ({ applicationId, applicantFormId }) => ({
    ApplicationId: applicationId,
    FormId: applicantFormId,
    Kind: 'landlord',
    Place: 0,
  }),
  RemindReference: ({ applicationId, profileId }) => ({ ApplicationId: applicationId, ReferenceId: profileId }),
  GetReferenceToGive: () => ({ Token: 'none' }),
  GiveLandlordReference: () => ({ Token: 'none', ...LANDLORD_SAYS }),
  GiveEmployerReference: () => ({ Token: 'none', Employed: 'now', PaySaid: 'notAllowed', GoesOn: 'Y' }),
  GivePersonalReference: () => ({ Token: 'none', KnownHow: 'Colleagues', KnownFor: 'oneToThree' }),
  DeclineReference: () => ({ Token: 'none', IsNotThem: false }),
}
