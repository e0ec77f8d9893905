import { RESTRICTED_TYPE_IDS } from '@keystead/contract/documents/documents/document.values.ts'

/*
 * Who reads a document besides its owner, as pieces of statements: `d` is the document and `f` the folder that it lies in. The policies of the tables
 * say the same (document.sql), so that neither stands alone.
 */

/** What is restricted, or in the bin, is for its owner alone. */
export function isReadableByOthers(d: string): string {
  return `(${d}.deleted_at is null and ${d}.document_type_id <> all('{${RESTRICTED_TYPE_IDS.join(',')}}'::smallint[]))`
}

/** All that a profile may do with it by shares: of the document, or of a folder that it lies in. */
export function sharedScopes(d: string, f: string, accountId: string, profileId: string): string {
  return `array(select distinct unnest(held.scopes) ${sharesOf(d, f, accountId, profileId)})`
}

export function isSharedWith(d: string, f: string, accountId: string, profileId: string): string {
  return `exists (select ${sharesOf(d, f, accountId, profileId)})`
}

function sharesOf(d: string, f: string, accountId: string, profileId: string): string {
  return `from open_grant held
    where held.object_id = any(case when ${f}.deleted_at is null then array_append(${f}.path, ${d}.id) else array[${d}.id] end)
      and held.relation = 'shared' and held.principal_account_id = ${accountId} and held.principal_id = ${profileId}`
}

/** How a profile stands to it by its home: as a partner, as an agent who looks after its documents, or as a tenant; null where it does not. */
export function homeRelation(d: string, accountId: string, profileId: string): string {
  return `(select held.relation
    from asset_card home join open_grant held on held.object_id = any(array[home.id, home.owned_through])
    where home.id = ${d}.asset_id and home.deleted_at is null and ${d}.visibility > 0
      and held.principal_account_id = ${accountId} and held.principal_id = ${profileId}
      and case held.relation
        when 'partner' then held.object_id = home.owned_through
        when 'agent' then held.object_id = home.id and 'documents' = any(held.scopes)
        when 'tenant' then held.object_id = home.id and ${d}.visibility = 2 and (${d}.lease_id is null
          or exists (select from held_tenancy t where t.id = held.source_id and t.lease_id = ${d}.lease_id))
        else false end
    order by held.relation limit 1)`
}
