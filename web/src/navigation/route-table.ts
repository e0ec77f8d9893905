import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'

/*
 * Every address of the product, as data: the router, the guard, the menus, the documentation and the crawl read this
 * table. A screen's file may not be written yet; its address then leads to LaterScreen, and the file alone changes that.
 */

/** What the navigation highlights. */
export type Section =
  | 'Home'
  | 'Properties'
  | 'How It Works'
  | 'Plans'
  | 'Partners'
  | 'Contact Us'
  | 'Help'
  | 'About'
  | 'Sign In'
  | 'Dashboard'
  | 'My Profile'
  | 'Profiles'
  | 'Settings'
  | 'Business'
  | 'Payments'
  | 'Connections'
  | 'Saved Homes'
  | 'Saved Searches'
  | 'Notifications'
  | 'Leads'
  | 'Agreements'
  | 'Documents'
  | 'Reports'
  | 'Services'
  | 'Applications'

export type RouteEntry<Path extends string = string> = {
  /** As React Router writes it; matched without regard to case. */
  readonly path: Path
  readonly title: string
  readonly access: 'public' | 'signed-in'
  readonly layout: 'public' | 'signed-in'
  /** Who may use it. `any` asks for a profile of whatever type, `none-needed` not even for that. */
  readonly profiles: 'any' | 'none-needed' | readonly ProfileTypeName[]
  readonly accountTypes: 'any' | readonly ('Personal' | 'Business')[]
  readonly section: Section | null
  /** File of the screen below `web/src`, without its ending; the component is named like it. */
  readonly screen: string
  /** Another spelling of an address, or an older one that stands in emails, leads to the one that we use. */
  readonly redirectTo?: string
}

type Limits = Partial<Pick<RouteEntry, 'profiles' | 'accountTypes' | 'redirectTo'>>

function visitor<const Path extends string>(
  path: Path,
  title: string,
  section: Section | null,
  screen: string,
  limits: Limits = {},
): RouteEntry<Path> {
  return { path, title, access: 'public', layout: 'public', profiles: 'none-needed', accountTypes: 'any', section, screen, ...limits }
}

function member<const Path extends string>(
  path: Path,
  title: string,
  section: Section,
  screen: string,
  limits: Limits = {},
): RouteEntry<Path> {
  return { path, title, access: 'signed-in', layout: 'signed-in', profiles: 'any', accountTypes: 'any', section, screen, ...limits }
}

const owner: Limits = { profiles: ['Owner'] }
const agent: Limits = { profiles: ['Agent'] }
const tenant: Limits = { profiles: ['Tenant'] }
const ownerOrAgent: Limits = { profiles: ['Owner', 'Agent'] }
const business: Limits = { accountTypes: ['Business'] }

export const ROUTES = [
  visitor('/', 'Home', 'Home', 'site/HomeScreen'),
  visitor('/Home', 'Home', 'Home', 'site/HomeScreen'),
  visitor('/AboutUs', 'About us', 'About', 'site/AboutUsScreen'),
  visitor('/HowItWorks', 'How it works', 'How It Works', 'site/HowItWorksScreen'),
  visitor('/Plans', 'Plans', 'Plans', 'site/PlansScreen'),
  visitor('/Blog', 'Blog', null, 'site/BlogScreen'),
  visitor('/Blog/:slug', 'Article', null, 'site/BlogArticleScreen'),
  visitor('/Partners', 'Partners', 'Partners', 'site/PartnersScreen'),
  visitor('/Testimonials', 'Testimonials', 'About', 'platform/testimonials/TestimonialsScreen'),
  visitor('/CreateTestimonial', 'Share your experience', 'About', 'platform/testimonials/CreateTestimonialScreen'),
  visitor('/PrivacyPolicy', 'Privacy policy', null, 'site/PrivacyPolicyScreen'),
  visitor('/Terms', 'Terms and conditions', null, 'site/TermsScreen'),
  visitor('/ContactUs', 'Contact us', 'Contact Us', 'platform/support-tickets/ContactUsScreen'),
  visitor('/Signin/:id?', 'Sign in', 'Sign In', 'security/sign-in/SigninScreen'),
  visitor('/Signup/:id?', 'Sign up', 'Sign In', 'pages/signup/SignupScreen'),
  visitor('/oauth/callback', 'Signing you in', 'Sign In', 'security/sign-in/OauthCallbackScreen'),
  visitor('/ForgotPassword', 'Forgot your password?', 'Sign In', 'security/sign-in/ForgotPasswordScreen'),
  visitor('/ResetPassword/:id?', 'Choose a new password', 'Sign In', 'security/sign-in/ResetPasswordScreen'),
  visitor('/ConfirmEmail/:id?', 'Confirm your email', 'Sign In', 'security/sign-in/ConfirmEmailScreen'),
  visitor('/RenewListings/:id?', 'Renew your listings', null, 'marketplace/listing-life/RenewListingsScreen'),
  visitor('/Properties', 'Homes and spaces', 'Properties', 'pages/market/PropertiesScreen'),
  visitor('/Properties/Compare', 'Compare homes', 'Properties', 'marketplace/search/CompareScreen'),
  visitor('/Property/:id', 'Property', 'Properties', 'pages/market/PropertyScreen'),
  visitor('/Favorites', 'Saved homes', 'Properties', 'marketplace/favorites/VisitorFavoritesScreen'),
  visitor('/StopAlerts/:id?', 'Stop emails about saved searches', null, 'marketplace/saved-searches/StopAlertsScreen'),
  visitor('/Tour/:id?', 'Your tour', 'Properties', 'marketplace/tours/TourScreen'),
  visitor('/Viewing/:id?', 'Your tour', 'Properties', 'marketplace/tours/TourScreen', { redirectTo: '/Tour/:id?' }),
  visitor('/Invitation/:id?', 'Your invitation', null, 'people/invitations/InvitationScreen'),
  visitor('/Agents', 'Agents', null, 'marketplace/directory/AgentsScreen'),
  visitor('/Agent/:id', 'Agent', null, 'marketplace/directory/AgentScreen'),
  visitor('/Owner/:id', 'Owner', null, 'marketplace/directory/OwnerScreen'),
  visitor('/Checkout/:id', 'Pay an invoice', null, 'payments/payments/PayByLinkScreen'),

  member('/User/Dashboard', 'Dashboard', 'Dashboard', 'office/dashboard/DashboardScreen'),
  member('/User/CreateProfile/:profiletype?', 'Create a profile', 'Profiles', 'identity/profiles/CreateProfileScreen', {
    profiles: 'none-needed',
  }),
  member('/User/Profiles', 'Profiles', 'Profiles', 'identity/profiles/ProfilesScreen'),
  member('/User/Profiles/ContactInfo', 'Contact details', 'Profiles', 'identity/profiles/ContactInfoScreen'),

  member('/User/Settings', 'Settings', 'Settings', 'security/sign-in/SettingsScreen'),
  member('/User/Settings/Profile', 'Profile settings', 'Settings', 'identity/profiles/ProfileSettingsScreen'),
  member('/User/SecuritySettings', 'Security', 'Settings', 'security/sign-in/SecuritySettingsScreen'),
  member('/User/Settings/SecurityPin', 'Security pin', 'Settings', 'security/security-pin/SecurityPinScreen'),
  member('/User/Settings/ChangePassword', 'Change password', 'Settings', 'security/sign-in/ChangePasswordScreen'),
  member('/User/Settings/ChangeEmail', 'Change email', 'Settings', 'security/sign-in/ChangeEmailScreen'),
  member('/User/Settings/Notifications', 'Notification settings', 'Settings', 'platform/preferences/NotificationSettingsScreen'),
  member('/User/Settings/Branding', 'Branding', 'Settings', 'users/branding/BrandingScreen'),
  member('/User/Settings/BrandingManagement', 'Manage branding', 'Settings', 'users/branding/BrandingManagementScreen'),

  member('/User/Business', 'Businesses', 'Business', 'users/businesses/BusinessesScreen', business),
  member('/User/Business/View', 'Business', 'Business', 'users/businesses/ViewBusinessScreen', business),
  member('/User/Business/Review', 'Review a business', 'Business', 'users/businesses/ReviewBusinessScreen', business),
  member('/User/Business/Edit', 'Edit a business', 'Business', 'users/businesses/EditBusinessScreen', business),
  member('/User/Business/AddBusiness', 'Add a business', 'Business', 'users/businesses/AddBusinessScreen', business),
  member('/User/Business/Members', 'Members', 'Business', 'users/businesses/MembersScreen', business),
  member('/User/Business/AddMember', 'Add a member', 'Business', 'users/businesses/AddMemberScreen', business),
  member('/User/Business/EditMember', 'Edit a member', 'Business', 'users/businesses/EditMemberScreen', business),
  member('/User/Business/ViewMember', 'Member', 'Business', 'users/businesses/ViewMemberScreen', business),

  member('/User/Help', 'Help', 'Help', 'platform/support-tickets/HelpScreen', { profiles: 'none-needed' }),
  member('/User/SupportTicket', 'Support request', 'Help', 'platform/support-tickets/SupportTicketScreen', {
    profiles: 'none-needed',
  }),

  member('/User/Favorites', 'Saved homes', 'Saved Homes', 'marketplace/favorites/FavoritesScreen', { profiles: 'none-needed' }),
  member('/User/SavedSearches', 'Saved searches', 'Saved Searches', 'marketplace/saved-searches/SavedSearchesScreen', {
    profiles: 'none-needed',
  }),

  member('/User/Leads', 'Leads', 'Leads', 'office/leads/LeadsScreen', ownerOrAgent),
  member('/User/Inquiries', 'Messages', 'Leads', 'marketplace/inquiries/InquiriesScreen'),
  member('/User/Enquiries', 'Messages', 'Leads', 'marketplace/inquiries/InquiriesScreen', { redirectTo: '/User/Inquiries' }),
  member('/User/Tours', 'Tours', 'Leads', 'marketplace/tours/ToursScreen'),
  member('/User/Viewings', 'Tours', 'Leads', 'marketplace/tours/ToursScreen', { redirectTo: '/User/Tours' }),

  member('/User/UpgradePlan', 'Plans for you', 'Plans', 'platform/plans/UpgradePlanScreen'),

  member('/User/Owners/ViewProperty', 'Property', 'Properties', 'pages/property/ViewPropertyScreen', owner),
  member(
    '/User/Owners/AddResidentialProperty',
    'Add a residential property',
    'Properties',
    'pages/property/AddResidentialPropertyScreen',
    owner,
  ),
  member(
    '/User/Owners/ManageResidentialProperty',
    'Edit a residential property',
    'Properties',
    'pages/property/ManageResidentialPropertyScreen',
    owner,
  ),
  member(
    '/User/Owners/AddCommercialProperty',
    'Add a commercial property',
    'Properties',
    'pages/property/AddCommercialPropertyScreen',
    owner,
  ),
  member(
    '/User/Owners/ManageCommercialProperty',
    'Edit a commercial property',
    'Properties',
    'pages/property/ManageCommercialPropertyScreen',
    owner,
  ),
  member('/User/Owners/AssignProperty', 'Assign a property', 'Properties', 'leasing/assignments/AssignPropertyScreen', owner),
  member('/User/Owners/MyProperties', 'My properties', 'Properties', 'pages/property/MyPropertiesScreen', owner),
  member('/User/Owners/AddUnits', 'Add units', 'Properties', 'properties/units/AddUnitsScreen', owner),
  member('/User/Owners/AddNewProperty', 'Add a property', 'Properties', 'pages/property/AddNewPropertyScreen', owner),
  member('/User/Owners/ListingFeeds', 'Listing feeds', 'Properties', 'marketplace/feeds/ListingFeedsScreen', owner),
  member('/User/Owners/ListedProperties', 'Listed properties', 'Properties', 'pages/property/ListedPropertiesScreen', owner),
  member(
    '/User/Owners/PartnershipProperties',
    'Partnership properties',
    'Properties',
    'properties/owners/PartnershipPropertiesScreen',
    owner,
  ),
  member('/User/Owners/ImportProperties', 'Import properties', 'Properties', 'properties/imports/ImportPropertiesScreen', owner),
  member('/User/Owners/ImportLeases', 'Import leases and tenants', 'Properties', 'leasing/lease-imports/ImportLeasesScreen', owner),
  member('/User/Agents/Properties', 'Properties', 'Properties', 'pages/property/AgentPropertiesScreen', agent),
  member('/User/Agents/ViewProperty', 'Property', 'Properties', 'pages/property/AgentViewPropertyScreen', agent),
  member('/User/Agents/EditProperty', 'Edit a property', 'Properties', 'pages/property/AgentEditPropertyScreen', agent),
  member('/User/Agents/AssignTenants', 'Move tenants in', 'Properties', 'leasing/assignments/AssignTenantsScreen', agent),
  member('/User/Agents/AssignedProperties', 'Assigned properties', 'Properties', 'pages/property/AssignedPropertiesScreen', agent),
  member('/User/Agents/MyProperties', 'My properties', 'Properties', 'pages/property/AgentMyPropertiesScreen', agent),
  member(
    '/User/Tenants/ConnectedProperties',
    'Connected properties',
    'Properties',
    'leasing/assignments/ConnectedPropertiesScreen',
    tenant,
  ),
  member('/User/Tenants/ViewProperty', 'Property', 'Properties', 'leasing/assignments/TenantViewPropertyScreen', tenant),
  member('/User/Tenants/Properties', 'Properties', 'Properties', 'leasing/assignments/TenantPropertiesScreen', tenant),
  member('/User/Properties', 'Properties', 'Properties', 'properties/properties/UserPropertiesScreen'),

  member('/User/Payments/Accounts', 'Payment accounts', 'Payments', 'payments/sub-accounts/AccountsScreen'),
  member('/User/Payments/CreateAccount', 'Create a payment account', 'Payments', 'payments/sub-accounts/CreateAccountScreen'),
  member('/User/Payments/AccountAgreement', 'Payment account agreement', 'Payments', 'payments/sub-accounts/AccountAgreementScreen'),
  member('/User/Payments/Invoices', 'Invoices', 'Payments', 'payments/invoices/InvoicesScreen'),
  member('/User/Payments/InvoiceItems', 'Invoice items', 'Payments', 'payments/invoice-items/InvoiceItemsScreen'),
  member('/User/Payments/CreateInvoiceItem', 'Create an invoice item', 'Payments', 'payments/invoice-items/CreateInvoiceItemScreen'),
  member('/User/Payments/ViewInvoiceItem', 'Invoice item', 'Payments', 'payments/invoice-items/ViewInvoiceItemScreen'),
  member('/User/Payments/CreateInvoice', 'Create an invoice', 'Payments', 'payments/invoices/CreateInvoiceScreen'),
  member('/User/Payments/PreviewInvoice', 'Preview of the invoice', 'Payments', 'payments/invoices/PreviewInvoiceScreen'),
  member('/User/Payments/ViewInvoice', 'Invoice', 'Payments', 'payments/invoices/ViewInvoiceScreen'),
  member('/User/Payments/Checkout', 'Pay', 'Payments', 'payments/payments/CheckoutScreen'),

  member('/User/Connections', 'Connections', 'Connections', 'people/connections/ConnectionsScreen'),
  member('/User/Connections/Owners', 'Owners', 'Connections', 'people/connections/ConnectedOwnersScreen'),
  member('/User/Connections/Agents', 'Agents', 'Connections', 'people/connections/ConnectedAgentsScreen'),
  member('/User/Connections/Tenants', 'Tenants', 'Connections', 'people/connections/ConnectedTenantsScreen'),
  member('/User/Connections/WithoutAccounts', 'Tenants without accounts', 'Connections', 'leasing/persons/PersonsScreen', owner),
  member('/User/Connections/View', 'Connection', 'Connections', 'people/connections/ViewConnectionScreen'),
  member('/User/Connections/SendInvite', 'Send an invitation', 'Connections', 'pages/invitation/SendInviteScreen'),

  member('/User/Owner-Profile', 'My profile', 'My Profile', 'identity/profiles/OwnerProfileScreen', owner),
  member('/User/Owner-Profile-Edit', 'Edit my profile', 'My Profile', 'identity/profiles/OwnerProfileEditScreen', owner),
  member('/User/Owner-Notifications', 'Notifications', 'Notifications', 'platform/notifications/OwnerNotificationsScreen', owner),
  member('/User/Owner-ViewNotifications', 'Notification', 'Notifications', 'pages/notification/OwnerViewNotificationsScreen', owner),
  member('/User/Owner-ViewNotofications', 'Notification', 'Notifications', 'pages/notification/OwnerViewNotificationsScreen', {
    ...owner,
    redirectTo: '/User/Owner-ViewNotifications',
  }),
  member('/User/Tenant-Profile', 'My profile', 'My Profile', 'identity/profiles/TenantProfileScreen', tenant),
  member('/User/Tenant-Profile-Edit', 'Edit my profile', 'My Profile', 'identity/profiles/TenantProfileEditScreen', tenant),
  member('/User/Tenant-Notifications', 'Notifications', 'Notifications', 'platform/notifications/TenantNotificationsScreen', tenant),
  member('/User/Tenant-ViewNotifications', 'Notification', 'Notifications', 'pages/notification/TenantViewNotificationsScreen', tenant),
  member('/User/Agent-Profile', 'My profile', 'My Profile', 'identity/profiles/AgentProfileScreen', agent),
  member('/User/Agent-Profile-Edit', 'Edit my profile', 'My Profile', 'identity/profiles/AgentProfileEditScreen', agent),
  member('/User/Agent-Notifications', 'Notifications', 'Notifications', 'platform/notifications/AgentNotificationsScreen', agent),
  member('/User/Agent-ViewNotifications', 'Notification', 'Notifications', 'pages/notification/AgentViewNotificationsScreen', agent),

  member('/User/Agreements/MyAgreements', 'My agreements', 'Agreements', 'agreements/agreements/MyAgreementsScreen'),
  member('/User/Agreements/Templates', 'Agreement templates', 'Agreements', 'agreements/templates/TemplatesScreen', ownerOrAgent),
  member('/User/Agreements/SendAgreement', 'Send an agreement', 'Agreements', 'agreements/agreements/SendAgreementScreen'),
  member('/User/Agreements/PreviewAgreement', 'Preview of the agreement', 'Agreements', 'agreements/agreements/PreviewAgreementScreen'),

  member('/User/Documents/MyDocuments', 'My documents', 'Documents', 'documents/documents/MyDocumentsScreen'),
  member('/User/Documents/ViewDocument', 'Document', 'Documents', 'documents/documents/ViewDocumentScreen'),
  member('/User/Documents/ShareDocument', 'Share a document', 'Documents', 'documents/sharing/ShareDocumentScreen'),
  member('/User/Documents/SharedDocuments', 'Shared documents', 'Documents', 'documents/sharing/SharedDocumentsScreen'),
  member('/User/Documents/SharedFolders', 'Shared folders', 'Documents', 'documents/sharing/SharedFoldersScreen'),
  member('/User/Documents/SharedUsers', 'Shared with', 'Documents', 'documents/sharing/SharedUsersScreen'),

  member('/User/Reports/ReportSettings', 'Reports', 'Reports', 'reports/reports/ReportSettingsScreen'),
  member('/User/Reports/PropertyReport', 'Property report', 'Reports', 'reports/reports/PropertyReportScreen'),
  member('/User/Reports/TransactionReport', 'Transaction report', 'Reports', 'reports/reports/TransactionReportScreen'),

  member('/User/Services', 'Services', 'Services', 'services/requests/ServicesScreen'),
  member('/User/ServicesInfo', 'About services', 'Services', 'services/requests/ServicesInfoScreen'),
  member('/User/CreateRequest', 'New service request', 'Services', 'services/requests/CreateRequestScreen'),
  member('/User/ServiceDetails', 'Service request', 'Services', 'services/requests/ServiceDetailsScreen'),

  member('/User/Applications', 'Applications', 'Applications', 'applications/applications/ApplicationsScreen'),
  member('/User/Applications/Form', 'Application form', 'Applications', 'applications/form/ApplicationFormScreen'),
  member('/User/Applications/ViewApplication', 'Application', 'Applications', 'applications/applications/ViewApplicationScreen'),
  member(
    '/User/Applications/CreateApplication',
    'Create an application',
    'Applications',
    'applications/applications/CreateApplicationScreen',
  ),

  visitor('*', 'Page not found', null, 'site/NotFoundScreen'),
] as const satisfies readonly RouteEntry[]

export type RoutePath = (typeof ROUTES)[number]['path']
