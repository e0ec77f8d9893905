const DOCUMENTS = 'server/src/documents'

/**
 * Conditions that nothing of a call would change without, each with its reason: they stand behind another rule, which is
 * tried itself, or serve work that no one calls. A rule that is not here has to be noticed by the matrix.
 */
export const EQUIVALENT: readonly { readonly file: string; readonly where: string; readonly rule?: string; readonly why: string }[] = [
  ...among('server/src/leasing/engagements/engagement.queries.ts', 'the property, or the connection, was reached and locked before', [
    'listAgentsOf',
    'listProposed',
    'insertEngagements',
    'listOpenOfUnits',
  ]),
  ...among('server/src/leasing/leases/lease.queries.ts', 'the property was reached and locked before', ['listLeasesOf', 'lockLease']),
  ...onlyAgentsHaveScopes('server/src/leasing/leases/tenancy.queries.ts', 'contactsOf'),
  ...onlyAgentsHaveScopes('server/src/leasing/leases/lease.queries.ts', 'listTenantAgents'),
  ...onlyAgentsHaveScopes('server/src/marketplace/tours/tour.queries.ts', 'OF'),
  ...onlyAgentsHaveScopes('server/src/marketplace/tours/tour.queries.ts', 'listTourAudience'),
  ...among('server/src/leasing/leases/lease-end.queries.ts', 'a job', ['lockEndingLeases']),
  ...among('server/src/leasing/leases/tenancy-days.queries.ts', 'a job', ['markStarted', 'listLeasesWithLeavers', 'markLeavers']),
  ...among('server/src/leasing/engagements/engagement-days.queries.ts', 'a job', ['markStarted', 'markOver']),
  ...among('server/src/leasing/tenures/tenure.queries.ts', 'the property was reached and locked before', ['listUnitIds']),
  ...among('server/src/leasing/assignments/unassigned.queries.ts', 'a choice of people; assigning someone else is refused by lockJoined', [
    'listUnassigned',
  ]),
  ...among('server/src/properties/images/image.queries.ts', 'the property was reached and locked before', [
    'listImagePositions',
    'insertCopies',
    'deleteImage',
    'orderImages',
    'describeImages',
  ]),
  ...among('server/src/properties/owners/owner.queries.ts', 'the property is locked by the scope of its manager, before or right after', [
    'listOwners',
    'lockOwners',
    'findOwner',
    'listPastShares',
    'findOwnerDates',
  ]),
  ...among('server/src/properties/properties/property.queries.ts', 'the properties were reached and locked before', [
    'raiseOwnersVersion',
    'updateAsset',
    'setContact',
    'putOnMarket',
    'takeOffMarket',
    'listLet',
    'markDeleted',
    'setImagesCount',
  ]),
  ...among('server/src/properties/properties/building.queries.ts', 'the building was reached before, and locked where it is changed', [
    'countUnits',
    'unitTotals',
    'moveUnits',
  ]),
  ...among('server/src/properties/properties/building.queries.ts', 'a trigger of the database refuses the same buildings', [
    'findBuilding',
  ]),
  ...among('server/src/properties/properties/changed-assets.queries.ts', 'the properties were locked by the scope before', [
    'updateAssets',
    'countUnitsLeft',
  ]),
  ...among('server/src/marketplace/feeds/feed.queries.ts', 'of listings that the scope has found', ['listFeedImages']),
  ...among('server/src/properties/imports/import.queries.ts', 'the import was found by the scope before', [
    'listBatches',
    'listBatchCodes',
  ]),
  ...among('server/src/office/finder/finder.queries.ts', 'leases of the profile are looked for in what they find', [
    'withTenants',
    'WITH_WORDS',
  ]),
  ...among('server/src/office/finder/finder.queries.ts', 'of an account, what is shared with the profile alone is looked through', [
    'listAccountsThatShare',
  ]),
  ...among('server/src/platform/saved-views/saved-view.queries.ts', 'the view was found by the scope before', ['renameSavedView']),
  ...among('server/src/leasing/leases/imported-leases.queries.ts', 'the homes were found by the scope before', ['listLeasesThere']),
  ...among('server/src/properties/properties/homes-by-name.queries.ts', 'the homes were found by the scope before', ['lockHomes']),
  ...among('server/src/properties/properties/imported-assets.queries.ts', 'buildings and properties were found by the scope before', [
    'findUnitNumbers',
    'updateImportedAssets',
  ]),
  ...among(
    'server/src/marketplace/listing-life/listing-life.queries.ts',
    'the property was reached before, and locked where it is changed',
    ['listAssetEvents', 'countAssetEvents', 'listCountedDays'],
  ),
  ...among('server/src/properties/properties/listing-term.queries.ts', 'the property was reached and locked before', [
    'extendListing',
    'relistExpired',
  ]),
  ...among('server/src/properties/owners/owner.queries.ts', 'the property and its owners were locked by the scope before', [
    'insertOwner',
    'updateOwner',
    'tieOwner',
    'endShare',
    'removeOwner',
  ]),
  ...among(
    'server/src/properties/owners/partner.queries.ts',
    'the share of who was removed has ended, and only those that go on are read',
    ['listOfferedShares', 'listHeldShares', 'carryOffers'],
  ),
  ...among('server/src/properties/owners/partner.queries.ts', 'who was removed is nobody’s partner any more: partner_account_id is empty', [
    'endHeld',
  ]),
  {
    file: 'server/src/properties/owners/partner.queries.ts',
    where: 'acceptOffered',
    rule: 'other.removed_at is null',
    why: 'who was removed has no profile any more',
  },
  {
    file: 'server/src/properties/owners/partner.queries.ts',
    where: 'PARTNERSHIPS',
    rule: 'o.removed_at is null',
    why: 'who was removed is nobody’s partner any more: partner_account_id is empty',
  },
  ...among('server/src/marketplace/saved-searches/saved-search.queries.ts', 'a job', ['lockDueAlert']),
  ...givenBySharesAlone('documents/archive.queries.ts', 'READS_FOLDER', 'held'),
  ...givenBySharesAlone('documents/document-list.queries.ts', 'ROW', 'g'),
  ...givenBySharesAlone('documents/document-readers.queries.ts', 'listFolderReaders', 'held'),
  ...givenBySharesAlone('documents/document.access.ts', 'findFolder', 'held'),
  ...givenBySharesAlone('documents/folder.queries.ts', 'ROW', 'g'),
  ...givenBySharesAlone('documents/folder.queries.ts', 'listPath', 'held'),
  ...among(`${DOCUMENTS}/documents/document-list.queries.ts`, 'who reads what is found there is asked by homeRelation', ['CONNECTED']),
  ...among(
    `${DOCUMENTS}/documents/document-readers.queries.ts`,
    'whose screens read again: who reads nothing any more finds nothing, and is told of no document',
    ['listReaders', 'listFolderReaders'],
  ),
  ...among(`${DOCUMENTS}/documents/folder.queries.ts`, 'the folder was found as the caller’s own before', ['updateFolder']),
  {
    file: `${DOCUMENTS}/sharing/share.queries.ts`,
    where: 'endSharesOf',
    rule: 'whose rows',
    why: 'the document or folder was found as the caller’s own before',
  },
  {
    file: `${DOCUMENTS}/sharing/share.queries.ts`,
    where: 'endShare',
    rule: 's.ended_at is null',
    why: 'the share was found as one that holds before; of two at once both end it',
  },
  ...among(`${DOCUMENTS}/sharing/share.queries.ts`, 'what has ended gives nothing, and ends once more', ['endSharesWith', 'endOverShares']),
  {
    file: `${DOCUMENTS}/sharing/share.queries.ts`,
    where: 'endSharesBetween',
    rule: 's.ended_at is null',
    why: 'what has ended gives nothing, and ends once more',
  },
  ...among('server/src/properties/properties/unit-rows.queries.ts', 'the building was reached before', ['listUnits', 'listTakenUnits']),
  ...among('server/src/marketplace/tours/tour.queries.ts', 'a job', ['listToRemind']),
  {
    file: 'server/src/agreements/agreements/agreement.access.ts',
    where: 'findStanding',
    rule: "g.relation = 'signer'",
    why: 'agreements are given to their parties alone; it is said for the day on which something else gives them',
  },
  {
    file: 'server/src/agreements/agreements/agreement.access.ts',
    where: 'findStanding',
    rule: 'open_grant',
    why: 'what was given to a party is theirs without an end',
  },
]

/** Nothing else gives a document or a folder to anyone. */
function givenBySharesAlone(file: string, where: string, alias: string) {
  const why = 'documents and folders are given by shares alone; it is said for the day on which something else gives them'
  return [{ file: `${DOCUMENTS}/${file}`, where, rule: `${alias}.relation = 'shared'`, why }]
}

function among(file: string, why: string, functions: readonly string[]) {
  return functions.map((where) => ({ file, where, why }))
}

function onlyAgentsHaveScopes(file: string, where: string) {
  return [{ file, where, rule: "g.relation = 'agent'", why: 'a scope is asked for as well, and only agents have any' }]
}
