import type { GetProfileEnquiries } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { MOST_COUNTED, pageWith, rowsOf } from '../../rpc/page.ts'
import { inquiriesOf } from './inquiry.access.ts'
import { presentInquiryCard } from './inquiry.present.ts'
import { countInquiries, listInquiries } from './inquiry.queries.ts'

export const getProfileInquiries: Handler<typeof GetProfileEnquiries> = async ({ db, actor }, input) => {
  const scope = inquiriesOf(profileActor(actor))
  const rows = await listInquiries(db, scope, { folder: input.Folder, ...rowsOf(input) })
  const count = await countInquiries(db, scope, input.Folder, MOST_COUNTED)
  return pageWith(rows.map(presentInquiryCard), input, count)
}
