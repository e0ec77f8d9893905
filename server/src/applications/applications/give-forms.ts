import { FormGiven } from '@keystead/contract/applications/applications/application.events.ts'
import type { EventContext } from '../../rpc/events.ts'
import { listForms, setGiven } from './application.queries.ts'

/** From here on they are theirs to fill in, with what is known of each. */
export async function giveForms(context: EventContext, applicationId: string, formIds: readonly string[]): Promise<void> {
  const { db, services } = context
  await setGiven(db, formIds)
  const given = (await listForms(db, [applicationId])).filter(({ id }) => formIds.includes(id))
  const forms = given.map(({ id, profile_id, profile_account_id }) => ({ id, accountId: profile_account_id, profileId: profile_id }))
  await services.events.emit(context, FormGiven, forms)
}
