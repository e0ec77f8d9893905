import type { AboutChoice } from '@keystead/contract/documents/documents/document.forms.ts'
import { AboutNotFound } from '@keystead/contract/documents/documents/document.operations.ts'
import { messages } from '@keystead/contract/documents/documents/documents-messages.text.ts'
import type { Db } from '../../database/db.ts'
import { fail } from '../../rpc/failure.ts'
import type { Scope } from '../../rpc/scope.ts'
import { findManagedHome, findManagedLease, isKnown } from './about.queries.ts'
import type { DocumentColumns } from './document.queries.ts'

export type AboutColumns = Pick<DocumentColumns, 'aboutKind' | 'aboutId' | 'assetId' | 'leaseId'>

export const ABOUT_NOTHING: AboutColumns = { aboutKind: null, aboutId: null, assetId: null, leaseId: null }

export const aboutHome = (assetId: string): AboutColumns => ({ aboutKind: 'property', aboutId: assetId, assetId, leaseId: null })

/** What a document of a drawer is about: something of its profile. */
export async function checkedAbout(db: Db, drawer: Scope<'document'>, about: AboutChoice | null): Promise<AboutColumns> {
  if (about === null) return ABOUT_NOTHING
  const { Kind: kind, Id: id } = about
  if (kind === 'property') return (await findManagedHome(db, drawer, id)) ? aboutHome(id) : notFound()
  if (kind === 'lease') {
    const lease = await findManagedLease(db, drawer, id)
    return lease ? { aboutKind: kind, aboutId: id, assetId: lease.asset_id, leaseId: id } : notFound()
  }
  return (await isKnown(db, drawer, { kind, id })) ? { aboutKind: kind, aboutId: id, assetId: null, leaseId: null } : notFound()
}

function notFound(): never {
  return fail(AboutNotFound, { About: messages.aboutNotFound })
}
