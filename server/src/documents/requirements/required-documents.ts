import type {
  GetMissingDocuments,
  GetRequiredDocuments,
  SetRequiredDocuments,
} from '@keystead/contract/documents/requirements/requirement.operations.ts'
import { USUAL_FOR_LEASE, USUAL_FOR_PROPERTY } from '@keystead/contract/documents/requirements/requirement.values.ts'
import { AboutNotFound } from '@keystead/contract/documents/documents/document.operations.ts'
import { messages } from '@keystead/contract/documents/documents/documents-messages.text.ts'
import type { ReachedAsset } from '../../properties/properties/property.public.ts'
import { fail } from '../../rpc/failure.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { checkedAbout, documentsOf, documentTypeName } from '../documents/document.public.ts'
import { findRequired, listPapers, setRequired } from './requirement.queries.ts'

export const getRequiredDocuments: Handler<typeof GetRequiredDocuments> = async ({ db, actor }) => {
  const chosen = await findRequired(db, documentsOf(profileActor(actor)))
  return {
    ForLeaseTypeIds: chosen?.for_lease ?? [...USUAL_FOR_LEASE],
    ForPropertyTypeIds: chosen?.for_property ?? [...USUAL_FOR_PROPERTY],
    IsUsual: chosen === null,
  }
}

export const setRequiredDocuments: Handler<typeof SetRequiredDocuments> = async ({ db, actor, audit }, input) => {
  const caller = profileActor(actor)
  await setRequired(db, documentsOf(caller), { forLease: input.ForLeaseTypeIds, forProperty: input.ForPropertyTypeIds })
  audit(caller.profileId, { forLease: input.ForLeaseTypeIds, forProperty: input.ForPropertyTypeIds })
  return { Count: input.ForLeaseTypeIds.length + input.ForPropertyTypeIds.length }
}

export const getMissingDocuments: Handler<typeof GetMissingDocuments, ReachedAsset> = async ({ db, actor }, { LeaseId, AssetId }) => {
  const drawer = documentsOf(profileActor(actor))
  const about = LeaseId === null ? null : await checkedAbout(db, drawer, { Kind: 'lease', Id: LeaseId })
  if (about && about.assetId !== AssetId) fail(AboutNotFound, { LeaseId: messages.aboutNotFound })
  const chosen = await findRequired(db, drawer)
  const typeIds = LeaseId === null ? (chosen?.for_property ?? USUAL_FOR_PROPERTY) : (chosen?.for_lease ?? USUAL_FOR_LEASE)
  const papers = new Map(
    (await listPapers(db, drawer, { leaseId: LeaseId, assetId: AssetId }, typeIds)).map((paper) => [paper.document_type_id, paper]),
  )
  const items = typeIds.map((typeId) => {
    const paper = papers.get(typeId)
    return {
      DocumentTypeId: typeId,
      Text: documentTypeName(typeId),
      State: paper ? (paper.is_over ? ('expired' as const) : ('there' as const)) : ('missing' as const),
      DocumentId: paper?.id ?? null,
      Title: paper?.title ?? null,
      ExpiryDate: paper?.expires_on ?? null,
    }
  })
  return { Items: items, MissingCount: items.filter(({ State }) => State !== 'there').length }
}
