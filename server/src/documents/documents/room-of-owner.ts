import { OthersAddedMuch } from '@keystead/contract/documents/documents/document.operations.ts'
import { MAX_BYTES_OF_OTHERS_A_DAY } from '@keystead/contract/documents/documents/document.values.ts'
import { StorageFull } from '@keystead/contract/platform/plans/plan.operations.ts'
import { findFullPlan } from '../../platform/plans/plan.public.ts'
import type { CallContext } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { sumBytesOfOthers } from './document.queries.ts'
import { text } from './document.text.ts'

/**
 * Files were let in by the plan of who sent them. In the drawer of another they take room in the plan of that one, and no more than so much in a
 * day. Asked as the owner of the drawer, who is locked, so that two who add at once do not both get what is left.
 */
export async function checkRoomOfOwner(
  context: CallContext,
  { accountId, ownerProfileId: profileId }: { readonly accountId: string; readonly ownerProfileId: string },
  bytes: number,
  field: 'Files' | 'UploadId',
): Promise<void> {
  if ((await sumBytesOfOthers(context.db, { accountId, profileId })) + bytes > MAX_BYTES_OF_OTHERS_A_DAY) fail(OthersAddedMuch)
  if (await findFullPlan(context, accountId, bytes)) fail(StorageFull, { [field]: text.noRoomOfOwner })
}
