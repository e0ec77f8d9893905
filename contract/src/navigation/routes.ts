import {
  atOne,
  below,
  confirming,
  fixed,
  listed,
  ofOne,
  ofOneOrNone,
  signingIn,
  stopping,
  tabbed,
  unlinked,
  withSearch,
} from './addresses.ts'
import { agent, business, member, owner, ownerOrAgent, tenant, visitor } from './route.ts'

/*
 * Every address of the product, once: where it is, how it is built (`paths.tour(token)`), who may open it and what shows it. A screen's
 * file may not be written yet; its address then leads to LaterScreen, and the file alone changes that. A row that is renamed no
 * longer compiles where it is used; a path that changes leaves the old one in `former`.
 */
export const routes = {
  home: visitor('/', fixed, 'Home', {
    section: 'Home',
    screen: 'site/HomeScreen',
    isInSitemap: true,
    note: 'Find a home or a space by place, kind and price, and see what is new on the market.',
  }),
  homeByName: visitor('/Home', unlinked, 'Home', {
    section: 'Home',
    screen: 'site/HomeScreen',
    note: 'Find a home or a space by place, kind and price, and see what is new on the market.',
  }),
  aboutUs: visitor('/AboutUs', fixed, 'About us', {
    section: 'About',
    screen: 'site/AboutUsScreen',
    isInSitemap: true,
    note: 'Who is behind Keystead and what we care about: one place where owners, agents and tenants work on the same facts.',
  }),
  howItWorks: visitor('/HowItWorks', listed, 'How it works', {
    section: 'How It Works',
    screen: 'site/HowItWorksScreen',
    isInSitemap: true,
    note: 'A short walk through a home’s year, told three times: for its owner, for the agent and for the tenant. From the first listing to the last invoice, step by step.',
  }),
  plans: visitor('/Plans', fixed, 'Plans', {
    section: 'Plans',
    screen: 'site/PlansScreen',
    isInSitemap: true,
    note: 'The plans side by side: what each includes, what it costs by month and by year, and how paying for it works.',
  }),
  blog: visitor('/Blog', listed, 'Blog', {
    section: null,
    screen: 'site/BlogScreen',
    isInSitemap: true,
    note: 'Practical notes on renting, leasing and looking after homes. Short pieces, written by people who do it.',
  }),
  blogArticle: visitor('/Blog/:slug', below, 'Article', {
    section: null,
    screen: 'site/BlogArticleScreen',
    note: 'One article: its text, when it was written, how long it takes to read, and what to read next.',
  }),
  partners: visitor('/Partners', fixed, 'Partners', {
    section: 'Partners',
    screen: 'site/PartnersScreen',
    isInSitemap: true,
    note: 'The companies that Keystead works with, what each of them does for you, and how to become one.',
  }),
  testimonials: visitor('/Testimonials', listed, 'Testimonials', {
    section: 'About',
    screen: 'platform/testimonials/TestimonialsScreen',
    isInSitemap: true,
    note: 'What owners, agents and tenants say about working with Keystead, in their own words.',
  }),
  createTestimonial: visitor('/CreateTestimonial', fixed, 'Share your experience', {
    section: 'About',
    screen: 'platform/testimonials/CreateTestimonialScreen',
    note: 'Tell others how Keystead works for you, in 50 to 500 characters with your name and occupation. We read each one before it appears.',
  }),
  privacyPolicy: visitor('/PrivacyPolicy', fixed, 'Privacy policy', {
    section: null,
    screen: 'site/PrivacyPolicyScreen',
    isInSitemap: true,
    note: 'What we keep of you, why, for how long, and how to have it corrected or deleted. In plain words first, in legal words below.',
  }),
  terms: visitor('/Terms', fixed, 'Terms and conditions', {
    section: null,
    screen: 'site/TermsScreen',
    isInSitemap: true,
    note: 'The rules for using Keystead: your rights, our duties, and what happens when something goes wrong.',
  }),
  contactUs: visitor('/ContactUs', fixed, 'Contact us', {
    section: 'Contact Us',
    screen: 'platform/support-tickets/ContactUsScreen',
    isInSitemap: true,
    note: 'Write to us with a subject and a message, and get an answer by email. Our address, phone and hours will be here as well.',
  }),
  signin: visitor('/Signin/:id?', signingIn, 'Sign in', {
    section: 'Sign In',
    screen: 'security/sign-in/SigninScreen',
    note: 'Sign in with your email and password. Remember-me keeps you signed in for 30 days on this device.',
  }),
  signup: visitor('/Signup/:id?', signingIn, 'Sign up', {
    section: 'Sign In',
    screen: 'pages/signup/SignupScreen',
    note: 'Create an account in a few short steps: who you are, how you will use Keystead, and a password.',
  }),
  oauthCallback: visitor('/oauth/callback', fixed, 'Signing you in', {
    section: 'Sign In',
    screen: 'security/sign-in/OauthCallbackScreen',
    note: 'Where you come back to after signing in with another account of yours. It takes a moment, then you are where you wanted to be.',
  }),
  forgotPassword: visitor('/ForgotPassword', fixed, 'Forgot your password?', {
    section: 'Sign In',
    screen: 'security/sign-in/ForgotPasswordScreen',
    note: 'Give your email and get a link to choose a new password. The link works once, for 30 minutes.',
  }),
  resetPassword: visitor('/ResetPassword/:id?', below, 'Choose a new password', {
    section: 'Sign In',
    screen: 'security/sign-in/ResetPasswordScreen',
    note: 'Choose a new password with the link from our email. All other devices are signed out at that moment.',
  }),
  confirmEmail: visitor('/ConfirmEmail/:id?', confirming, 'Confirm your email', {
    section: 'Sign In',
    screen: 'security/sign-in/ConfirmEmailScreen',
    note: 'Where the links in our emails about your email lead: one press confirms the address, or undoes a change.',
  }),
  /** With the token of an email behind it. */
  renewListings: visitor('/RenewListings/:id?', below, 'Renew your listings', {
    section: null,
    screen: 'marketplace/listing-life/RenewListingsScreen',
    note: 'Where the links in emails about ending listings lead: one press keeps them on the market for another 90 days.',
  }),
  properties: visitor('/Properties', listed, 'Homes and spaces', {
    section: 'Properties',
    screen: 'pages/market/PropertiesScreen',
    isInSitemap: true,
    note: 'Search all listed homes and spaces, on a list and on a map, and narrow them by price, size, kind and amenities.',
  }),
  compareProperties: visitor('/Properties/Compare', fixed, 'Compare homes', {
    section: 'Properties',
    screen: 'marketplace/search/CompareScreen',
    note: 'Up to four homes side by side: what they cost, what they are, and what they have.',
  }),
  property: visitor('/Property/:id', below, 'Property', {
    section: 'Properties',
    screen: 'pages/market/PropertyScreen',
    note: 'One home or space: pictures, price, facts, where it is, and who lists it.',
  }),
  visitorFavorites: visitor('/Favorites', listed, 'Saved homes', {
    section: 'Properties',
    screen: 'marketplace/favorites/VisitorFavoritesScreen',
    note: 'The homes that you have saved in this browser. Sign in, and they are on all your devices.',
  }),
  /** With the token of an email behind it. */
  stopAlerts: visitor('/StopAlerts/:id?', stopping, 'Stop emails about saved searches', {
    section: null,
    screen: 'marketplace/saved-searches/StopAlertsScreen',
    note: 'Where the link in our emails about saved searches leads: one press, and no more of them come.',
  }),
  tour: visitor('/Tour/:id?', below, 'Your tour', {
    section: 'Properties',
    screen: 'marketplace/tours/TourScreen',
    former: ['/Viewing/:id?'],
    note: 'What became of your request to see a home: accept another time, add it to your calendar, or call it off.',
  }),
  /** With the token of an email behind it. */
  invitation: visitor('/Invitation/:id?', below, 'Your invitation', {
    section: null,
    screen: 'people/invitations/InvitationScreen',
    note: 'Where the link in an invitation leads: who invites you and why. Accept it, sign up with it, or decline.',
  }),
  agents: visitor('/Agents', listed, 'Agents', {
    section: null,
    screen: 'marketplace/directory/AgentsScreen',
    isInSitemap: true,
    note: 'Find a property manager or a leasing agent near you: where they work, what they do, and the homes they list.',
  }),
  agent: visitor('/Agent/:id', below, 'Agent', {
    section: null,
    screen: 'marketplace/directory/AgentScreen',
    note: 'An agent’s page: who they are, where they work, the homes they list, and how to reach them.',
  }),
  owner: visitor('/Owner/:id', below, 'Owner', {
    section: null,
    screen: 'marketplace/directory/OwnerScreen',
    note: 'An owner’s page: who they are, the homes they list, and how to reach them.',
  }),
  payByLink: visitor('/Checkout/:id', below, 'Pay an invoice', {
    section: null,
    screen: 'payments/payments/PayByLinkScreen',
    note: 'Pay an invoice with the link from your email, without an account. You see what the invoice is for, choose bank or card, and get a receipt.',
  }),

  dashboard: member('/User/Dashboard', fixed, 'Dashboard', {
    section: 'Dashboard',
    screen: 'office/dashboard/DashboardScreen',
    note: 'What needs you today, and how your business stands.',
  }),
  createProfile: member(
    '/User/CreateProfile/:profiletype?',
    (path) => (profileType?: string, returnTo?: string) => withSearch(atOne(path, profileType), { returnTo }),
    'Create a profile',
    {
      profiles: 'none-needed',
      section: 'Profiles',
      screen: 'identity/profiles/CreateProfileScreen',
      note: 'Add a profile as owner, agent or tenant. One account can hold several, and you switch between them in the user menu.',
    },
  ),
  profiles: member('/User/Profiles', fixed, 'Profiles', {
    section: 'Profiles',
    screen: 'identity/profiles/ProfilesScreen',
    note: 'Your profiles on this account. Switch to another one, or add one.',
  }),
  contactInfo: member('/User/Profiles/ContactInfo', fixed, 'Contact details', {
    section: 'Profiles',
    screen: 'identity/profiles/ContactInfoScreen',
    note: 'The phone numbers, email and address by which your connections reach you, kept for each profile. You decide which of them others see.',
  }),

  settings: member('/User/Settings', fixed, 'Settings', {
    section: 'Settings',
    screen: 'security/sign-in/SettingsScreen',
    note: 'Everything you can set for your account in one place: profile, security, notifications and branding.',
  }),
  profileSettings: member('/User/Settings/Profile', fixed, 'Profile settings', {
    section: 'Settings',
    screen: 'identity/profiles/ProfileSettingsScreen',
    note: 'Your name, picture, categories and what others read about you, for the profile you are using now.',
  }),
  securitySettings: member('/User/SecuritySettings', fixed, 'Security', {
    section: 'Settings',
    screen: 'security/sign-in/SecuritySettingsScreen',
    note: 'Where you are signed in, your password and security PIN, and a second factor. Sign out a lost device with one click.',
  }),
  securityPin: member(
    '/User/Settings/SecurityPin',
    (path) =>
      (search: { reset?: string } = {}) =>
        withSearch(path, search),
    'Security PIN',
    {
      section: 'Settings',
      screen: 'security/security-pin/SecurityPinScreen',
      note: 'Six digits that you are asked for before what cannot be undone: marking an invoice as paid, changing a payment account, signing an agreement.',
    },
  ),
  changePassword: member('/User/Settings/ChangePassword', fixed, 'Change password', {
    section: 'Settings',
    screen: 'security/sign-in/ChangePasswordScreen',
    note: 'Change your password. You give the current one first, and every other device is signed out.',
  }),
  changeEmail: member('/User/Settings/ChangeEmail', fixed, 'Change email', {
    section: 'Settings',
    screen: 'security/sign-in/ChangeEmailScreen',
    note: 'Change the email that you sign in with. A link goes to the new address, a notice to the old one.',
  }),
  notificationSettings: member('/User/Settings/Notifications', fixed, 'Notification settings', {
    section: 'Settings',
    screen: 'platform/preferences/NotificationSettingsScreen',
    note: 'Choose what you want to hear of and how: on screen, by email, at once or as a daily digest.',
  }),
  branding: member('/User/Settings/Branding', fixed, 'Branding', {
    section: 'Settings',
    screen: 'users/branding/BrandingScreen',
    note: 'See how your invoices, documents and emails look to others, with our design, with none, or with yours.',
  }),
  brandingManagement: member('/User/Settings/BrandingManagement', fixed, 'Manage branding', {
    section: 'Settings',
    screen: 'users/branding/BrandingManagementScreen',
    note: 'Put your logo, colors, header and footer text on invoices, documents and emails, with a preview beside it.',
  }),

  businesses: member('/User/Business', fixed, 'Businesses', {
    ...business,
    section: 'Business',
    screen: 'users/businesses/BusinessesScreen',
    note: 'Your businesses: their state, their members, and whether they are listed for others to find.',
  }),
  viewBusiness: member('/User/Business/View', ofOne, 'Business', {
    ...business,
    section: 'Business',
    screen: 'users/businesses/ViewBusinessScreen',
    note: 'One business whole: names, license, description, pictures and members. List or unlist it here.',
  }),
  reviewBusiness: member('/User/Business/Review', ofOne, 'Review a business', {
    ...business,
    section: 'Business',
    screen: 'users/businesses/ReviewBusinessScreen',
    note: 'A last look at everything you entered before the business is saved or listed.',
  }),
  editBusiness: member('/User/Business/Edit', ofOne, 'Edit a business', {
    ...business,
    section: 'Business',
    screen: 'users/businesses/EditBusinessScreen',
    note: 'Change the names, contact details, description and pictures of a business.',
  }),
  addBusiness: member('/User/Business/AddBusiness', fixed, 'Add a business', {
    ...business,
    section: 'Business',
    screen: 'users/businesses/AddBusinessScreen',
    note: 'Add a business with its legal name, the name it trades under, license and service areas.',
  }),
  businessMembers: member('/User/Business/Members', ofOneOrNone, 'Members', {
    ...business,
    section: 'Business',
    screen: 'users/businesses/MembersScreen',
    note: 'Who works in the business, what each may see and do, and which invitations are still open.',
  }),
  addMember: member('/User/Business/AddMember', ofOneOrNone, 'Add a member', {
    ...business,
    section: 'Business',
    screen: 'users/businesses/AddMemberScreen',
    note: 'Invite someone by email and decide which properties and which areas they may work in.',
  }),
  editMember: member('/User/Business/EditMember', ofOne, 'Edit a member', {
    ...business,
    section: 'Business',
    screen: 'users/businesses/EditMemberScreen',
    note: 'Change what a member may see and do, or block their access.',
  }),
  viewMember: member('/User/Business/ViewMember', ofOne, 'Member', {
    ...business,
    section: 'Business',
    screen: 'users/businesses/ViewMemberScreen',
    note: 'One member: their role, their properties, and what they have access to.',
  }),

  help: member('/User/Help', listed, 'Help', {
    profiles: 'none-needed',
    section: 'Help',
    screen: 'platform/support-tickets/HelpScreen',
    note: 'What you have asked us, what we answered, and the way to ask something new.',
  }),
  supportTicket: member('/User/SupportTicket', ofOne, 'Support request', {
    profiles: 'none-needed',
    section: 'Help',
    screen: 'platform/support-tickets/SupportTicketScreen',
    note: 'One request with everything that was said about it. Reply here, or close it when all is well.',
  }),

  favorites: member('/User/Favorites', listed, 'Saved homes', {
    profiles: 'none-needed',
    section: 'Saved Homes',
    screen: 'marketplace/favorites/FavoritesScreen',
    note: 'The homes that you have saved, the latest first, also those that are no longer listed.',
  }),
  savedSearches: member('/User/SavedSearches', listed, 'Saved searches', {
    profiles: 'none-needed',
    section: 'Saved Searches',
    screen: 'marketplace/saved-searches/SavedSearchesScreen',
    note: 'The searches that you have saved, what is new in each, and whether we write to you about it.',
  }),

  leads: member('/User/Leads', listed, 'Leads', {
    ...ownerOrAgent,
    section: 'Leads',
    screen: 'office/leads/LeadsScreen',
    note: 'Who wrote to you and who wants to see a home, what waits for you first. Answer each where it stands.',
  }),
  inquiries: member('/User/Inquiries', listed, 'Messages', {
    section: 'Leads',
    screen: 'marketplace/inquiries/InquiriesScreen',
    former: ['/User/Enquiries'],
    note: 'Messages that people wrote to you from your public page or from a listing, unread ones first.',
  }),
  tours: member('/User/Tours', listed, 'Tours', {
    section: 'Leads',
    screen: 'marketplace/tours/ToursScreen',
    former: ['/User/Viewings'],
    note: 'Who wants to see your homes and when. Confirm a time, propose another, or decline; what you have asked to see is here, too.',
  }),

  upgradePlan: member('/User/UpgradePlan', fixed, 'Plans for you', {
    section: 'Plans',
    screen: 'platform/plans/UpgradePlanScreen',
    note: 'Your plan, how long it is paid for and how much of it is used. Ask for another one: you see the price and what happens next before you agree.',
  }),

  viewProperty: member('/User/Owners/ViewProperty', tabbed, 'Property', {
    ...owner,
    section: 'Properties',
    screen: 'pages/property/ViewPropertyScreen',
    note: 'One of your properties: its facts, pictures, and what is still missing before it can be listed.',
  }),
  addResidentialProperty: member('/User/Owners/AddResidentialProperty', listed, 'Add a residential property', {
    ...owner,
    section: 'Properties',
    screen: 'pages/property/AddResidentialPropertyScreen',
    note: 'Describe a home, add pictures, and put it on the market.',
  }),
  manageResidentialProperty: member('/User/Owners/ManageResidentialProperty', ofOne, 'Edit a residential property', {
    ...owner,
    section: 'Properties',
    screen: 'pages/property/ManageResidentialPropertyScreen',
    note: 'Change what is said about a home, and its pictures.',
  }),
  addCommercialProperty: member('/User/Owners/AddCommercialProperty', listed, 'Add a commercial property', {
    ...owner,
    section: 'Properties',
    screen: 'pages/property/AddCommercialPropertyScreen',
    note: 'Describe a commercial space, add pictures, and put it on the market.',
  }),
  manageCommercialProperty: member('/User/Owners/ManageCommercialProperty', ofOne, 'Edit a commercial property', {
    ...owner,
    section: 'Properties',
    screen: 'pages/property/ManageCommercialPropertyScreen',
    note: 'Change what is said about a commercial space, and its pictures.',
  }),
  /** To an agent, or to tenants. `person`: chosen in the form already, where they can have it. */
  assignProperty: member(
    '/User/Owners/AssignProperty',
    (path) => (id?: string | null, to?: 'agent' | 'tenants', person?: string | null, draft?: string | null) =>
      withSearch(path, { id, to, person, draft }),
    'Assign a property',
    {
      ...owner,
      section: 'Properties',
      screen: 'leasing/assignments/AssignPropertyScreen',
      note: 'Give an agent or a tenant access to a property, from one day to another and only for what they need. Ending it takes the access away at once.',
    },
  ),
  myProperties: member('/User/Owners/MyProperties', listed, 'My properties', {
    ...owner,
    section: 'Properties',
    screen: 'pages/property/MyPropertiesScreen',
    note: 'All your properties, listed or not. Search them, sort them, and open one to work on it.',
  }),
  /** Of the building. */
  addUnits: member('/User/Owners/AddUnits', ofOne, 'Add units', {
    ...owner,
    section: 'Properties',
    screen: 'properties/units/AddUnitsScreen',
    note: 'Add up to fifty units to a building at once: their numbers, what they have in common, and then each as it differs.',
  }),
  addNewProperty: member('/User/Owners/AddNewProperty', fixed, 'Add a property', {
    ...owner,
    section: 'Properties',
    screen: 'pages/property/AddNewPropertyScreen',
    note: 'Start a new property: a home or a commercial space, typed in or from a file.',
  }),
  listingFeeds: member('/User/Owners/ListingFeeds', listed, 'Listing feeds', {
    ...owner,
    section: 'Properties',
    screen: 'marketplace/feeds/ListingFeedsScreen',
    note: 'Addresses where portals and your own website read your listings, and what each leaves out and why.',
  }),
  listedProperties: member('/User/Owners/ListedProperties', listed, 'Listed properties', {
    ...owner,
    section: 'Properties',
    screen: 'pages/property/ListedPropertiesScreen',
    note: 'Your properties that are on the market now.',
  }),
  partnershipProperties: member('/User/Owners/PartnershipProperties', listed, 'Partnership properties', {
    ...owner,
    section: 'Properties',
    screen: 'properties/owners/PartnershipPropertiesScreen',
    note: 'Properties that you own together with others: your share, who manages them, and what they bring in. Shares always add up to exactly 100 percent.',
  }),
  /** With an id: how that import runs, or its report. */
  importProperties: member('/User/Owners/ImportProperties', ofOneOrNone, 'Import properties', {
    ...owner,
    section: 'Properties',
    screen: 'properties/imports/ImportPropertiesScreen',
    note: 'Bring in many properties at once from a CSV file, with a preview of every problem before it starts.',
  }),
  importLeases: member('/User/Owners/ImportLeases', ofOneOrNone, 'Import leases and tenants', {
    ...owner,
    section: 'Properties',
    screen: 'leasing/lease-imports/ImportLeasesScreen',
    note: 'Bring in leases and the people who are in them from a CSV file, many at once. Tenants are written down, and nothing is sent to them.',
  }),
  agentProperties: member('/User/Agents/Properties', listed, 'Properties', {
    ...agent,
    section: 'Properties',
    screen: 'pages/property/AgentPropertiesScreen',
    note: 'Every property that owners have given you: now, soon, and before.',
  }),
  agentViewProperty: member('/User/Agents/ViewProperty', tabbed, 'Property', {
    ...agent,
    section: 'Properties',
    screen: 'pages/property/AgentViewPropertyScreen',
    note: 'One property you work on: its facts, its owner and tenants, and what your assignment lets you do.',
  }),
  agentEditProperty: member(
    '/User/Agents/EditProperty',
    (path) => (id: string, step?: string) => withSearch(path, { id, step }),
    'Edit a property',
    {
      ...agent,
      section: 'Properties',
      screen: 'pages/property/AgentEditPropertyScreen',
      note: 'Change what is said about a property that an owner has given you to list, and its pictures.',
    },
  ),
  agentAssignTenants: member(
    '/User/Agents/AssignTenants',
    (path) => (id?: string | null, draft?: string | null) => withSearch(path, { id, draft }),
    'Move tenants in',
    {
      ...agent,
      section: 'Properties',
      screen: 'leasing/assignments/AssignTenantsScreen',
      note: 'Move tenants into a home that you look after: who, from when, for how much, and how they share the rent.',
    },
  ),
  assignedProperties: member('/User/Agents/AssignedProperties', listed, 'Assigned properties', {
    ...agent,
    section: 'Properties',
    screen: 'pages/property/AssignedPropertiesScreen',
    note: 'What is in your hands now: each home, whether someone lives there, its owner, and your contract.',
  }),
  agentMyProperties: member('/User/Agents/MyProperties', listed, 'My properties', {
    ...agent,
    section: 'Properties',
    screen: 'pages/property/AgentMyPropertiesScreen',
    note: 'The properties that you may put on the market: which are listed, which are ready, and what the others miss.',
  }),
  connectedProperties: member('/User/Tenants/ConnectedProperties', listed, 'Connected properties', {
    ...tenant,
    section: 'Properties',
    screen: 'leasing/assignments/ConnectedPropertiesScreen',
    note: 'The homes you rent now, those you are about to move into, and those you rented before.',
  }),
  tenantViewProperty: member('/User/Tenants/ViewProperty', ofOne, 'Property', {
    ...tenant,
    section: 'Properties',
    screen: 'leasing/assignments/TenantViewPropertyScreen',
    note: 'The home you rent: its facts, your lease and your share of the rent, and whom to turn to.',
  }),
  tenantProperties: member('/User/Tenants/Properties', listed, 'Properties', {
    ...tenant,
    section: 'Properties',
    screen: 'leasing/assignments/TenantPropertiesScreen',
    note: 'What you rent now: your rent, your lease, and whom to turn to.',
  }),
  userProperties: member('/User/Properties', listed, 'Properties', {
    section: 'Properties',
    screen: 'properties/properties/UserPropertiesScreen',
    note: 'All properties of your active profile in one list, whatever your role in each.',
  }),

  paymentAccounts: member('/User/Payments/Accounts', fixed, 'Payment accounts', {
    section: 'Payments',
    screen: 'payments/sub-accounts/AccountsScreen',
    note: 'The accounts that rent is paid into, and how far each is: pending, processing, active or rejected, with the reason and what to do.',
  }),
  createPaymentAccount: member('/User/Payments/CreateAccount', fixed, 'Create a payment account', {
    section: 'Payments',
    screen: 'payments/sub-accounts/CreateAccountScreen',
    note: 'Set up an account to receive payments: who you are, your bank, and a check that takes a few days. Bank numbers go to the payment provider, not to us.',
  }),
  paymentAccountAgreement: member('/User/Payments/AccountAgreement', ofOneOrNone, 'Payment account agreement', {
    section: 'Payments',
    screen: 'payments/sub-accounts/AccountAgreementScreen',
    note: 'The payment provider’s terms for your account, to read and to accept, with the date on which you did.',
  }),
  invoices: member('/User/Payments/Invoices', listed, 'Invoices', {
    section: 'Payments',
    screen: 'payments/invoices/InvoicesScreen',
    note: 'Your invoices, sent and received: what is due, paid, late or on its way. Filter them by property, person and month.',
  }),
  invoiceItems: member('/User/Payments/InvoiceItems', listed, 'Invoice items', {
    section: 'Payments',
    screen: 'payments/invoice-items/InvoiceItemsScreen',
    note: 'The items you bill again and again, such as rent, parking or a late fee, ready to be put on an invoice.',
  }),
  createInvoiceItem: member('/User/Payments/CreateInvoiceItem', fixed, 'Create an invoice item', {
    section: 'Payments',
    screen: 'payments/invoice-items/CreateInvoiceItemScreen',
    note: 'Describe an item once, with its amount and what it is for in your books, and use it on any invoice.',
  }),
  viewInvoiceItem: member('/User/Payments/ViewInvoiceItem', ofOne, 'Invoice item', {
    section: 'Payments',
    screen: 'payments/invoice-items/ViewInvoiceItemScreen',
    note: 'One item: its amount, what it is for, and the invoices it was used on.',
  }),
  createInvoice: member('/User/Payments/CreateInvoice', fixed, 'Create an invoice', {
    section: 'Payments',
    screen: 'payments/invoices/CreateInvoiceScreen',
    note: 'Bill someone for rent or anything else: choose the property, the items and a due date, and look at it before it goes out.',
  }),
  previewInvoice: member('/User/Payments/PreviewInvoice', ofOne, 'Preview of the invoice', {
    section: 'Payments',
    screen: 'payments/invoices/PreviewInvoiceScreen',
    note: 'The invoice exactly as its recipient will see it, on screen and as a PDF. Change it, or make it final.',
  }),
  viewInvoice: member('/User/Payments/ViewInvoice', ofOne, 'Invoice', {
    section: 'Payments',
    screen: 'payments/invoices/ViewInvoiceScreen',
    note: 'One invoice with its items, payments and history. Send it, take it back while it is unpaid, or mark it as paid.',
  }),
  checkout: member('/User/Payments/Checkout', ofOne, 'Pay', {
    section: 'Payments',
    screen: 'payments/payments/CheckoutScreen',
    note: 'Pay an invoice by bank or by card. You see every fee before you agree, and the payment’s way to the other side afterwards.',
  }),

  connections: member('/User/Connections', listed, 'Connections', {
    section: 'Connections',
    screen: 'people/connections/ConnectionsScreen',
    note: 'The owners, agents and tenants you work with, and the invitations between you that still wait for an answer.',
  }),
  connectedOwners: member('/User/Connections/Owners', listed, 'Owners', {
    section: 'Connections',
    screen: 'people/connections/ConnectedOwnersScreen',
    note: 'The owners you are connected with, and their invitations to you.',
  }),
  connectedAgents: member('/User/Connections/Agents', listed, 'Agents', {
    section: 'Connections',
    screen: 'people/connections/ConnectedAgentsScreen',
    note: 'The agents you are connected with, and the invitations between you.',
  }),
  connectedTenants: member('/User/Connections/Tenants', listed, 'Tenants', {
    section: 'Connections',
    screen: 'people/connections/ConnectedTenantsScreen',
    note: 'The tenants you are connected with, and the invitations between you.',
  }),
  /** Tenants who have not joined. */
  persons: member('/User/Connections/WithoutAccounts', listed, 'Tenants without accounts', {
    ...owner,
    section: 'Connections',
    screen: 'leasing/persons/PersonsScreen',
    note: 'People whom you have written down as tenants and who have not joined: invite them all at once, correct them, or forget them.',
  }),
  /** `pages` are those of its properties and of its history. */
  connection: member(
    '/User/Connections/View',
    (path) =>
      (id: string, pages: { page?: number | null; history?: number | null } = {}) =>
        withSearch(path, { id, ...pages }),
    'Connection',
    {
      section: 'Connections',
      screen: 'people/connections/ViewConnectionScreen',
      note: 'One connection: who it is, how to reach them, the properties between you, and everything that has happened. Answer it, or end it.',
    },
  ),
  /** `type`, `person`, `asset` and `again` (a connection that is over) are filled in there. */
  sendInvite: member('/User/Connections/SendInvite', listed, 'Send an invitation', {
    section: 'Connections',
    screen: 'pages/invitation/SendInviteScreen',
    note: 'Invite owners, agents or tenants by email, one or many at once, whether or not they have an account yet. Both sides can end the connection at any time.',
  }),

  ownerProfile: member('/User/Owner-Profile', fixed, 'My profile', {
    ...owner,
    section: 'My Profile',
    screen: 'identity/profiles/OwnerProfileScreen',
    note: 'Your owner profile as others see it.',
  }),
  ownerProfileEdit: member('/User/Owner-Profile-Edit', fixed, 'Edit my profile', {
    ...owner,
    section: 'My Profile',
    screen: 'identity/profiles/OwnerProfileEditScreen',
    note: 'Change your name, picture and what others read about you as an owner.',
  }),
  ownerNotifications: member('/User/Owner-Notifications', listed, 'Notifications', {
    ...owner,
    section: 'Notifications',
    screen: 'platform/notifications/OwnerNotificationsScreen',
    note: 'Everything you were told: applications, payments, requests and messages, newest first. Each one leads to where it happened.',
  }),
  ownerViewNotifications: member('/User/Owner-ViewNotifications', ofOneOrNone, 'Notification', {
    ...owner,
    section: 'Notifications',
    screen: 'pages/notification/OwnerViewNotificationsScreen',
    former: ['/User/Owner-ViewNotofications'],
    note: 'One notification whole, with a link to what it is about.',
  }),
  tenantProfile: member('/User/Tenant-Profile', fixed, 'My profile', {
    ...tenant,
    section: 'My Profile',
    screen: 'identity/profiles/TenantProfileScreen',
    note: 'Your tenant profile as owners and agents see it.',
  }),
  tenantProfileEdit: member('/User/Tenant-Profile-Edit', fixed, 'Edit my profile', {
    ...tenant,
    section: 'My Profile',
    screen: 'identity/profiles/TenantProfileEditScreen',
    note: 'Change your name, picture and what owners and agents read about you.',
  }),
  tenantNotifications: member('/User/Tenant-Notifications', listed, 'Notifications', {
    ...tenant,
    section: 'Notifications',
    screen: 'platform/notifications/TenantNotificationsScreen',
    note: 'Everything you were told: invoices, agreements to sign, answers to your requests, newest first.',
  }),
  tenantViewNotifications: member('/User/Tenant-ViewNotifications', ofOneOrNone, 'Notification', {
    ...tenant,
    section: 'Notifications',
    screen: 'pages/notification/TenantViewNotificationsScreen',
    note: 'One notification whole, with a link to what it is about.',
  }),
  agentProfile: member('/User/Agent-Profile', fixed, 'My profile', {
    ...agent,
    section: 'My Profile',
    screen: 'identity/profiles/AgentProfileScreen',
    note: 'Your agent profile as owners and tenants see it.',
  }),
  agentProfileEdit: member('/User/Agent-Profile-Edit', fixed, 'Edit my profile', {
    ...agent,
    section: 'My Profile',
    screen: 'identity/profiles/AgentProfileEditScreen',
    note: 'Change your name, picture, license and what others read about you as an agent.',
  }),
  agentNotifications: member('/User/Agent-Notifications', listed, 'Notifications', {
    ...agent,
    section: 'Notifications',
    screen: 'platform/notifications/AgentNotificationsScreen',
    note: 'Everything you were told: new assignments, applications, requests and payments, newest first.',
  }),
  agentViewNotifications: member('/User/Agent-ViewNotifications', ofOneOrNone, 'Notification', {
    ...agent,
    section: 'Notifications',
    screen: 'pages/notification/AgentViewNotificationsScreen',
    note: 'One notification whole, with a link to what it is about.',
  }),

  myAgreements: member('/User/Agreements/MyAgreements', listed, 'My agreements', {
    section: 'Agreements',
    screen: 'agreements/agreements/MyAgreementsScreen',
    note: 'Your leases and other agreements: drafts, those that wait for a signature, and those in force. Signed files are sealed and stay readable for both sides.',
  }),
  agreementTemplates: member('/User/Agreements/Templates', listed, 'Agreement templates', {
    ...ownerOrAgent,
    section: 'Agreements',
    screen: 'agreements/templates/TemplatesScreen',
    note: 'Agreements that you use often, with fields that fill themselves from the property and the people.',
  }),
  sendAgreement: member('/User/Agreements/SendAgreement', ofOneOrNone, 'Send an agreement', {
    section: 'Agreements',
    screen: 'agreements/agreements/SendAgreementScreen',
    note: 'Choose a template, the property and who has to sign in which order, and send it. Everyone signs on screen, on any device.',
  }),
  previewAgreement: member('/User/Agreements/PreviewAgreement', ofOne, 'Preview of the agreement', {
    section: 'Agreements',
    screen: 'agreements/agreements/PreviewAgreementScreen',
    note: 'The agreement with all its fields filled in, exactly as it will be signed.',
  }),

  myDocuments: member('/User/Documents/MyDocuments', listed, 'My documents', {
    section: 'Documents',
    screen: 'documents/documents/MyDocumentsScreen',
    note: 'Your files in folders: leases, inspections, insurance, receipts. Upload, sort, and find them by name.',
  }),
  viewDocument: member('/User/Documents/ViewDocument', ofOne, 'Document', {
    section: 'Documents',
    screen: 'documents/documents/ViewDocumentScreen',
    note: 'Read a document on screen, see its versions and who else can open it.',
  }),
  shareDocument: member('/User/Documents/ShareDocument', ofOne, 'Share a document', {
    section: 'Documents',
    screen: 'documents/sharing/ShareDocumentScreen',
    note: 'Share a document or a folder with someone, to read or to edit, and until when you like.',
  }),
  sharedDocuments: member('/User/Documents/SharedDocuments', listed, 'Shared documents', {
    section: 'Documents',
    screen: 'documents/sharing/SharedDocumentsScreen',
    note: 'Documents that others share with you, and those that you share. Access can be taken back at any time.',
  }),
  sharedFolders: member('/User/Documents/SharedFolders', listed, 'Shared folders', {
    section: 'Documents',
    screen: 'documents/sharing/SharedFoldersScreen',
    note: 'Folders that others share with you, with everything in them.',
  }),
  sharedUsers: member('/User/Documents/SharedUsers', ofOne, 'Shared with', {
    section: 'Documents',
    screen: 'documents/sharing/SharedUsersScreen',
    note: 'Who can open a document, since when and until when. Take the access away with one click.',
  }),

  reportSettings: member('/User/Reports/ReportSettings', fixed, 'Reports', {
    section: 'Reports',
    screen: 'reports/reports/ReportSettingsScreen',
    note: 'Choose a report, its properties and its time, and get it on screen, as a PDF or as a CSV.',
  }),
  propertyReport: member('/User/Reports/PropertyReport', listed, 'Property report', {
    section: 'Reports',
    screen: 'reports/reports/PropertyReportScreen',
    note: 'How your properties do: occupancy, rent, what each earned and cost, month by month.',
  }),
  transactionReport: member('/User/Reports/TransactionReport', listed, 'Transaction report', {
    section: 'Reports',
    screen: 'reports/reports/TransactionReportScreen',
    note: 'Every payment in and out, by property and by person, ready for your bookkeeping.',
  }),

  services: member('/User/Services', listed, 'Services', {
    section: 'Services',
    screen: 'services/requests/ServicesScreen',
    note: 'Repairs and other requests for your homes: what is open, who works on it, and when it will be done.',
  }),
  servicesInfo: member('/User/ServicesInfo', fixed, 'About services', {
    section: 'Services',
    screen: 'services/requests/ServicesInfoScreen',
    note: 'Which services you can ask for, who takes care of each, and what to do in an emergency.',
  }),
  createRequest: member('/User/CreateRequest', fixed, 'New service request', {
    section: 'Services',
    screen: 'services/requests/CreateRequestScreen',
    note: 'Ask for a repair or another service: what it is, how urgent, pictures, and when someone may come in.',
  }),
  serviceDetails: member('/User/ServiceDetails', ofOne, 'Service request', {
    section: 'Services',
    screen: 'services/requests/ServiceDetailsScreen',
    note: 'One request: what was said, who comes when, what it costs, and whether it is done.',
  }),

  applications: member('/User/Applications', listed, 'Applications', {
    section: 'Applications',
    screen: 'applications/applications/ApplicationsScreen',
    note: 'Rental applications that you sent or received, and how far each of them is.',
  }),
  applicationForm: member('/User/Applications/Form', ofOne, 'Application form', {
    section: 'Applications',
    screen: 'applications/form/ApplicationFormScreen',
    note: 'Apply for a home, section by section: personal, identity, residence and employment. Leave at any point and go on later.',
  }),
  viewApplication: member('/User/Applications/ViewApplication', ofOne, 'Application', {
    section: 'Applications',
    screen: 'applications/applications/ViewApplicationScreen',
    note: 'One application with its documents and, with the applicant’s consent, its background check. Accept it, accept it with conditions, or decline it.',
  }),
  createApplication: member('/User/Applications/CreateApplication', fixed, 'Create an application', {
    section: 'Applications',
    screen: 'applications/applications/CreateApplicationScreen',
    note: 'Invite someone to apply for a home: choose the property, what you want to know, and who pays for the check.',
  }),

  notFound: visitor('*', unlinked, 'Page not found', {
    section: null,
    screen: 'site/NotFoundScreen',
    note: 'Shown where no page is.',
  }),
} as const
