import { GetApplicationDetails, GetApplications } from '@keystead/contract/applications/applications/application.operations.ts'
import { DECIDABLE_STATES } from '@keystead/contract/applications/applications/application.values.ts'
import { applicationModule } from '../../applications/applications/application.module.ts'
import { feeModule } from '../../applications/fees/fee.module.ts'
import { referenceModule } from '../../applications/references/reference.module.ts'
import { screeningModule } from '../../applications/screening/screening.module.ts'
import type { Behalf } from '../../rpc/later-call.ts'
import type { Services } from '../../rpc/services.ts'
import { callerOf } from '../call-as.ts'

/** What is done with applications of a demo today, by the calls of people. */
export const callAs = callerOf('fill-demo-checks', [...applicationModule, ...feeModule, ...referenceModule, ...screeningModule])

export type FormPlace = { readonly ApplicationId: string; readonly FormId: string }

/** The submitted form of someone, as those who decide find it; null where it has gone. */
export async function findFormOf(services: Services, landlord: Behalf, name: string): Promise<FormPlace | null> {
  const { Items } = await callAs(services, landlord, GetApplications, { States: [...DECIDABLE_STATES], Keyword: name })
  for (const { ApplicationId } of Items) {
    const { Applicants } = await callAs(services, landlord, GetApplicationDetails, { ApplicationId })
    const form = Applicants.find(({ Name, State }) => Name === name && State === 'submitted')
    if (form) return { ApplicationId, FormId: form.FormId }
  }
  return null
}
