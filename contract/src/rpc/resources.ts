/*
 * What calls read and change, as open screens know it: a command says what it changes, a query what its answer is made of, and a browser
 * asks again what has come to be old. A resource is as fine as there are screens that would else be read again for nothing. Names
 * travel to open pages, so one is never used again for something else.
 */

export type Resource =
  /** Of a person. */
  | 'account'
  | 'profile'
  | 'session'
  | 'factor'
  | 'identity'
  | 'pin'
  | 'plan'
  | 'preference'
  | 'notification'
  | 'ticket'
  | 'testimonial'
  | 'savedView'
  /** How what a profile sends and shows looks. */
  | 'branding'
  /** Businesses, and who may do what for them. */
  | 'business'
  | 'member'
  /** Connections, their invitations and their history. */
  | 'connection'
  /** Properties, as those see them who have to do with them. */
  | 'asset'
  | 'assetDraft'
  | 'assetImport'
  /** Who owns which part of one. */
  | 'share'
  /** Who lives in a home and who works for it. */
  | 'lease'
  | 'leaseDraft'
  | 'leaseImport'
  /** People who are written down: tenants without an account, guarantors, occupants. */
  | 'person'
  /** Where rent is paid into. */
  | 'paymentAccount'
  /** What strangers see of properties. */
  | 'listing'
  | 'feed'
  | 'favorite'
  | 'savedSearch'
  | 'inquiry'
  | 'tour'
  /** Money: what is billed, and what is paid. */
  | 'invoiceItem'
  | 'invoice'
  | 'payment'
  /** Agreements, as their parties see them, and the templates that they are made from. */
  | 'agreement'
  | 'agreementTemplate'
  /** Applications for homes, with their forms. */
  | 'application'
  /** What a landlord asks of everyone who applies. */
  | 'criteria'
  /** What is asked about the past of applicants, and what came of it. */
  | 'screening'
  /** What a renter keeps of one, and with whom they share it. */
  | 'renterProfile'
  /** Papers, their folders, and with whom they are shared. */
  | 'document'
