import { givenAgreement } from '../../src/agreements/agreements/given-agreement.factory.ts'
import { givenProfileShare } from '../../src/applications/renter-profile/given-renter-profile.factory.ts'
import { givenApplication } from '../../src/applications/applications/given-application.factory.ts'
import { givenFee } from '../../src/applications/fees/given-fee.factory.ts'
import { addListedProperty } from '../../src/properties/properties/property.factory.ts'
import { addedTemplate } from '../../src/agreements/templates/template.factory.ts'
import { AddAssetImages } from '@keystead/contract/properties/images/image.operations.ts'
import { AddInvoiceItem } from '@keystead/contract/money/invoice-items/item.operations.ts'
import { AddListingFeed } from '@keystead/contract/marketplace/feeds/feed.operations.ts'
import { StartAssetImport } from '@keystead/contract/properties/imports/import.operations.ts'
import { AddAsset } from '@keystead/contract/properties/properties/property.operations.ts'
import { SaveSearch } from '@keystead/contract/marketplace/saved-searches/saved-search.operations.ts'
import { SaveView } from '@keystead/contract/platform/saved-views/saved-view.operations.ts'
import { SendUserEnquiry } from '@keystead/contract/platform/support-tickets/ticket.operations.ts'
import { businessOn, partsOf } from '../../src/people/businesses/member.factory.ts'
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
import type { TestApp, TestPerson } from '../harness.ts'
import { must } from '../must.ts'
import { upload, testPicture } from '../uploads.ts'
import { connected, told, writtenDown } from '../network.ts'
import type { OwnedObjects } from './owned-objects.ts'
import { type RelatedPeople, relatedTo } from './related-people.ts'
import { houseInput, inquiryInput, SMALL_IMPORT_FILE } from '../inputs.ts'

export async function ownedObjects(app: TestApp, owner: TestPerson): Promise<OwnedObjects> {
  return (await ownedObjectsAmong(app, owner, await app.newPerson())).objects
}

/** `founder`: whose account and profile are those of the business that calls name. */
export async function ownedObjectsAmong(
  app: TestApp,
  owner: TestPerson,
  founder: TestPerson,
): Promise<{ objects: OwnedObjects; people: RelatedPeople }> {
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
  const { people, ...related } = await relatedTo(app, owner, added.AssetId)
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
    renterProfileShareId: await givenProfileShare(app, owner),
    savedSearchId: must(await owner.call(SaveSearch, { Name: 'Homes in Denver', Filters: { Place: 'Denver, CO' } })).SavedSearchId,
    savedSearchAccountId: owner.accountId,
    savedViewId: must(await owner.call(SaveView, { List: 'Properties', Name: 'Vacant', Search: 'tab=vacant' })).SavedViewId,
    invoiceItemId: must(await owner.call(AddInvoiceItem, { Title: 'Parking', Amount: '75.00', ItemForTypeId: 12, AccountForTypeId: 1 }))
      .InvoiceItemId,
    ...(await invoicesOf(owner, added.AssetId, [people['connected tenant'].profileId, await roommateOf(app, owner)])),
    tourId: tour.tourId,
    tourStartsAt: tour.startsAt,
    askedTourId: asked.tourId,
    paymentDraftId: await givenDraft(app, owner),
    ...(await paymentsOf(app, owner, added.AssetId, people['connected tenant'])),
    ...(await documentsOf(app, owner, added.AssetId, people)),
    templateId: await addedTemplate(owner),
    agreementId: await givenAgreement(app, owner, { assetId: added.AssetId, signers: signersOf(owner, people) }),
    approvedAgreementId: await givenAgreement(app, owner, { assetId: added.AssetId, signers: signersOf(owner, people), part: 'approver' }),
    draftAgreementId: await givenAgreement(app, owner, { assetId: added.AssetId, signers: signersOf(owner, people), isDraft: true }),
    ...(await applicationsOf(app, owner, added.AssetId, people)),
    ...(await billedByAgent(app, people['assigned agent'], added.AssetId, owner)),
    listed: false,
  }
  return { objects, people }
}

async function applicationsOf(app: TestApp, owner: TestPerson, assetId: string, people: RelatedPeople) {
  const applicants = [
    { ...people['connected tenant'], state: 'submitted' as const },
    { ...people['tenant who moved out'], state: 'started' as const },
  ]
  const { applicationId, formIds } = await givenApplication(app, owner, { assetId, applicants })
  const landlord = await app.newPerson()
  const { AssetId } = await addListedProperty(app, landlord, { ApplicationFee: '150.00' })
  const own = await givenApplication(app, landlord, {
    assetId: AssetId,
    applicants: [{ ...owner, state: 'started' }],
    status: 'draft',
    isLed: true,
  })
  const [account] = await app.sql<{ key: string }>('select sub_account_key as key from payment_account where id = $1', [
    await givenPaymentAccount(app, landlord),
  ])
  return {
    applicationId,
    applicantFormId: formIds[0]!,
    ownFormId: own.formIds[0]!,
    applicantFeeId: await givenFee(app, { formId: formIds[0]! }),
    ownFeeId: await givenFee(app, { formId: own.formIds[0]! }),
    feeMerchantKey: account!.key,
  }
}

function signersOf(owner: TestPerson, people: RelatedPeople) {
  return [owner, people['connected tenant'], people['tenant who moved out']]
}

async function documentsOf(app: TestApp, owner: TestPerson, assetId: string, people: RelatedPeople) {
  const folderId = await givenFolder(app, owner, { assetId })
  const documentId = await givenDocument(app, owner, { folderId, assetId, visibility: 2 })
  await givenShare(app, owner, { documentId, grantee: people['editor of a shared document'], permission: 'edit' })
  await givenShare(app, owner, { documentId, grantee: people['reader whose share has ended'], permission: 'edit', hasEnded: true })
  return { folderId, documentId, shareId: await givenShare(app, owner, { folderId, grantee: people['reader of a shared folder'] }) }
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
