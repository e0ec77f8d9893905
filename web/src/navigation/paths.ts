/*
 * Every address, built here and nowhere else: `paths.property(assetId)`. A screen about one thing carries its id as
 * `?id=`, so that the address can be shared, reloaded and opened twice (decisions, "Ids pass between screens").
 */

/** Values for the part after `?`; what is null or undefined is left out. */
export type Search = Record<string, string | number | boolean | null | undefined>

/** `withSearch('/Properties', { place: 'Denver, CO' })` -> `/Properties?place=Denver%2C+CO` */
export function withSearch(path: string, search: Search): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== null && value !== undefined) params.append(name, String(value))
  }
  const text = params.toString()
  return text === '' ? path : `${path}?${text}`
}

const fixed = (path: string) => () => path
const ofOne = (path: string) => (id: string) => withSearch(path, { id })
const ofOneOrNone = (path: string) => (id?: string) => withSearch(path, { id })
const below = (path: string) => (id: string) => `${path}/${encodeURIComponent(id)}`
const listed =
  (path: string) =>
  (filters: Search = {}) =>
    withSearch(path, filters)
/** `email` is filled in there, so that nobody types it twice; `invitation` is the token of the email that somebody comes with. */
const signingIn =
  (path: string) =>
  ({ email, returnTo, invitation }: { email?: string; returnTo?: string | null; invitation?: string } = {}) =>
    withSearch(email ? `${path}/${encodeURIComponent(email)}` : path, { returnTo, invitation })

/** A tab of a property's page; its first one, the overview, has no name in the address. */
export type PropertyTab = 'people' | 'units' | 'listing' | 'details' | 'activity'
const tabbed = (path: string) => (id: string, tab?: PropertyTab) => withSearch(path, { id, tab })

export const paths = {
  home: fixed('/'),
  aboutUs: fixed('/AboutUs'),
  howItWorks: listed('/HowItWorks'),
  plans: fixed('/Plans'),
  blog: listed('/Blog'),
  blogArticle: below('/Blog'),
  partners: fixed('/Partners'),
  testimonials: listed('/Testimonials'),
  createTestimonial: fixed('/CreateTestimonial'),
  privacyPolicy: fixed('/PrivacyPolicy'),
  terms: fixed('/Terms'),
  contactUs: fixed('/ContactUs'),
  signin: signingIn('/Signin'),
  signup: signingIn('/Signup'),
  oauthCallback: fixed('/oauth/callback'),
  forgotPassword: fixed('/ForgotPassword'),
  resetPassword: below('/ResetPassword'),
  confirmEmail: below('/ConfirmEmail'),
  /** With the token of an email behind it. */
  renewListings: below('/RenewListings'),
  properties: listed('/Properties'),
  compareProperties: fixed('/Properties/Compare'),
  property: below('/Property'),
  tour: below('/Tour'),
  /** With the token of an email behind it. */
  invitation: below('/Invitation'),
  agents: listed('/Agents'),
  agent: below('/Agent'),
  owner: below('/Owner'),
  payByLink: below('/Checkout'),
  visitorFavorites: listed('/Favorites'),
  /** With the token of an email behind it. */
  stopAlerts: below('/StopAlerts'),

  dashboard: fixed('/User/Dashboard'),
  createProfile: (profileType?: string, returnTo?: string) =>
    withSearch(profileType ? `/User/CreateProfile/${encodeURIComponent(profileType)}` : '/User/CreateProfile', { returnTo }),
  profiles: fixed('/User/Profiles'),
  contactInfo: fixed('/User/Profiles/ContactInfo'),

  settings: fixed('/User/Settings'),
  profileSettings: fixed('/User/Settings/Profile'),
  securitySettings: fixed('/User/SecuritySettings'),
  securityPin: fixed('/User/Settings/SecurityPin'),
  changePassword: fixed('/User/Settings/ChangePassword'),
  changeEmail: fixed('/User/Settings/ChangeEmail'),
  notificationSettings: fixed('/User/Settings/Notifications'),
  branding: fixed('/User/Settings/Branding'),
  brandingManagement: fixed('/User/Settings/BrandingManagement'),

  businesses: fixed('/User/Business'),
  viewBusiness: ofOne('/User/Business/View'),
  reviewBusiness: ofOne('/User/Business/Review'),
  editBusiness: ofOne('/User/Business/Edit'),
  addBusiness: fixed('/User/Business/AddBusiness'),
  businessMembers: ofOneOrNone('/User/Business/Members'),
  addMember: ofOneOrNone('/User/Business/AddMember'),
  editMember: ofOne('/User/Business/EditMember'),
  viewMember: ofOne('/User/Business/ViewMember'),

  favorites: listed('/User/Favorites'),
  savedSearches: listed('/User/SavedSearches'),

  leads: listed('/User/Leads'),
  inquiries: listed('/User/Inquiries'),
  inquiry: ofOne('/User/Inquiries'),
  tours: listed('/User/Tours'),
  upgradePlan: fixed('/User/UpgradePlan'),

  help: listed('/User/Help'),
  supportTicket: ofOne('/User/SupportTicket'),

  viewProperty: tabbed('/User/Owners/ViewProperty'),
  /** Where its agents, leases and tenants stand on that page. */
  viewPropertyPeople: (id: string) => withSearch('/User/Owners/ViewProperty', { id, tab: 'people' }),
  addResidentialProperty: listed('/User/Owners/AddResidentialProperty'),
  manageResidentialProperty: ofOne('/User/Owners/ManageResidentialProperty'),
  addCommercialProperty: listed('/User/Owners/AddCommercialProperty'),
  manageCommercialProperty: ofOne('/User/Owners/ManageCommercialProperty'),
  /** Of the building. */
  addUnits: ofOne('/User/Owners/AddUnits'),
  /** To an agent, or to tenants. */
  /** `person`: chosen in the form already, where they can have it. */
  assignProperty: (id?: string | null, to?: 'agent' | 'tenants', person?: string | null, draft?: string | null) =>
    withSearch('/User/Owners/AssignProperty', { id, to, person, draft }),
  myProperties: listed('/User/Owners/MyProperties'),
  addNewProperty: fixed('/User/Owners/AddNewProperty'),
  listedProperties: listed('/User/Owners/ListedProperties'),
  listingFeeds: listed('/User/Owners/ListingFeeds'),
  partnershipProperties: listed('/User/Owners/PartnershipProperties'),
  /** With an id: how that import runs, or its report. */
  importProperties: ofOneOrNone('/User/Owners/ImportProperties'),
  importLeases: ofOneOrNone('/User/Owners/ImportLeases'),
  agentProperties: listed('/User/Agents/Properties'),
  agentViewProperty: tabbed('/User/Agents/ViewProperty'),
  agentEditProperty: (id: string, step?: string) => withSearch('/User/Agents/EditProperty', { id, step }),
  agentAssignTenants: (id?: string | null, draft?: string | null) => withSearch('/User/Agents/AssignTenants', { id, draft }),
  assignedProperties: listed('/User/Agents/AssignedProperties'),
  agentMyProperties: listed('/User/Agents/MyProperties'),
  connectedProperties: listed('/User/Tenants/ConnectedProperties'),
  tenantViewProperty: ofOne('/User/Tenants/ViewProperty'),
  tenantProperties: listed('/User/Tenants/Properties'),
  userProperties: listed('/User/Properties'),

  paymentAccounts: fixed('/User/Payments/Accounts'),
  createPaymentAccount: fixed('/User/Payments/CreateAccount'),
  paymentAccountAgreement: ofOneOrNone('/User/Payments/AccountAgreement'),
  invoices: listed('/User/Payments/Invoices'),
  invoiceItems: listed('/User/Payments/InvoiceItems'),
  createInvoiceItem: fixed('/User/Payments/CreateInvoiceItem'),
  viewInvoiceItem: ofOne('/User/Payments/ViewInvoiceItem'),
  createInvoice: fixed('/User/Payments/CreateInvoice'),
  previewInvoice: ofOne('/User/Payments/PreviewInvoice'),
  viewInvoice: ofOne('/User/Payments/ViewInvoice'),
  checkout: ofOne('/User/Payments/Checkout'),

  connections: listed('/User/Connections'),
  connectedOwners: listed('/User/Connections/Owners'),
  connectedAgents: listed('/User/Connections/Agents'),
  connectedTenants: listed('/User/Connections/Tenants'),
  /** Tenants who have not joined. */
  persons: listed('/User/Connections/WithoutAccounts'),
  /** `type`, `person`, `asset` and `again` (a connection that is over) are filled in there. */
  sendInvite: listed('/User/Connections/SendInvite'),
  /** `pages` are those of its properties and of its history. */
  connection: (id: string, pages: { page?: number | null; history?: number | null } = {}) =>
    withSearch('/User/Connections/View', { id, ...pages }),

  ownerProfile: fixed('/User/Owner-Profile'),
  ownerProfileEdit: fixed('/User/Owner-Profile-Edit'),
  ownerNotifications: listed('/User/Owner-Notifications'),
  ownerViewNotifications: ofOneOrNone('/User/Owner-ViewNotifications'),
  tenantProfile: fixed('/User/Tenant-Profile'),
  tenantProfileEdit: fixed('/User/Tenant-Profile-Edit'),
  tenantNotifications: listed('/User/Tenant-Notifications'),
  tenantViewNotifications: ofOneOrNone('/User/Tenant-ViewNotifications'),
  agentProfile: fixed('/User/Agent-Profile'),
  agentProfileEdit: fixed('/User/Agent-Profile-Edit'),
  agentNotifications: listed('/User/Agent-Notifications'),
  agentViewNotifications: ofOneOrNone('/User/Agent-ViewNotifications'),

  myAgreements: listed('/User/Agreements/MyAgreements'),
  agreementTemplates: listed('/User/Agreements/Templates'),
  sendAgreement: ofOneOrNone('/User/Agreements/SendAgreement'),
  previewAgreement: ofOne('/User/Agreements/PreviewAgreement'),

  myDocuments: listed('/User/Documents/MyDocuments'),
  viewDocument: ofOne('/User/Documents/ViewDocument'),
  shareDocument: ofOne('/User/Documents/ShareDocument'),
  sharedDocuments: listed('/User/Documents/SharedDocuments'),
  sharedFolders: listed('/User/Documents/SharedFolders'),
  sharedUsers: ofOne('/User/Documents/SharedUsers'),

  reportSettings: fixed('/User/Reports/ReportSettings'),
  propertyReport: listed('/User/Reports/PropertyReport'),
  transactionReport: listed('/User/Reports/TransactionReport'),

  services: listed('/User/Services'),
  servicesInfo: fixed('/User/ServicesInfo'),
  createRequest: fixed('/User/CreateRequest'),
  serviceDetails: ofOne('/User/ServiceDetails'),

  applications: listed('/User/Applications'),
  applicationForm: ofOne('/User/Applications/Form'),
  viewApplication: ofOne('/User/Applications/ViewApplication'),
  createApplication: fixed('/User/Applications/CreateApplication'),
} as const
