import type { GetDocumentViews } from '@keystead/contract/documents/documents/document.operations.ts'
import { nameless } from '../../identity/profiles/profile.public.ts'
import type { Handler } from '../../rpc/module.ts'
import { MOST_COUNTED, pageWith, rowsOf } from '../../rpc/page.ts'
import type { ReachedDocument } from './document.access.ts'
import { countViews, listViews } from './document-file.queries.ts'

export const getDocumentViews: Handler<typeof GetDocumentViews, ReachedDocument> = async ({ db }, { DocumentId, ...page }) => {
  const views = await listViews(db, DocumentId, rowsOf(page))
  const items = views.map(({ name, email, use, number, at }) => ({
    Name: email === null ? name || nameless.closedAccount : null,
    Email: email,
    Use: use,
    Number: number,
    At: at.toISOString(),
  }))
  return pageWith(items, page, await countViews(db, DocumentId, MOST_COUNTED))
}
