import type { OwnedKind } from '@keystead/contract/rpc/access.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import type { InputWorld, ValidInputs } from './input-world.ts'
import type { OwnedObjects } from './owned-objects.ts'

declare global {
  interface ImportMeta {
    /** Vitest puts the files that match in its place. */
    glob<File>(pattern: string, options: { eager: true; import: string }): Record<string, File>
  }
}

const ofRooms = import.meta.glob<ValidInputs>('../../src/**/*.inputs.ts', { eager: true, import: 'inputs' })
const written: ValidInputs = Object.assign({}, ...Object.values(ofRooms))

/** Which object of the owner a call names. */
const IDS: Readonly<Partial<Record<OwnedKind, keyof OwnedObjects>>> = {
  agreement: 'agreementId',
  'agreement-template': 'templateId',
  application: 'applicationId',
  'application-form': 'ownFormId',
  asset: 'assetId',
  'asset-draft': 'draftId',
  'asset-image': 'imageId',
  'asset-import': 'importId',
  'asset-owner': 'ownerId',
  'asset-payment': 'assetPaymentId',
  business: 'businessId',
  'business-image': 'businessImageId',
  'business-member': 'memberId',
  'business-role': 'businessRoleId',
  connection: 'connectionId',
  'connection-sent': 'sentConnectionId',
  document: 'documentId',
  'document-folder': 'folderId',
  'document-share': 'shareId',
  inquiry: 'inquiryId',
  invoice: 'invoiceId',
  'invoice-item': 'invoiceItemId',
  'invoice-received': 'receivedInvoiceId',
  lease: 'leaseId',
  'listing-feed': 'feedId',
  notification: 'notificationId',
  passkey: 'passkeyId',
  payment: 'paymentId',
  'payment-account': 'paymentAccountId',
  person: 'personId',
  profile: 'profileId',
  'renter-profile-share': 'renterProfileShareId',
  'saved-search': 'savedSearchId',
  'saved-view': 'savedViewId',
  session: 'sessionId',
  'support-ticket': 'ticketId',
  'tour-request': 'askedTourId',
}

/**
 * A valid input of a call, naming objects of the given owner. It follows from the declaration where that needs nothing but the object; what
 * needs more has an entry in `x.inputs.ts` of its room, without which it fails here.
 */
export function validInput(operation: AnyOperation, objects: OwnedObjects, world: InputWorld): Record<string, unknown> {
  return written[operation.name]?.(objects, world) ?? declaredInput(operation, objects)
}

function declaredInput({ name, access, input }: AnyOperation, objects: OwnedObjects): Record<string, unknown> {
  const own = access.kind === 'signedIn' ? access.own : undefined
  const id = own && IDS[own.kind]
  const parsed = input.safeParse(own ? { [own.field]: id && objects[id] } : {})
  if (!parsed.success) throw new Error(`${name} needs an input in the inputs.ts of its room: add one`)
  return parsed.data as Record<string, unknown>
}
