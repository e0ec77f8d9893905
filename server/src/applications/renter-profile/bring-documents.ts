import { MAX_DOCUMENTS } from '@keystead/contract/applications/form/form.values.ts'
import { everything } from '../../database/pool.ts'
import { addRestrictedCopies, copyBytes, listRestrictedCopies } from '../../documents/documents/document.public.ts'
import { announceChange } from '../../live/announce-change.ts'
import { findFullPlan } from '../../platform/plans/plan.public.ts'
import { anonymous } from '../../rpc/actor.ts'
import type { Services } from '../../rpc/services.ts'
import { acrossAccounts, lockApplication } from '../applications/application.public.ts'
import { type Along, findAlong } from './renter-profile.queries.ts'

/**
 * Copies of the documents of one form for another of the same renter. The bytes come first, while no transaction waits, and then their rows, under
 * the lock that is taken to submit: what was submitted meanwhile stays as it was. Run twice it adds nothing twice.
 */
export async function bringDocuments(services: Services, { formId }: { readonly formId: string }): Promise<void> {
  const along = await services.jobDatabase.transaction(everything('a form and where it comes from'), (db) => findAlong(db, formId))
  if (!along) return
  const copies = await filesThatFit(services, along)
  if (copies.length === 0) return
  const copied = await copyBytes(services, copies)
  await services.jobDatabase.transaction(claimsOf(along), async (db) => {
    const isOpen = await acrossAccounts(db, async () => {
      await lockApplication(db, along.application_id)
      return (await findAlong(db, formId)) !== null
    })
    if (!isOpen) return
    await addRestrictedCopies({ db, services }, ownerOf(along), formId, copied, MAX_DOCUMENTS)
    await announceChange(db, [along.profile_id], ['application'])
  })
}

const ownerOf = ({ account_id, profile_id }: Along) => ({ accountId: account_id, profileId: profile_id })
const claimsOf = (along: Along) => ({ kind: 'account' as const, ...ownerOf(along) })

/** None where the plan of the renter has no room for them: the form asks for documents as it always does. */
function filesThatFit(services: Services, along: Along) {
  return services.jobDatabase.transaction(
    claimsOf(along),
    async (db) => {
      const copies = await listRestrictedCopies(db, along.from_form_id)
      const bytes = copies.reduce((sum, copy) => sum + copy.bytes, 0)
      const full = await findFullPlan({ db, services, actor: anonymous, afterCommit: () => {} }, along.account_id, bytes)
      return full ? [] : copies
    },
    { readOnly: true },
  )
}
