import type { MatrixActorName } from '../../src/docs/access-matrix.ts'

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
  renterProfileShareId: string
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
  /** Of agreements. */
  templateId: string
  /** Out, with the owner, the tenant and the one who moved out as its parties; and a draft. */
  agreementId: string
  draftAgreementId: string
  /** As the first, with approvers in the place of signers. */
  approvedAgreementId: string
  /** Sent to the tenant, who has submitted a form, and to the one who moved out. */
  applicationId: string
  applicantFormId: string
  /** Of the owner, who applies for a home of someone else. */
  ownFormId: string
  /** Of the tenant's form, and of the owner's own, with the key of where that is paid. */
  applicantFeeId: string
  ownFeeId: string
  feeMerchantKey: string
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
    objects.agreementId,
    objects.draftAgreementId,
    objects.approvedAgreementId,
    objects.applicationId,
    objects.applicantFormId,
    objects.ownFormId,
    objects.applicantFeeId,
    objects.ownFeeId,
    connectionId,
  ]
  // What a business bills again and again hangs on no home, and so do its templates.
  if (actor.name !== 'member for another home') ofOwner.push(objects.invoiceItemId, objects.templateId)
  // Who once worked for it, or lived there, knows which property it was.
  return WERE_THERE.has(actor.name) ? ofOwner : [assetId, ...ofOwner]
}
