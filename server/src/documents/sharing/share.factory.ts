import { ShareDocument } from '@keystead/contract/documents/sharing/share.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'
import { must } from '../../../test/must.ts'
import { everything } from '../../database/pool.ts'
import { makeLink, mintLink } from '../../links/links.ts'
import { SHARE_LINK } from './share-link.ts'

/** Shared by the call, to be read unless it says otherwise. */
export async function shared(
  owner: TestPerson,
  input: Omit<InputOf<typeof ShareDocument>, 'Permission'> & { Permission?: 'view' | 'download' | 'edit' },
): Promise<void> {
  must(await owner.call(ShareDocument, { Permission: 'download', ...input }))
}

/** The secret that an email to the address of a share would carry. */
export async function linkToShare(app: TestApp, { accountId }: { readonly accountId: string }, shareId: string): Promise<string> {
  const secret = await app.services.database.transaction(everything('a test mints a link'), async (db) =>
    mintLink(db, await makeLink(db, SHARE_LINK, { accountId, objectId: shareId, lifetimeSeconds: 3_600 })),
  )
  if (secret === null) throw new Error('the link was not minted')
  return secret
}
