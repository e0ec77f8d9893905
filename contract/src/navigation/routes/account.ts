import { atOne, fixed, listed, ofBusiness, ofBusinessMember, ofField, ofOne, ofOneOrNone, withSearch } from '../addresses.ts'
import { business, businessMember, member, ownerOrAgent } from '../route.ts'

/** A person with their profiles, settings, businesses, saved homes, leads, questions and plan. */
export const accountRoutes = {
  dashboard: member('/User/Dashboard', fixed, 'Dashboard', {
    section: 'Dashboard',
    screen: 'office/dashboard/DashboardScreen',
    note: 'What needs your attention today, and how your business is doing.',
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
    note: 'The profiles on your account. Switch to another one, or add one.',
  }),
  contactInfo: member('/User/Profiles/ContactInfo', fixed, 'Contact details', {
    section: 'Profiles',
    screen: 'identity/profiles/ContactInfoScreen',
    isOfProfile: true,
    note: 'The phone numbers, email and address your connections can reach you at, for each profile. You decide which of them others see.',
  }),

  settings: member('/User/Settings', fixed, 'Settings', {
    section: 'Settings',
    screen: 'security/sign-in/SettingsScreen',
    note: 'All your account settings in one place: profile, security, notifications and branding.',
  }),
  profileSettings: member('/User/Settings/Profile', fixed, 'Profile settings', {
    section: 'Settings',
    screen: 'identity/profiles/ProfileSettingsScreen',
    isOfProfile: true,
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
      note: 'Six digits we ask for before anything that can’t be undone: marking an invoice as paid, changing a payment account or signing an agreement.',
    },
  ),
  changePassword: member('/User/Settings/ChangePassword', fixed, 'Change password', {
    section: 'Settings',
    screen: 'security/sign-in/ChangePasswordScreen',
    note: 'Change your password. You enter the current one first, and all your other devices are signed out.',
  }),
  changeEmail: member('/User/Settings/ChangeEmail', fixed, 'Change email', {
    section: 'Settings',
    screen: 'security/sign-in/ChangeEmailScreen',
    note: 'Change the email you sign in with. We send a link to the new address and a notice to the old one.',
  }),
  notificationSettings: member('/User/Settings/Notifications', fixed, 'Notification settings', {
    section: 'Settings',
    screen: 'platform/preferences/NotificationSettingsScreen',
    note: 'Choose what you want to hear about and how: on screen or by email, as it happens or once a day.',
  }),
  branding: member('/User/Settings/Branding', fixed, 'Branding', {
    section: 'Settings',
    screen: 'platform/branding/BrandingScreen',
    permission: 'branding:view',
    note: 'See how your emails and public pages look to others: with our design, with none or with your own.',
  }),
  brandingManagement: member('/User/Settings/BrandingManagement', fixed, 'Manage branding', {
    section: 'Settings',
    screen: 'platform/branding/BrandingManagementScreen',
    permission: 'branding:edit',
    note: 'Put your logo, colors, header and footer text on your emails and public pages, with a preview next to it.',
  }),

  businesses: member('/User/Business', listed, 'Businesses', {
    ...businessMember,
    section: 'Business',
    screen: 'people/businesses/BusinessesScreen',
    note: 'Your businesses: their status, their members, and whether others can find them.',
  }),
  viewBusiness: member('/User/Business/View', ofBusiness, 'Business', {
    ...businessMember,
    section: 'Business',
    screen: 'pages/business/ViewBusinessScreen',
    note: 'Everything about one business: names, license, description, photos, documents and members. List or unlist it here.',
  }),
  reviewBusiness: member('/User/Business/Review', ofOneOrNone, 'Review a business', {
    ...businessMember,
    section: 'Business',
    screen: 'people/businesses/ReviewBusinessScreen',
    note: 'A last look at everything you entered before the business is saved or listed.',
  }),
  editBusiness: member('/User/Business/Edit', ofField, 'Edit a business', {
    ...businessMember,
    section: 'Business',
    screen: 'people/businesses/EditBusinessScreen',
    note: 'Change the names, contact details, description and photos of a business.',
  }),
  addBusiness: member('/User/Business/AddBusiness', listed, 'Add a business', {
    ...business,
    section: 'Business',
    screen: 'people/businesses/AddBusinessScreen',
    note: 'Add a business with its legal name, the name it trades under, license and service areas.',
  }),
  businessMembers: member('/User/Business/Members', listed, 'Members', {
    ...businessMember,
    section: 'Business',
    screen: 'people/businesses/MembersScreen',
    note: 'Who works in the business, what each may see and do, and which invitations are still open.',
  }),
  addMember: member('/User/Business/AddMember', ofOneOrNone, 'Add a member', {
    ...businessMember,
    section: 'Business',
    screen: 'pages/business/AddMemberScreen',
    note: 'Invite someone by email and decide which properties and which areas they may work in.',
  }),
  editMember: member('/User/Business/EditMember', ofBusinessMember, 'Edit a member', {
    ...businessMember,
    section: 'Business',
    screen: 'pages/business/EditMemberScreen',
    note: 'Change what a member may see and do, or block their access.',
  }),
  viewMember: member('/User/Business/ViewMember', ofBusinessMember, 'Member', {
    ...businessMember,
    section: 'Business',
    screen: 'people/businesses/ViewMemberScreen',
    note: 'One member: their role, their properties, and what they have access to.',
  }),

  help: member('/User/Help', listed, 'Help', {
    profiles: 'none-needed',
    section: 'Help',
    screen: 'platform/support-tickets/HelpScreen',
    note: 'Your questions to us, our answers, and a form to ask something new.',
  }),
  supportTicket: member('/User/SupportTicket', ofOne, 'Support request', {
    profiles: 'none-needed',
    section: 'Help',
    screen: 'platform/support-tickets/SupportTicketScreen',
    note: 'One request with the whole conversation. Reply here, or close it once it’s resolved.',
  }),

  favorites: member('/User/Favorites', listed, 'Saved homes', {
    profiles: 'none-needed',
    section: 'Saved Homes',
    screen: 'marketplace/favorites/FavoritesScreen',
    note: 'The homes you saved, newest first, including those that are no longer listed.',
  }),
  savedSearches: member('/User/SavedSearches', listed, 'Saved searches', {
    profiles: 'none-needed',
    section: 'Saved Searches',
    screen: 'marketplace/saved-searches/SavedSearchesScreen',
    note: 'The searches you saved, what’s new in each, and whether we email you about it.',
  }),

  leads: member('/User/Leads', listed, 'Leads', {
    ...ownerOrAgent,
    section: 'Leads',
    screen: 'office/leads/LeadsScreen',
    permission: 'leads:view',
    note: 'Everyone who wrote to you or wants to tour a home, those waiting for you first. Answer them right here.',
  }),
  inquiries: member('/User/Inquiries', listed, 'Messages', {
    section: 'Leads',
    screen: 'marketplace/inquiries/InquiriesScreen',
    permission: 'leads:view',
    former: ['/User/Enquiries'],
    note: 'Messages people sent you from your public page or from a listing, unread ones first.',
  }),
  tours: member('/User/Tours', listed, 'Tours', {
    section: 'Leads',
    screen: 'marketplace/tours/ToursScreen',
    permission: 'leads:view',
    former: ['/User/Viewings'],
    note: 'Who wants to tour your homes, and when. Confirm a time, propose another or decline. Tours you requested are here, too.',
  }),

  upgradePlan: member('/User/UpgradePlan', fixed, 'Plans for you', {
    section: 'Plans',
    screen: 'platform/plans/UpgradePlanScreen',
    permission: 'plan:view',
    note: 'Your plan, how long it’s paid for and how much of it you’ve used. Request another one: you see the price and what happens next before you agree.',
  }),
} as const
