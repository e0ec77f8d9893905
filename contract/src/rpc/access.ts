/**
 * Who may make a call. There is no default: a public call gives its reason, a signed-in call names its profiles.
 * From here come the server's check, the access matrix and the menu's "not available for this profile".
 */
export type Access = PublicAccess | SignedInAccess

/** As whom a person acts. Their numbers on the wire are in `identity/profiles/profile.values.ts`. */
export type ProfileTypeName = 'Owner' | 'Agent' | 'Tenant'

export type PublicAccess = { readonly kind: 'public'; readonly why: string }

export type SignedInAccess = {
  readonly kind: 'signedIn'
  /** Profile types that may call; `'any'` includes an account that has no profile yet. */
  readonly profiles: readonly ProfileTypeName[] | 'any'
  /**
   * Input field that names an object which must be the caller's own, or one that the caller reaches through a relation to
   * it; any other id is answered as not found.
   */
  readonly own?: { readonly field: string; readonly kind: OwnedKind; readonly reach?: readonly Relation[] }
  /** Whether the caller must have given a password, passkey or code within the last 15 minutes. */
  readonly fresh?: true
}

/**
 * How someone stands to an object that is not their own: a partner holds a part of the property, an agent works for it
 * (with what the assignment covers, behind the colon), a tenant lives there, a party is the
 * other side of a connection, a recipient is billed, with others a document is shared, to edit or not, a grantee has a share, and a
 * signer was given an agreement, to sign, to approve or to read. An applicant fills in a form of an application; the lead among them has
 * begun it.
 */
export type Relation =
  | 'partner'
  | 'agent'
  | `agent:${AgentScope}`
  | 'tenant'
  | 'party'
  | 'recipient'
  | 'shared'
  | 'shared:edit'
  | 'grantee'
  | 'signer'
  | 'applicant'
  | 'applicant:lead'

/** What an assignment may let an agent do. Seeing the property comes with every assignment. */
export const AGENT_SCOPES = ['list', 'terms', 'invoice', 'maintenance', 'documents', 'tenants'] as const
export type AgentScope = (typeof AGENT_SCOPES)[number]
/** Who lives there, and for what rent, concerns agents who move people in or send bills. */
export const LEASE_SCOPES: readonly AgentScope[] = ['tenants', 'invoice']

/** Kinds of objects that belong to someone. */
export type OwnedKind =
  | 'agreement'
  | 'agreement-template'
  | 'application'
  | 'application-form'
  | 'asset'
  | 'asset-assignment'
  | 'asset-draft'
  | 'asset-image'
  | 'asset-import'
  | 'asset-owner'
  | 'asset-payment'
  | 'branding'
  | 'business'
  | 'business-image'
  | 'business-member'
  | 'business-role'
  | 'connection'
  | 'connection-received'
  | 'connection-sent'
  | 'document'
  | 'document-folder'
  | 'document-share'
  | 'engagement'
  | 'inquiry'
  | 'invoice'
  | 'invoice-item'
  | 'invoice-received'
  | 'favorite'
  | 'identity'
  | 'lease'
  | 'listing-feed'
  | 'notification'
  | 'passkey'
  | 'payment'
  | 'payment-account'
  | 'person'
  | 'profile'
  | 'renter-profile-share'
  | 'saved-search'
  | 'saved-view'
  | 'session'
  | 'subscription'
  | 'support-ticket'
  | 'tour'
  | 'tour-request'

export function publicAccess(why: string): PublicAccess {
  return { kind: 'public', why }
}

export function signedIn<const Options extends Omit<SignedInAccess, 'kind'>>(options: Options): { readonly kind: 'signedIn' } & Options {
  return { kind: 'signedIn', ...options }
}
