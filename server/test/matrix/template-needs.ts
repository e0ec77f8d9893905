import { randomUUID } from 'node:crypto'
import { givenPaperTemplate } from '../../src/agreements/templates/template.factory.ts'
import type { TestApp, TestPerson } from '../harness.ts'

/** What must be so before calls about templates can be done, since several of one business call one after the other. */
export const templateNeeds = {
  GetTemplatePaper: async (app: TestApp, caller: TestPerson) => ({ TemplateId: await givenPaperTemplate(app, caller) }),
  CreateAgreementTemplate: async () => ({ Name: `Lease ${randomUUID()}` }),
  UpdateAgreementTemplate: async (app: TestApp, { profileId }: TestPerson) => {
    const [template] = await app.sql<{ version: number }>(
      `select version from agreement_template where profile_id = $1 and name = 'House lease'`,
      [profileId],
    )
    return { Version: template?.version ?? 1 }
  },
}
