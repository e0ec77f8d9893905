import { AskReference, GetApplicationReferences } from '@keystead/contract/applications/references/reference.operations.ts'
import type { LandlordAnswer } from '@keystead/contract/applications/references/reference.schemas.ts'
import { setGiven } from '../../applications/references/reference.queries.ts'
import { everything } from '../../database/pool.ts'
import type { Behalf } from '../../rpc/later-call.ts'
import type { Services } from '../../rpc/services.ts'
import { callAs, findFormOf } from './demo-call.ts'

const CLAIMS = everything('references that people of a demo were asked for')

type Asking = { readonly landlord: Behalf; readonly applicant: string; readonly former: string; readonly says: LandlordAnswer }

/** A former landlord is asked about an applicant, and has answered: behind the link of an email, of which no one here has the secret. */
export async function askFormerLandlord(services: Services, { landlord, applicant, former, says }: Asking): Promise<void> {
  const place = await findFormOf(services, landlord, applicant)
  if (!place) return
  const { ApplicationId, FormId } = place
  const { Items } = await callAs(services, landlord, GetApplicationReferences, { ApplicationId })
  const wanted = Items.find((one) => one.FormId === FormId && one.Kind === 'landlord' && one.Name === former)
  if (!wanted) return
  const { Kind, Place } = wanted
  const id = wanted.ReferenceId ?? (await callAs(services, landlord, AskReference, { ApplicationId, FormId, Kind, Place })).ReferenceId
  await services.jobDatabase.transaction(CLAIMS, (db) => setGiven(db, id, { state: 'answered', answer: says }))
}
