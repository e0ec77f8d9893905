import type { GetAssetDrafts } from '@keystead/contract/properties/drafts/draft.operations.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { draftsOf } from './draft.access.ts'
import { presentDraft } from './draft.present.ts'
import { listDrafts } from './draft.queries.ts'

export const getAssetDrafts: Handler<typeof GetAssetDrafts> = async ({ db, actor }) => ({
  Items: (await listDrafts(db, draftsOf(profileActor(actor)))).map(presentDraft),
})
