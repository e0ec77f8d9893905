import { AddAssetImages } from '@keystead/contract/properties/images/image.operations.ts'
import { AddInvoiceItem } from '@keystead/contract/money/invoice-items/item.operations.ts'
import { AddListingFeed } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { StartAssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { SaveSearch } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { SaveView } from '@keystead/contract/platform/saved-views/saved-view.operations.ts'
import { SendUserEnquiry } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { AGENT_SCOPES } from '@keystead/contract/rpc/access.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { type MatrixActorName, RIGHTS_OF_LEADS } from '../../src/docs/access-matrix.ts'
import { businessOn, memberOf, partsOf, type TestBusiness } from '../../src/people/businesses/member.factory.ts'
import { beginDraft } from '../../src/properties/drafts/draft.factory.ts'
import { givenDocument, givenFolder } from '../../src/documents/documents/document-rows.factory.ts'
import { givenShare } from '../../src/documents/sharing/share-rows.factory.ts'
import { givenTour } from '../../src/marketplace/tours/tour.factory.ts'
import { givenDraft, givenPaymentAccount } from '../../src/money/payment-accounts/payment-account.factory.ts'
import { addSilentOwner } from '../../src/properties/owners/owner.factory.ts'
import { receivedInquiry } from '../../src/marketplace/inquiries/inquiry.factory.ts'
import { activeInvoice, draftedInvoice, invoiceInput, sentInvoice } from '../../src/money/invoices/invoice.factory.ts'
import { givenAssetPayment } from '../../src/money/asset-payments/given-asset-payment.factory.ts'
import { givenPayment, recordedPayment } from '../../src/money/payments/given-payment.factory.ts'
import { givenPasskey } from '../../src/security/factors/factor.factory.ts'
import type { TestApp, TestCaller, TestPerson } from '../harness.ts'
import { must } from '../must.ts'
import { upload, testPicture } from '../uploads.ts'
import { coOwner, connected, entrusted, letTo, told, writtenDown } from '../network.ts'

/** A complete house for rent, as a form would send it. */
export const houseInput: InputOf<typeof AddAsset> = {
  CategoryId: 1,
  AssetTypeId: 101,
  ListingTypeId: 1,
  AccessTypeId: 1,
  Title: 'Bungalow with a wide porch',
  Description: 'A quiet bungalow on a tree-lined street, with a wide porch, a large kitchen and a fenced garden.',
  Address1: '1420 Elm Street',
  City: 'Denver',
  StateId: 8,
  Zip: '80202',
  Bedrooms: 3,
  Bathrooms: 1.5,
  Area: 1450,
  Rent: '2450.00',
  AmenityIds: [1, 6],
}

/** A question to those who run the installation. */
export const inquiryInput = (email: string): InputOf<typeof SendUserEnquiry> => ({
  SupportTypeId: 5,
  Name: 'Robin Marlow',
  Email: email,
  Phone: '(303) 555-0142',
  Subject: 'Where is my payout?',
  Message: 'The rent of November is marked as paid. When does it reach my bank?',
})

export const SMALL_IMPORT_FILE =
  'id,title,city,state,bedrooms,bathrooms,price\nA-1,Sunny flat,Denver,CO,2,1,1500\nA-2,Corner flat,Boulder,CO,1,1,1200\n'

/** Everything that calls may name, belonging to one owner. */
export type OwnedObjects = {
  passkeyId: string
  /** Another session of the owner than the one that calls. */
  sessionId: string
  profileId: string
  inquiryId: string
  draftId: string
  assetId: string
  assetVersion: number
  ownerId: string
  feedId: string
  ownersVersion: number
  imageId: string
  imageUploadId: string
  importUploadId: string
  importId: string
  leaseImportId: string
  ticketId: string
  /** Someone wants to see the property. */
  tourId: string
  tourStartsAt: string
  /** The owner's account has asked for a tour and got a proposal. */
  askedTourId: string
  savedSearchId: string
  savedSearchAccountId: string
  savedViewId: string
  invoiceItemId: string
  /** Sent to the tenant; written and not finished; finished and not sent. */
  invoiceId: string
  draftInvoiceId: string
  activeInvoiceId: string
  listed: boolean
  /** Joined, with the agent to whom the property is assigned. */
  connectionId: string
  /** Pending: someone has asked the owner, and the owner has asked someone. */
  receivedConnectionId: string
  sentConnectionId: string
  agentAssignmentId: string
  agentAssignmentVersion: number
  tenantAssignmentId: string
  /** Of that tenant, from month to month. */
  leaseId: string
  /** Written down by the owner's account, without a home. */
  personId: string
  otherPersonId: string
  /** Joined with the owner, without the property. */
  joinedAgentId: string
  joinedTenantId: string
  notificationId: string
  businessId: string
  /** Of a member who sees the books. */
  memberId: string
  /** Of one who is invited. */
  invitedMemberId: string
  businessImageId: string
  businessRoleId: string
  /** Begun and ready to be handed in, and one that is active. */
  paymentDraftId: string
  paymentAccountId: string
  /** By an agent to the owner, and the key of where it is paid. */
  receivedInvoiceId: string
  merchantKey: string
  /** Of the tenant: recorded, and of which invoice; made through the provider; waiting for them to prove who they are. */
  paymentId: string
  receiptedInvoiceId: string
  onlinePaymentId: string
  waitingPaymentId: string
  /** Begun by the tenant without an invoice, and the key of the account that the owner is paid on. */
  assetPaymentId: string
  homeMerchantKey: string
  /** In a folder that is shared to be read, by this share; itself it is shared to be edited. Of the home, so its people read it. */
  documentId: string
  folderId: string
  shareId: string
}

const WERE_THERE: ReadonlySet<MatrixActorName> = new Set(['agent of an ended connection', 'tenant who moved out'])

/** What no one hears of who neither owns it nor stands in a relation to it: ids that no answer to them may hold. */
export function secretIds(objects: OwnedObjects, actor: { readonly name: MatrixActorName }): string[] {
  const { assetId, connectionId } = objects
  const ofOwner = [
    objects.inquiryId,
    objects.draftId,
    objects.ownerId,
    objects.feedId,
    objects.savedViewId,
    objects.invoiceId,
    objects.draftInvoiceId,
    objects.activeInvoiceId,
    objects.personId,
    objects.otherPersonId,
    objects.imageId,
    objects.importId,
    objects.leaseImportId,
    objects.paymentDraftId,
    objects.paymentAccountId,
    objects.paymentId,
    objects.receiptedInvoiceId,
    objects.receivedInvoiceId,
    objects.onlinePaymentId,
    objects.waitingPaymentId,
    objects.assetPaymentId,
    objects.tourId,
    objects.agentAssignmentId,
    objects.tenantAssignmentId,
    objects.leaseId,
    objects.notificationId,
    objects.receivedConnectionId,
    objects.sentConnectionId,
    objects.documentId,
    objects.folderId,
    objects.shareId,
    connectionId,
  ]
  // What a business bills again and again hangs on no home.
  if (actor.name !== 'member for another home') ofOwner.push(objects.invoiceItemId)
  // Who once worked for it, or lived there, knows which property it was.
  return WERE_THERE.has(actor.name) ? ofOwner : [assetId, ...ofOwner]
}

/** Everyone who stands in some relation to what one owner has. */
export type Network = Record<
  | 'partner'
  | 'sharedReader'
  | 'sharedEditor'
  | 'formerReader'
  | 'assignedAgent'
  | 'readingAgent'
  | 'unassignedAgent'
  | 'formerAgent'
  | 'tenant'
  | 'formerTenant',
  TestPerson
>

export async function ownedObjects(app: TestApp, owner: TestPerson): Promise<OwnedObjects> {
  return (await ownedObjectsAmong(app, owner, await app.newPerson())).objects
}

/** `founder`: whose account and profile are those of the business that calls name. */
async function ownedObjectsAmong(
  app: TestApp,
  owner: TestPerson,
  founder: TestPerson,
): Promise<{ objects: OwnedObjects; network: Network }> {
  const added = must(await owner.call(AddAsset, houseInput))
  const picture = await testPicture()
  const first = await upload(owner, 'asset-image', 'porch.jpg', picture)
  const images = must(await owner.call(AddAssetImages, { AssetId: added.AssetId, Images: [{ UploadId: first }] }))
  const importUploadId = await upload(owner, 'asset-import', 'homes.csv', Buffer.from(SMALL_IMPORT_FILE))
  const started = must(
    await owner.call(StartAssetImport, {
      UploadId: importUploadId,
      Mapping: {
        ReferenceCode: 'id',
        Title: 'title',
        City: 'city',
        State: 'state',
        Bedrooms: 'bedrooms',
        Bathrooms: 'bathrooms',
        Rent: 'price',
      },
    }),
  )
  const tour = await givenTour(app, { assetId: added.AssetId, person: owner })
  const asked = await givenTour(app, {
    assetId: added.AssetId,
    person: owner,
    visitorAccountId: owner.accountId,
    isProposed: true,
    inDays: 4,
  })
  const silentOwner = await addSilentOwner(owner, added.AssetId)
  await app.sql(`update asset_owner set email = 'iris.bell@example.com' where id = $1`, [silentOwner.ownerId])
  const { network, ...related } = await relatedTo(app, owner, added.AssetId)
  const objects = {
    ...related,
    ...(await partsOf(app, await businessOn(app, founder))),
    ...silentOwner,
    notificationId: await told(app, owner),
    passkeyId: (await givenPasskey(app, owner.accountId)).passkeyId,
    sessionId: (await app.secondProfile(owner, 'Tenant')).sessionId,
    profileId: owner.profileId,
    inquiryId: await receivedInquiry(app, owner),
    draftId: (await beginDraft(owner)).DraftId,
    assetId: added.AssetId,
    assetVersion: added.Version,
    personId: await writtenDown(app, owner, 'Robin'),
    otherPersonId: await writtenDown(app, owner, 'Rob'),
    feedId: must(await owner.call(AddListingFeed, { Name: 'My website', AudienceId: 1 })).FeedId,
    imageId: images.Images[0]!.ImageId,
    imageUploadId: await upload(owner, 'asset-image', 'garden.jpg', picture),
    importUploadId: await upload(owner, 'asset-import', 'more.csv', Buffer.from(SMALL_IMPORT_FILE)),
    importId: started.ImportId,
    leaseImportId: await leaseImportLike(app, started.ImportId),
    ticketId: must(await owner.call(SendUserEnquiry, inquiryInput(owner.email))).TicketId!,
    savedSearchId: must(await owner.call(SaveSearch, { Name: 'Homes in Denver', Filters: { Place: 'Denver, CO' } })).SavedSearchId,
    savedSearchAccountId: owner.accountId,
    savedViewId: must(await owner.call(SaveView, { List: 'Properties', Name: 'Vacant', Search: 'tab=vacant' })).SavedViewId,
    invoiceItemId: must(await owner.call(AddInvoiceItem, { Title: 'Parking', Amount: '75.00', ItemForTypeId: 12, AccountForTypeId: 1 }))
      .InvoiceItemId,
    ...(await invoicesOf(owner, added.AssetId, [network.tenant.profileId, await roommateOf(app, owner)])),
    tourId: tour.tourId,
    tourStartsAt: tour.startsAt,
    askedTourId: asked.tourId,
    paymentDraftId: await givenDraft(app, owner),
    ...(await paymentsOf(app, owner, added.AssetId, network.tenant)),
    ...(await documentsOf(app, owner, added.AssetId, network)),
    ...(await billedByAgent(app, network.assignedAgent, added.AssetId, owner)),
    listed: false,
  }
  return { objects, network }
}

async function documentsOf(app: TestApp, owner: TestPerson, assetId: string, { sharedReader, sharedEditor, formerReader }: Network) {
  const folderId = await givenFolder(app, owner, { assetId })
  const documentId = await givenDocument(app, owner, { folderId, assetId, visibility: 2 })
  await givenShare(app, owner, { documentId, grantee: sharedEditor, permission: 'edit' })
  await givenShare(app, owner, { documentId, grantee: formerReader, permission: 'edit', hasEnded: true })
  return { folderId, documentId, shareId: await givenShare(app, owner, { folderId, grantee: sharedReader }) }
}

async function billedByAgent(app: TestApp, agent: TestPerson, assetId: string, owner: TestPerson) {
  const fee = { Title: 'Management fee', Amount: '150.00', ItemForTypeId: 24, AccountForTypeId: 7 }
  const input = invoiceInput(assetId, [{ ProfileId: owner.profileId }], { BillsAs: 'self', Lines: [fee] })
  const [account] = await app.sql<{ key: string }>('select sub_account_key as key from payment_account where id = $1', [
    await givenPaymentAccount(app, agent),
  ])
  return { receivedInvoiceId: (await sentInvoice(agent, input)).InvoiceId, merchantKey: account!.key }
}

async function paymentsOf(app: TestApp, owner: TestPerson, assetId: string, tenant: TestPerson) {
  const paymentAccountId = await givenPaymentAccount(app, owner)
  const bill = async () =>
    (await sentInvoice(owner, invoiceInput(assetId, [{ ProfileId: tenant.profileId }], { AllowsPartial: true }))).InvoiceId
  const receiptedInvoiceId = await bill()
  const [account] = await app.sql<{ key: string }>('select sub_account_key as key from payment_account where id = $1', [paymentAccountId])
  return {
    paymentAccountId,
    receiptedInvoiceId,
    paymentId: await recordedPayment(owner, receiptedInvoiceId),
    onlinePaymentId: await givenPayment(app, { invoiceId: await bill(), paymentAccountId, status: 'settled' }),
    waitingPaymentId: await givenPayment(app, { invoiceId: await bill(), paymentAccountId, status: 'needsAction' }),
    assetPaymentId: await givenAssetPayment(app, tenant, assetId),
    homeMerchantKey: account!.key,
  }
}

async function roommateOf(app: TestApp, owner: TestPerson): Promise<string> {
  const roommate = await app.newPerson({ profileType: 'Tenant' })
  await connected(app, owner, roommate)
  return roommate.profileId
}

async function invoicesOf(owner: TestPerson, assetId: string, [tenant, roommate]: readonly [string, string]) {
  const shared = invoiceInput(
    assetId,
    [
      { ProfileId: tenant, SharePercent: 60 },
      { ProfileId: roommate, SharePercent: 40 },
    ],
    { Billing: 'shares' },
  )
  const ofTenant = invoiceInput(assetId, [{ ProfileId: tenant }])
  return {
    invoiceId: (await sentInvoice(owner, shared)).InvoiceId,
    draftInvoiceId: (await draftedInvoice(owner, ofTenant)).InvoiceId,
    activeInvoiceId: (await activeInvoice(owner, ofTenant)).InvoiceId,
  }
}

async function relatedTo(app: TestApp, owner: TestPerson, assetId: string) {
  const [
    partner,
    assignedAgent,
    readingAgent,
    unassignedAgent,
    formerAgent,
    tenant,
    formerTenant,
    joinedTenant,
    asking,
    asked,
    sharedReader,
    sharedEditor,
    formerReader,
  ] = await Promise.all([
    app.newPerson({ profileType: 'Owner' }),
    app.newPerson({ profileType: 'Agent' }),
    app.newPerson({ profileType: 'Agent' }),
    app.newPerson({ profileType: 'Agent' }),
    app.newPerson({ profileType: 'Agent' }),
    app.newPerson({ profileType: 'Tenant' }),
    app.newPerson({ profileType: 'Tenant' }),
    app.newPerson({ profileType: 'Tenant' }),
    app.newPerson({ profileType: 'Agent' }),
    app.newPerson({ profileType: 'Agent' }),
    app.newPerson({ profileType: 'Tenant' }),
    app.newPerson({ profileType: 'Agent' }),
    app.newPerson({ profileType: 'Agent' }),
  ])
  await coOwner(app, { assetId, partner, connectionId: await connected(app, owner, partner), name: 'Pat Tester' })
  const connectionId = await connected(app, owner, assignedAgent)
  const agentAssignmentId = await entrusted(app, { assetId, agent: assignedAgent, connectionId, scopes: AGENT_SCOPES })
  await entrusted(app, { assetId, agent: readingAgent, connectionId: await connected(app, owner, readingAgent) })
  await connected(app, owner, unassignedAgent)
  await entrusted(app, { assetId, agent: formerAgent, connectionId: await connected(app, owner, formerAgent, 3), hasEnded: true })
  // They are connected still: what ended is the lease.
  await letTo(app, { assetId, tenant: formerTenant, connectionId: await connected(app, owner, formerTenant), hasMovedOut: true })
  const { assignmentId, leaseId } = await letTo(app, { assetId, tenant, connectionId: await connected(app, owner, tenant) })
  await connected(app, owner, joinedTenant)
  return {
    network: {
      partner,
      sharedReader,
      sharedEditor,
      formerReader,
      assignedAgent,
      readingAgent,
      unassignedAgent,
      formerAgent,
      tenant,
      formerTenant,
    },
    connectionId,
    receivedConnectionId: await connected(app, asking, owner, 0),
    sentConnectionId: await connected(app, owner, asked, 0),
    agentAssignmentId,
    agentAssignmentVersion: 1,
    tenantAssignmentId: assignmentId,
    leaseId,
    joinedAgentId: unassignedAgent.profileId,
    joinedTenantId: joinedTenant.profileId,
  }
}

/** An import of leases beside one of homes. It is over: of a profile runs one at a time. */
async function leaseImportLike(app: TestApp, importId: string): Promise<string> {
  const [made] = await app.sql<{ id: string }>(
    `insert into asset_import (account_id, profile_id, upload_id, file_name, bytes_total, header_sha256, mapping, list_at_once, runs_in, unused_columns, kind, status)
     select account_id, profile_id, upload_id, file_name, bytes_total, header_sha256, '{}', false, runs_in, unused_columns, 'leases', 'finished'
     from asset_import where id = $1 returning id`,
    [importId],
  )
  return made!.id
}

/** Members of the business that the owner is. One is given another of its homes. */
async function membersOf(app: TestApp, owner: TestPerson, { businessId }: OwnedObjects) {
  const otherHome = must(await owner.call(AddAsset, { ...houseInput, Address1: '77 Birch Avenue' })).AssetId
  const business: TestBusiness = { businessId, accountId: owner.accountId, profileId: owner.profileId }
  const place = (place: Parameters<typeof memberOf>[2]) => memberOf(app, business, place)
  // So that the other one may leave.
  await place({ role: 'administrator' })
  return {
    administrator: await place({ role: 'administrator' }),
    'member for leads': await place({ role: 'leasing', rights: RIGHTS_OF_LEADS }),
    'member who may only look': await place({ role: 'viewer' }),
    'member for another home': await place({ role: 'property-manager', homes: [otherHome] }),
    'blocked member': await place({ role: 'property-manager', status: 'blocked' }),
    'removed member': await place({ role: 'property-manager', status: 'removed' }),
  }
}

/** One of each actor of the matrix, and what the owner among them has. */
export async function newActors(
  app: TestApp,
): Promise<{ owner: TestPerson; objects: OwnedObjects; actors: Record<MatrixActorName, TestCaller> }> {
  const [owner, otherOwner, businessOwner, strangeTenant, withoutProfile, ended] = await Promise.all([
    app.newPerson({ profileType: 'Owner' }),
    app.newPerson({ profileType: 'Owner' }),
    app.newPerson({ profileType: 'Owner', accountType: 'Business' }),
    app.newPerson({ profileType: 'Tenant' }),
    app.newPerson({ profileType: null }),
    app.newPerson({ profileType: 'Owner' }),
  ])
  await app.sql('update session set revoked_at = now() where id = $1', [ended.sessionId])
  const { objects, network } = await ownedObjectsAmong(app, owner, owner)
  const members = await membersOf(app, owner, objects)
  return {
    owner,
    objects,
    actors: {
      anonymous: app.visitor(),
      'ended session': ended,
      'account without profile': withoutProfile,
      'owner of the object': owner,
      'same account, other profile': await app.secondProfile(owner, 'Agent'),
      'other owner': otherOwner,
      'business owner': businessOwner,
      'co-owner': network.partner,
      'assigned agent': network.assignedAgent,
      'agent who may only look': network.readingAgent,
      'unassigned agent': network.unassignedAgent,
      'agent of an ended connection': network.formerAgent,
      'connected tenant': network.tenant,
      'tenant who moved out': network.formerTenant,
      'unconnected tenant': strangeTenant,
      'reader of a shared folder': network.sharedReader,
      'editor of a shared document': network.sharedEditor,
      'reader whose share has ended': network.formerReader,
      ...members,
    },
  }
}
