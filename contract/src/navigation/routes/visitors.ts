import { below, confirming, fixed, listed, signingIn, stopping, unlinked } from '../addresses.ts'
import { visitor } from '../route.ts'

/** Pages that everyone may open. */
export const visitorsRoutes = {
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
    note: 'What we keep about you, why, for how long, and how to have it corrected or deleted. Each part starts with a plain summary.',
  }),
  terms: visitor('/Terms', fixed, 'Terms and conditions', {
    section: null,
    screen: 'site/TermsScreen',
    isInSitemap: true,
    note: 'The rules for using Keystead: your rights, our duties, and what happens when something goes wrong.',
  }),
  stateLaws: visitor('/docs/law', fixed, 'Rental law by state', {
    section: null,
    screen: 'places/state-law/StateLawsScreen',
    isInSitemap: true,
    note: 'What the law of each state says about notices, deposits, fees and disclosures, with the statute and the day we checked it.',
  }),
  stateLaw: visitor('/docs/law/:state', below, 'Rental law of a state', {
    section: null,
    screen: 'places/state-law/StateLawScreen',
    note: 'Notices, deposits, fees and disclosures in one state, topic by topic, with statutes. Where we are not certain, it says so.',
  }),
  contactUs: visitor('/ContactUs', fixed, 'Contact us', {
    section: 'Contact Us',
    screen: 'platform/support-tickets/ContactUsScreen',
    isInSitemap: true,
    note: 'Write to us with a subject and a message, and get an answer by email. Our address and phone number are here, too.',
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
    note: 'Where you return after signing in with another account. It takes a moment, and then you’re back where you started.',
  }),
  forgotPassword: visitor('/ForgotPassword', fixed, 'Forgot your password?', {
    section: 'Sign In',
    screen: 'security/sign-in/ForgotPasswordScreen',
    note: 'Enter your email to get a link to choose a new password. The link works once, for 30 minutes.',
  }),
  resetPassword: visitor('/ResetPassword/:id?', below, 'Choose a new password', {
    section: 'Sign In',
    screen: 'security/sign-in/ResetPasswordScreen',
    note: 'Choose a new password with the link from our email. Every device is signed out.',
  }),
  confirmEmail: visitor('/ConfirmEmail/:id?', confirming, 'Confirm your email', {
    section: 'Sign In',
    screen: 'security/sign-in/ConfirmEmailScreen',
    note: 'Where the links in our emails about your email lead: one click confirms the address or undoes a change.',
  }),
  /** With the token of an email behind it. */
  renewListings: visitor('/RenewListings/:id?', below, 'Renew your listings', {
    section: null,
    screen: 'marketplace/listing-life/RenewListingsScreen',
    note: 'Where the links in emails about ending listings lead: one click keeps them on the market for another 90 days.',
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
    note: 'One home or space: photos, price, facts, where it is, and who lists it.',
  }),
  visitorFavorites: visitor('/Favorites', listed, 'Saved homes', {
    section: 'Properties',
    screen: 'marketplace/favorites/VisitorFavoritesScreen',
    note: 'The homes you saved in this browser. Sign in to see them on all your devices.',
  }),
  /** With the token of an email behind it. */
  stopAlerts: visitor('/StopAlerts/:id?', stopping, 'Stop emails about saved searches', {
    section: null,
    screen: 'marketplace/saved-searches/StopAlertsScreen',
    note: 'Where the link in our emails about saved searches leads: one click stops them.',
  }),
  tour: visitor('/Tour/:id?', below, 'Your tour', {
    section: 'Properties',
    screen: 'marketplace/tours/TourScreen',
    former: ['/Viewing/:id?'],
    note: 'The status of your tour request: accept another time, add the tour to your calendar, or cancel it.',
  }),
  /** With the token of an email behind it. */
  invitation: visitor('/Invitation/:id?', below, 'Your invitation', {
    section: null,
    screen: 'people/invitations/InvitationScreen',
    note: 'Where the link in an invitation leads: who invites you and why. Accept it, sign up with it, or decline.',
  }),
  /** With the token of an email behind it. */
  joinBusiness: visitor('/JoinBusiness/:id?', below, 'Join a business', {
    section: null,
    screen: 'people/businesses/JoinBusinessScreen',
    note: 'Where the link in an invitation to a business leads: which business, in which role, and who invites you. Accept it, or decline.',
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
  sharedByLink: visitor('/Shared/:id', below, 'Shared with you', {
    section: null,
    screen: 'documents/sharing/SharedByLinkScreen',
    note: 'The document or folder behind the link of an email, without an account: read it, or save it where you may.',
  }),
  sharedRenterProfile: visitor('/RenterProfile/:id', below, 'A renter’s profile', {
    section: null,
    screen: 'applications/renter-profile/SharedRenterProfileScreen',
    note: 'What a renter says of themselves, behind the link that they gave you, without an account. They see by whom it was opened.',
  }),
  giveReference: visitor('/Reference/:id', below, 'Give a reference', {
    section: null,
    screen: 'applications/references/GiveReferenceScreen',
    note: 'Where the link in an email about a reference leads: who asks and about whom. Answer a few questions, or say that you won’t.',
  }),
  takeForm: visitor('/Apply/:id', below, 'A rental application for you', {
    section: null,
    screen: 'applications/applications/TakeFormScreen',
    note: 'Where the link in an email about an application leads: who asks you to fill in a form, and for which home. Sign in or sign up, then take it.',
  }),
  signByLink: visitor('/Sign/:id', below, 'Sign an agreement', {
    section: null,
    screen: 'agreements/signing/SignByLinkScreen',
    note: 'The agreement behind the link of your email, without an account: read it, sign it or decline it, and get your copy.',
  }),
  checkAgreement: visitor('/CheckAgreement', fixed, 'Check a signed agreement', {
    section: null,
    screen: 'agreements/signing/CheckAgreementScreen',
    note: 'Choose the file of a signed agreement, and learn whether it is unchanged and who signed it. The file stays with you.',
  }),
  payByLink: visitor('/Checkout/:id', below, 'Your invoice', {
    section: null,
    screen: 'money/payments/PayByLinkScreen',
    note: 'The invoice behind the link of your email, without an account: what it is for, what is due, and what became of your payments.',
  }),
} as const
