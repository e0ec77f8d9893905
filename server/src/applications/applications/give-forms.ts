import { FormGiven } from '@keystead/contract/applications/applications/application.events.ts'
import { AppliedAlready } from '@keystead/contract/applications/applications/application.operations.ts'
import { messages } from '@keystead/contract/applications/applications/applications-messages.text.ts'
import { violatedConstraint } from '../../database/pool.ts'
import type { EventContext } from '../../rpc/events.ts'
import { CallFailure, fail } from '../../rpc/failure.ts'
import { findApplication, isTaken, listForms, listWithOtherOpen, setGiven } from './application.queries.ts'
import { sendFormLinks } from './form-link.ts'

/**
 * From here on they are theirs to fill in, with what is known of each. A person has one open form for a home, no matter who begins it. Those who are
 * named by an email get it with the link to take theirs; of them that is asked then.
 */
export async function giveForms(context: EventContext, applicationId: string, formIds: readonly string[]): Promise<void> {
  const { db, services } = context
  const applying = await listWithOtherOpen(db, formIds)
  if (applying.length > 0) {
    const others = applying.filter(({ state }) => state === 'invited').map(({ name }) => name)
    throw new CallFailure(AppliedAlready, {
      sentence: others.length > 0 ? messages.othersApplied({ names: others.join(', ') }) : undefined,
    })
  }
  try {
    await setGiven(db, formIds)
  } catch (error) {
    if (violatedConstraint(error) === 'application_form_once') fail(AppliedAlready)
    throw error
  }
  const given = (await listForms(db, [applicationId])).filter(({ id }) => formIds.includes(id))
  const application = await findApplication(db, applicationId)
  if (application)
    await sendFormLinks(
      context,
      application,
      given.filter((form) => !isTaken(form)),
    )
  const forms = given.filter(isTaken).map(({ id, profile_id, profile_account_id, filled_by_account_id }) => ({
    id,
    accountId: profile_account_id,
    profileId: profile_id,
    // Of one who is asked, what they said for themselves before.
    filledByAccountId: filled_by_account_id ?? profile_account_id,
  }))
  await services.events.emit(context, FormGiven, forms)
}
