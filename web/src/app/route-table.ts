import type { AccountTypeName, ProfileTypeName } from '@keystead/contract/users/profiles/profile.values.ts'

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
  | 'Inbox'
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
  readonly accountTypes: 'any' | readonly AccountTypeName[]
  readonly section: Section | null
  /** File of the screen below `web/src`, without its ending; the component is named like it. */
  readonly screen: string
  /** Another spelling of an address leads to the one that we use. */
  readonly redirectTo?: string
}

type Limits = Partial<Pick<RouteEntry, 'profiles' | 'accountTypes' | 'redirectTo'>>

function visitor<const Path extends string>(path: Path, title: string, section: Section | null, screen: string): RouteEntry<Path> {
  return { path, title, access: 'public', layout: 'public', profiles: 'none-needed', accountTypes: 'any', section, screen }
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
  visitor('/Testimonials', 'Testimonials', 'About', 'common/testimonials/TestimonialsScreen'),
  visitor('/CreateTestimonial', 'Share your experience', 'About', 'common/testimonials/CreateTestimonialScreen'),
  visitor('/PrivacyPolicy', 'Privacy policy', null, 'site/PrivacyPolicyScreen'),
  visitor('/Terms', 'Terms and conditions', null, 'site/TermsScreen'),
  visitor('/ContactUs', 'Contact us', 'Contact Us', 'common/support-tickets/ContactUsScreen'),
  visitor('/Signin/:id?', 'Sign in', 'Sign In', 'users/accounts/SigninScreen'),
  visitor('/Signup/:id?', 'Sign up', 'Sign In', 'users/accounts/SignupScreen'),
  visitor('/oauth/callback', 'Signing you in', 'Sign In', 'users/accounts/OauthCallbackScreen'),
  visitor('/ForgotPassword', 'Forgot your password?', 'Sign In', 'users/accounts/ForgotPasswordScreen'),
  visitor('/ResetPassword/:id?', 'Choose a new password', 'Sign In', 'users/accounts/ResetPasswordScreen'),
  visitor('/ConfirmEmail/:id?', 'Confirm your email', 'Sign In', 'users/accounts/ConfirmEmailScreen'),
  visitor('/RenewListings/:id?', 'Renew your listings', null, 'assets/listing-life/RenewListingsScreen'),
  visitor('/Properties', 'Homes and spaces', 'Properties', 'assets/marketplace/PropertiesScreen'),
  visitor('/Properties/Compare', 'Compare homes', 'Properties', 'assets/marketplace/CompareScreen'),
  visitor('/Property/:id', 'Property', 'Properties', 'assets/marketplace/PropertyScreen'),
  visitor('/Favorites', 'Saved homes', 'Properties', 'assets/favorites/VisitorFavoritesScreen'),
  visitor('/StopAlerts/:id?', 'Stop mails about saved searches', null, 'assets/saved-searches/StopAlertsScreen'),
  visitor('/Viewing/:id?', 'Your viewing', 'Properties', 'assets/viewings/ViewingScreen'),
  visitor('/Invitation/:id?', 'Your invitation', null, 'users/invitations/InvitationScreen'),
  visitor('/Agents', 'Agents', null, 'users/directory/AgentsScreen'),
  visitor('/Agent/:id', 'Agent', null, 'users/directory/AgentScreen'),
  visitor('/Owner/:id', 'Owner', null, 'users/directory/OwnerScreen'),
  visitor('/Checkout/:id', 'Pay an invoice', null, 'payments/payments/PayByLinkScreen'),

  member('/User/Dashboard', 'Dashboard', 'Dashboard', 'dashboard/DashboardScreen'),
  member('/User/CreateProfile/:profiletype?', 'Create a profile', 'Profiles', 'users/profiles/CreateProfileScreen', {
    profiles: 'none-needed',
  }),
  member('/User/Profiles', 'Profiles', 'Profiles', 'users/profiles/ProfilesScreen'),
  member('/User/Profiles/ContactInfo', 'Contact details', 'Profiles', 'users/profiles/ContactInfoScreen'),

  member('/User/Settings', 'Settings', 'Settings', 'users/accounts/SettingsScreen'),
  member('/User/Settings/Profile', 'Profile settings', 'Settings', 'users/profiles/ProfileSettingsScreen'),
  member('/User/SecuritySettings', 'Security', 'Settings', 'users/accounts/SecuritySettingsScreen'),
  member('/User/Settings/SecurityPin', 'Security pin', 'Settings', 'users/security-pin/SecurityPinScreen'),
  member('/User/Settings/ChangePassword', 'Change password', 'Settings', 'users/accounts/ChangePasswordScreen'),
  member('/User/Settings/ChangeEmail', 'Change email', 'Settings', 'users/accounts/ChangeEmailScreen'),
  member('/User/Settings/Notifications', 'Notification settings', 'Settings', 'notifications/preferences/NotificationSettingsScreen'),
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

  member('/User/Help', 'Help', 'Help', 'common/support-tickets/HelpScreen', { profiles: 'none-needed' }),
  member('/User/SupportTicket', 'Support request', 'Help', 'common/support-tickets/SupportTicketScreen', {
    profiles: 'none-needed',
  }),

  member('/User/Favorites', 'Saved homes', 'Saved Homes', 'assets/favorites/FavoritesScreen', { profiles: 'none-needed' }),
  member('/User/SavedSearches', 'Saved searches', 'Saved Searches', 'assets/saved-searches/SavedSearchesScreen', {
    profiles: 'none-needed',
  }),

  member('/User/Enquiries', 'Enquiries', 'Inbox', 'users/enquiries/EnquiriesScreen'),
  member('/User/Viewings', 'Viewings', 'Inbox', 'assets/viewings/ViewingsScreen'),

  member('/User/UpgradePlan', 'Plans for you', 'Plans', 'plans/plans/UpgradePlanScreen'),

  member('/User/Owners/ViewProperty', 'Property', 'Properties', 'assets/properties/ViewPropertyScreen', owner),
  member(
    '/User/Owners/AddResidentialProperty',
    'Add a residential property',
    'Properties',
    'assets/properties/AddResidentialPropertyScreen',
    owner,
  ),
  member(
    '/User/Owners/ManageResidentialProperty',
    'Edit a residential property',
    'Properties',
    'assets/properties/ManageResidentialPropertyScreen',
    owner,
  ),
  member(
    '/User/Owners/AddCommercialProperty',
    'Add a commercial property',
    'Properties',
    'assets/properties/AddCommercialPropertyScreen',
    owner,
  ),
  member(
    '/User/Owners/ManageCommercialProperty',
    'Edit a commercial property',
    'Properties',
    'assets/properties/ManageCommercialPropertyScreen',
    owner,
  ),
  member('/User/Owners/AssignProperty', 'Assign a property', 'Properties', 'assets/assignments/AssignPropertyScreen', owner),
  member('/User/Owners/MyProperties', 'My properties', 'Properties', 'assets/properties/MyPropertiesScreen', owner),
  member('/User/Owners/AddUnits', 'Add units', 'Properties', 'assets/units/AddUnitsScreen', owner),
  member('/User/Owners/AddNewProperty', 'Add a property', 'Properties', 'assets/properties/AddNewPropertyScreen', owner),
  member('/User/Owners/ListingFeeds', 'Listing feeds', 'Properties', 'assets/feeds/ListingFeedsScreen', owner),
  member('/User/Owners/ListedProperties', 'Listed properties', 'Properties', 'assets/properties/ListedPropertiesScreen', owner),
  member('/User/Owners/PartnershipProperties', 'Partnership properties', 'Properties', 'assets/owners/PartnershipPropertiesScreen', owner),
  member('/User/Owners/ImportProperties', 'Import properties', 'Properties', 'assets/imports/ImportPropertiesScreen', owner),
  member('/User/Agents/Properties', 'Properties', 'Properties', 'assets/assignments/AgentPropertiesScreen', agent),
  member('/User/Agents/ViewProperty', 'Property', 'Properties', 'assets/assignments/AgentViewPropertyScreen', agent),
  member('/User/Agents/EditProperty', 'Edit a property', 'Properties', 'assets/properties/AgentEditPropertyScreen', agent),
  member('/User/Agents/AssignTenants', 'Move tenants in', 'Properties', 'assets/assignments/AssignTenantsScreen', agent),
  member('/User/Agents/AssignedProperties', 'Assigned properties', 'Properties', 'assets/assignments/AssignedPropertiesScreen', agent),
  member('/User/Agents/MyProperties', 'My properties', 'Properties', 'assets/assignments/AgentMyPropertiesScreen', agent),
  member('/User/Tenants/ConnectedProperties', 'Connected properties', 'Properties', 'assets/assignments/ConnectedPropertiesScreen', tenant),
  member('/User/Tenants/ViewProperty', 'Property', 'Properties', 'assets/assignments/TenantViewPropertyScreen', tenant),
  member('/User/Tenants/Properties', 'Properties', 'Properties', 'assets/assignments/TenantPropertiesScreen', tenant),
  member('/User/Properties', 'Properties', 'Properties', 'assets/properties/UserPropertiesScreen'),

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

  member('/User/Connections', 'Connections', 'Connections', 'users/connections/ConnectionsScreen'),
  member('/User/Connections/Owners', 'Owners', 'Connections', 'users/connections/ConnectedOwnersScreen'),
  member('/User/Connections/Agents', 'Agents', 'Connections', 'users/connections/ConnectedAgentsScreen'),
  member('/User/Connections/Tenants', 'Tenants', 'Connections', 'users/connections/ConnectedTenantsScreen'),
  member('/User/Connections/View', 'Connection', 'Connections', 'users/connections/ViewConnectionScreen'),
  member('/User/Connections/SendInvite', 'Send an invitation', 'Connections', 'users/connections/SendInviteScreen'),

  member('/User/Owner-Profile', 'My profile', 'My Profile', 'users/profiles/OwnerProfileScreen', owner),
  member('/User/Owner-Profile-Edit', 'Edit my profile', 'My Profile', 'users/profiles/OwnerProfileEditScreen', owner),
  member('/User/Owner-Notifications', 'Notifications', 'Notifications', 'notifications/notifications/OwnerNotificationsScreen', owner),
  member(
    '/User/Owner-ViewNotifications',
    'Notification',
    'Notifications',
    'notifications/notifications/OwnerViewNotificationsScreen',
    owner,
  ),
  member('/User/Owner-ViewNotofications', 'Notification', 'Notifications', 'notifications/notifications/OwnerViewNotificationsScreen', {
    ...owner,
    redirectTo: '/User/Owner-ViewNotifications',
  }),
  member('/User/Tenant-Profile', 'My profile', 'My Profile', 'users/profiles/TenantProfileScreen', tenant),
  member('/User/Tenant-Profile-Edit', 'Edit my profile', 'My Profile', 'users/profiles/TenantProfileEditScreen', tenant),
  member('/User/Tenant-Notifications', 'Notifications', 'Notifications', 'notifications/notifications/TenantNotificationsScreen', tenant),
  member(
    '/User/Tenant-ViewNotifications',
    'Notification',
    'Notifications',
    'notifications/notifications/TenantViewNotificationsScreen',
    tenant,
  ),
  member('/User/Agent-Profile', 'My profile', 'My Profile', 'users/profiles/AgentProfileScreen', agent),
  member('/User/Agent-Profile-Edit', 'Edit my profile', 'My Profile', 'users/profiles/AgentProfileEditScreen', agent),
  member('/User/Agent-Notifications', 'Notifications', 'Notifications', 'notifications/notifications/AgentNotificationsScreen', agent),
  member(
    '/User/Agent-ViewNotifications',
    'Notification',
    'Notifications',
    'notifications/notifications/AgentViewNotificationsScreen',
    agent,
  ),

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
