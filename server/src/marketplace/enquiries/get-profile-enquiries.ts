import type { GetProfileEnquiries } from '@keystead/contract/marketplace/enquiries/enquiry.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { enquiriesOf } from './enquiry.access.ts'
import { presentEnquiryCard } from './enquiry.present.ts'
import { countEnquiries, listEnquiries } from './enquiry.queries.ts'

const MOST_COUNTED = 1_000

export const getProfileEnquiries: Handler<typeof GetProfileEnquiries> = async ({ db, actor }, input) => {
  const scope = enquiriesOf(profileActor(actor))
  const offset = input.PageIndex * input.PageSize
  const rows = await listEnquiries(db, scope, { folder: input.Folder, limit: input.PageSize, offset })
  const count = await countEnquiries(db, scope, input.Folder, MOST_COUNTED)
  return {
    Items: rows.map(presentEnquiryCard),
    PageIndex: input.PageIndex,
    PageSize: input.PageSize,
    TotalCount: Math.min(count, MOST_COUNTED),
    TotalIsCapped: count > MOST_COUNTED,
  }
}
