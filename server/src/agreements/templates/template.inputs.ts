import type { ValidInputs } from '../../../test/matrix/input-world.ts'
import { textTemplate } from './template.factory.ts'

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  CreateAgreementTemplate: () => textTemplate({ Name: 'Another lease' }),
  UpdateAgreementTemplate: ({ templateId }) => ({ ...textTemplate(), TemplateId: templateId, Version: 1 }),
}
