import type { Spelled } from './spelled.ts'

/*
 * Who reaches documents and folders, as far as no pattern of `mutant.ts` finds it: pieces of statements that take their columns as values, and
 * decisions in code.
 */

const DOCUMENTS = 'server/src/documents/documents'
const SHARING = 'server/src/documents/sharing'

export const DOCUMENT_RULES: readonly Spelled[] = [
  ...rulesOf(`${DOCUMENTS}/readers.ts`, [
    ['isReadableByOthers', '${d}.deleted_at is null and ', ''],
    ['isReadableByOthers', "${d}.document_type_id <> all('{${RESTRICTED_TYPE_IDS.join(',')}}'::smallint[])", 'true'],
    [
      'sharesOf',
      'from open_grant held\n    where held.object_id = any(case',
      'from access_grant held\n    where held.object_id = any(case',
    ],
    ['sharesOf', "= 'shared' and held.principal_account_id = ${accountId} and held.principal_id = ${profileId}`", "= 'shared'`"],
    [
      'sharesOf',
      "= 'shared' and held.principal_account_id = ${accountId} and held.principal_id = ${profileId}`",
      "= 'shared' and held.principal_account_id = ${accountId}`",
    ],
    ['homeRelation', 'home join open_grant held', 'home join access_grant held'],
    ['homeRelation', ' and ${d}.visibility > 0', ''],
    ['homeRelation', ' and home.deleted_at is null', ''],
    [
      'homeRelation',
      'and held.principal_account_id = ${accountId} and held.principal_id = ${profileId}\n      and case',
      'and held.principal_account_id = ${accountId}\n      and case',
    ],
    ['homeRelation', " and 'documents' = any(held.scopes)", ''],
    ['homeRelation', ' and ${d}.visibility = 2', ''],
    ['homeRelation', '${d}.lease_id is null\n', 'true\n'],
  ]),
  ...rulesOf(`${DOCUMENTS}/document.access.ts`, [
    ['documentOfCall', "found.is_own || found.home !== null || found.shared.includes('download')", 'true'],
    ['documentOfCall', "standing === 'own' || found.shared.includes('edit')", 'true'],
    ['standingOf', "(declared.includes('shared') || (declared.includes('shared:edit') && shared.includes('edit')))", 'true'],
    ['standingOf', " && shared.includes('edit')", ''],
    ['standingOf', "declared.includes(home === 'agent' ? 'agent:documents' : home) ? home : null", 'home'],
    [
      'findStanding',
      "case when ${isReadableByOthers('d')} then ${sharedScopes('d', 'f', '$2', '$3')} else '{}' end as shared",
      "${sharedScopes('d', 'f', '$2', '$3')} as shared",
    ],
    [
      'findStanding',
      "case when ${isReadableByOthers('d')} then ${homeRelation('d', '$2', '$3')} end as home",
      "${homeRelation('d', '$2', '$3')} as home",
    ],
    ['findStanding', 'where d.id = $1 and d.deleted_at is null', 'where d.id = $1'],
    ['findFolder', 'where f.id = $1 and f.deleted_at is null', 'where f.id = $1'],
    ['findFolder', 'if (!row || !(row.is_own || row.shared.length > 0)) return null', 'if (!row) return null'],
    ['getOwnFolder', "folder?.standing === 'own' ? folder : fail(DocumentFolderNotFound)", 'folder ?? fail(DocumentFolderNotFound)'],
  ]),
  ...rulesOf(`${DOCUMENTS}/drawer-of-call.ts`, [
    ['inFolder', "|| !(isOwn || folder.scopes.includes('edit'))", ''],
    ['inFolder', 'if (!isOwn && (About !== null || VisibilityId !== null)) fail(PlaceIsOwners, { About: messages.placeIsOwners })', ''],
    ['BY_AGENT', "reach: ['agent:documents']", "reach: ['agent', 'tenant', 'partner']"],
    ['checkMayBring', 'if (!isOwn && RESTRICTED_TYPE_IDS.includes(documentTypeId))', 'if (false)'],
  ]),
  ...rulesOf(`${DOCUMENTS}/folder.queries.ts`, [['inFolder', "(not $3::boolean or ${isReadableByOthers('d')})", 'true or $3::boolean']]),
  ...rulesOf(`${DOCUMENTS}/archive.queries.ts`, [
    ['listChosenFiles', "is_own or home is not null or 'download' = any(shared) as may_download", 'true as may_download'],
    ['listChosenFiles', "where is_own or home is not null or shared <> '{}'", ''],
    ['READS_FOLDER', 'const READS_FOLDER = `(f.account_id', 'const READS_FOLDER = `(true or f.account_id'],
    [
      'listChosenFiles',
      "case when ${isReadableByOthers('d')} then ${sharedScopes('d', 'f', '$3', '$4')} else '{}' end as shared",
      "${sharedScopes('d', 'f', '$3', '$4')} as shared",
    ],
  ]),
  ...rulesOf(`${DOCUMENTS}/document-file.queries.ts`, [
    ['findFileForReader', "is_own or home is not null or 'download' = any(shared) as may_download", 'true as may_download'],
    ['findFileForReader', "(is_own or home is not null or shared <> '{}') and ", ''],
    ['findFileForReader', " and (is_current or is_own or 'edit' = any(shared))", ''],
    ['findFileForReader', 'where d.id = $1 and d.deleted_at is null', 'where d.id = $1'],
  ]),
  ...rulesOf(`${DOCUMENTS}/move-documents.ts`, [['moveDocuments', 'await checkSeesAllIn(context, FolderIds)', '']], {
    needsRowSecurity: true,
  }),
  ...rulesOf(`${SHARING}/share.queries.ts`, [
    ['HOLDS', ' and (s.until_at is null or s.until_at > now())', ''],
    ['IS_READ', "(d.id is null or ${isReadableByOthers('d')})", 'true'],
  ]),
  ...rulesOf(`${SHARING}/share.access.ts`, [
    ['shareOfCall', ' && found.profile_id === profileId', ''],
    ['shareOfCall', ' && found.grantee_profile_id === profileId', ''],
    ['shareOfCall', 'if (!isOwn && !(isGrantee && letsGrantee)) fail(ShareNotFound)', ''],
  ]),
  ...rulesOf(`${SHARING}/shared-by-link.queries.ts`, [
    ['findLinkedShare', ' and s.until_at > now()', ''],
    ['findLinkedShare', "d.id = s.document_id and ${isReadableByOthers('d')}", 'd.id = s.document_id'],
    ['findLinkedShare', 'f.id = s.folder_id and f.deleted_at is null', 'f.id = s.folder_id'],
    ['openedBy', "where ${isReadableByOthers('d')} and", 'where'],
    ['openedBy', ' and f.path @> array[$2::uuid]', ' and $2::uuid is not null'],
    ['openedBy', "'d.id = $2'", "'$2::uuid is not null'"],
    ['listLinkedPath', 'array[$1::uuid] and f.deleted_at is null', 'array[$1::uuid]'],
  ]),
  ...rulesOf(`${SHARING}/shared-by-link.ts`, [
    ['getSharedFileByLink', "if (Use === 'download' && share.permission === 'view') fail(DocumentNotDownloadable)", ''],
  ]),
]

function rulesOf(
  file: string,
  rules: readonly (readonly [where: string, rule: string, instead: string])[],
  { needsRowSecurity = false } = {},
): Spelled[] {
  return rules.map(([where, rule, instead]) => ({ file, where, rule, instead, needsRowSecurity }))
}
