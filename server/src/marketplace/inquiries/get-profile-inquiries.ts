import type { GetProfileEnquiries } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { inquiriesOf } from './inquiry.access.ts'
import { presentInquiryCard } from './inquiry.present.ts'
import { countInquiries, listInquiries } from './inquiry.queries.ts'

const MOST_COUNTED = 1_000

export const getProfileInquiries: Handler<typeof GetProfileEnquiries> = async ({ db, actor }, input) => {
  const scope = inquiriesOf(profileActor(actor))
  const offset = input.PageIndex * input.PageSize
  const rows = await listInquiries(db, scope, { folder: input.Folder, limit: input.PageSize, offset })
  const count = await countInquiries(db, scope, input.Folder, MOST_COUNTED)
  return {
    Items: rows.map(presentInquiryCard),
    PageIndex: input.PageIndex,
    PageSize: input.PageSize,
    TotalCount: Math.min(count, MOST_COUNTED),
    TotalIsCapped: count > MOST_COUNTED,
  }
}
