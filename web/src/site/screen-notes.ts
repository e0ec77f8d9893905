import type { RoutePath } from '../navigation/route-table.ts'

/*
 * What each screen is for, in the words of the product. LaterScreen shows them until the screen is there, and the
 * documentation lists them. Apart from the table, so that no page loads them for nothing.
 */
export const SCREEN_NOTES: Record<RoutePath, string> = {
  '/': 'Find a home or a space by place, kind and price, and see what is new on the market.',
  '/Home': 'Find a home or a space by place, kind and price, and see what is new on the market.',
  '/AboutUs': 'Who is behind Keystead and what we care about: one place where owners, agents and tenants work on the same facts.',
  '/HowItWorks':
    'A short walk through a home’s year, told three times: for its owner, for the agent and for the tenant. From the first listing to the last invoice, step by step.',
  '/Plans': 'The plans side by side: what each includes, what it costs by month and by year, and how paying for it works.',
  '/Blog': 'Practical notes on renting, letting and looking after homes. Short pieces, written by people who do it.',
  '/Blog/:slug': 'One article: its text, when it was written, how long it takes to read, and what to read next.',
  '/Partners': 'The companies that Keystead works with, what each of them does for you, and how to become one.',
  '/Testimonials': 'What owners, agents and tenants say about working with Keystead, in their own words.',
  '/CreateTestimonial':
    'Tell others how Keystead works for you, in 50 to 500 characters with your name and occupation. We read each one before it appears.',
  '/PrivacyPolicy':
    'What we keep of you, why, for how long, and how to have it corrected or deleted. In plain words first, in legal words below.',
  '/Terms': 'The rules for using Keystead: your rights, our duties, and what happens when something goes wrong.',
  '/ContactUs': 'Write to us with a subject and a message, and get an answer by email. Our address, phone and hours will be here as well.',
  '/Signin/:id?': 'Sign in with your email and password. Remember-me keeps you signed in for 30 days on this device.',
  '/Signup/:id?': 'Create an account in a few short steps: who you are, how you will use Keystead, and a password.',
  '/oauth/callback':
    'Where you come back to after signing in with another account of yours. It takes a moment, then you are where you wanted to be.',
  '/ForgotPassword': 'Give your email and get a link to choose a new password. The link works once, for 30 minutes.',
  '/ResetPassword/:id?': 'Choose a new password with the link from our email. All other devices are signed out at that moment.',
  '/ConfirmEmail/:id?': 'Where the links in our emails about your email lead: one press confirms the address, or undoes a change.',
  '/RenewListings/:id?': 'Where the links in emails about ending listings lead: one press keeps them on the market for another 90 days.',
  '/Properties': 'Search all listed homes and spaces, on a list and on a map, and narrow them by price, size, kind and amenities.',
  '/Properties/Compare': 'Up to four homes side by side: what they cost, what they are, and what they have.',
  '/Property/:id': 'One home or space: pictures, price, facts, where it is, and who lists it.',
  '/Favorites': 'The homes that you have saved in this browser. Sign in, and they are on all your devices.',
  '/StopAlerts/:id?': 'Where the link in our emails about saved searches leads: one press, and no more of them come.',
  '/Tour/:id?': 'What became of your request to see a home: accept another time, add it to your calendar, or call it off.',
  '/Viewing/:id?': 'What became of your request to see a home: accept another time, add it to your calendar, or call it off.',
  '/Invitation/:id?': 'Where the link in an invitation leads: who invites you and why. Accept it, sign up with it, or decline.',
  '/Agents': 'Find a property manager or a leasing agent near you: where they work, what they do, and the homes they list.',
  '/Agent/:id': 'An agent’s page: who they are, where they work, the homes they list, and how to reach them.',
  '/Owner/:id': 'An owner’s page: who they are, the homes they list, and how to reach them.',
  '/Checkout/:id':
    'Pay an invoice with the link from your email, without an account. You see what the invoice is for, choose bank or card, and get a receipt.',

  '/User/Dashboard': 'What needs you today, and how your business stands.',
  '/User/CreateProfile/:profiletype?':
    'Add a profile as owner, agent or tenant. One account can hold several, and you switch between them in the user menu.',
  '/User/Profiles': 'Your profiles on this account. Switch to another one, or add one.',
  '/User/Profiles/ContactInfo':
    'The phone numbers, email and address by which your connections reach you, kept for each profile. You decide which of them others see.',

  '/User/Settings': 'Everything you can set for your account in one place: profile, security, notifications and branding.',
  '/User/Settings/Profile': 'Your name, picture, categories and what others read about you, for the profile you are using now.',
  '/User/SecuritySettings':
    'Where you are signed in, your password and security pin, and a second factor. Sign out a lost device with one click.',
  '/User/Settings/SecurityPin':
    'Six digits that you are asked for before what cannot be undone: marking an invoice as paid, changing a payment account, signing an agreement.',
  '/User/Settings/ChangePassword': 'Change your password. You give the current one first, and every other device is signed out.',
  '/User/Settings/ChangeEmail': 'Change the email that you sign in with. A link goes to the new address, a notice to the old one.',
  '/User/Settings/Notifications': 'Choose what you want to hear of and how: on screen, by email, at once or as a daily digest.',
  '/User/Settings/Branding': 'See how your invoices, documents and emails look to others, with our design, with none, or with yours.',
  '/User/Settings/BrandingManagement':
    'Put your logo, colors, header and footer text on invoices, documents and emails, with a preview beside it.',

  '/User/Business': 'Your businesses: their state, their members, and whether they are listed for others to find.',
  '/User/Business/View': 'One business whole: names, license, description, pictures and members. List or unlist it here.',
  '/User/Business/Review': 'A last look at everything you entered before the business is saved or listed.',
  '/User/Business/Edit': 'Change the names, contact details, description and pictures of a business.',
  '/User/Business/AddBusiness': 'Add a business with its legal name, the name it trades under, license and service areas.',
  '/User/Business/Members': 'Who works in the business, what each may see and do, and which invitations are still open.',
  '/User/Business/AddMember': 'Invite somebody by email and decide which properties and which areas they may work in.',
  '/User/Business/EditMember': 'Change what a member may see and do, or block their access.',
  '/User/Business/ViewMember': 'One member: their role, their properties, and what they have access to.',

  '/User/Help': 'What you have asked us, what we answered, and the way to ask something new.',
  '/User/SupportTicket': 'One request with everything that was said about it. Reply here, or close it when all is well.',
  '/User/Favorites': 'The homes that you have saved, the latest first, also those that are no longer listed.',
  '/User/SavedSearches': 'The searches that you have saved, what is new in each, and whether we write to you about it.',
  '/User/Leads': 'Who wrote to you and who wants to see a home, what waits for you first. Answer each where it stands.',
  '/User/Inquiries': 'Messages that people wrote to you from your public page or from a listing, unread ones first.',
  '/User/Enquiries': 'Messages that people wrote to you from your public page or from a listing, unread ones first.',
  '/User/Tours':
    'Who wants to see your homes and when. Confirm a time, propose another, or decline; what you have asked to see is here, too.',
  '/User/Viewings':
    'Who wants to see your homes and when. Confirm a time, propose another, or decline; what you have asked to see is here, too.',
  '/User/UpgradePlan':
    'Your plan, how long it is paid for and how much of it is used. Ask for another one: you see the price and what happens next before you agree.',

  '/User/Owners/ViewProperty': 'One of your properties: its facts, pictures, and what is still missing before it can be listed.',
  '/User/Owners/AddResidentialProperty': 'Describe a home, add pictures, and put it on the market.',
  '/User/Owners/ManageResidentialProperty': 'Change what is said about a home, and its pictures.',
  '/User/Owners/AddCommercialProperty': 'Describe a commercial space, add pictures, and put it on the market.',
  '/User/Owners/ManageCommercialProperty': 'Change what is said about a commercial space, and its pictures.',
  '/User/Owners/AssignProperty':
    'Give an agent or a tenant access to a property, from one day to another and only for what they need. Ending it takes the access away at once.',
  '/User/Owners/MyProperties': 'All your properties, listed or not. Search them, sort them, and open one to work on it.',
  '/User/Owners/AddUnits':
    'Add up to fifty units to a building at once: their numbers, what they have in common, and then each as it differs.',
  '/User/Owners/AddNewProperty': 'Start a new property: a home or a commercial space, typed in or from a file.',
  '/User/Owners/ListingFeeds': 'Addresses where portals and your own website read your listings, and what each leaves out and why.',
  '/User/Owners/ListedProperties': 'Your properties that are on the market now.',
  '/User/Owners/PartnershipProperties':
    'Properties that you own together with others: your share, who manages them, and what they bring in. Shares always add up to exactly 100 percent.',
  '/User/Owners/ImportProperties': 'Bring in many properties at once from a CSV file, with a preview of every problem before it starts.',
  '/User/Owners/ImportLeases':
    'Bring in leases and the people who are in them from a CSV file, many at once. Tenants are written down, and nothing is sent to them.',
  '/User/Agents/Properties': 'Every property that owners have given you: now, soon, and before.',
  '/User/Agents/ViewProperty': 'One property you work on: its facts, its owner and tenants, and what your assignment lets you do.',
  '/User/Agents/EditProperty': 'Change what is said about a property that an owner has given you to list, and its pictures.',
  '/User/Agents/AssignTenants': 'Move tenants into a home that you look after: who, from when, for how much, and how they share the rent.',
  '/User/Agents/AssignedProperties': 'What is in your hands now: each home, whether someone lives there, its owner, and your contract.',
  '/User/Agents/MyProperties':
    'The properties that you may put on the market: which are listed, which are ready, and what the others miss.',
  '/User/Tenants/ConnectedProperties': 'The homes you rent now, those you are about to move into, and those you rented before.',
  '/User/Tenants/ViewProperty': 'The home you rent: its facts, your lease and your share of the rent, and whom to turn to.',
  '/User/Tenants/Properties': 'What you rent now: your rent, your lease, and whom to turn to.',
  '/User/Properties': 'All properties of your active profile in one list, whatever your role in each.',

  '/User/Payments/Accounts':
    'The accounts that rent is paid into, and how far each is: pending, processing, active or rejected, with the reason and what to do.',
  '/User/Payments/CreateAccount':
    'Set up an account to receive payments: who you are, your bank, and a check that takes a few days. Bank numbers go to the payment provider, not to us.',
  '/User/Payments/AccountAgreement':
    'The payment provider’s terms for your account, to read and to accept, with the date on which you did.',
  '/User/Payments/Invoices':
    'Your invoices, sent and received: what is due, paid, late or on its way. Filter them by property, person and month.',
  '/User/Payments/InvoiceItems': 'The items you bill again and again, such as rent, parking or a late fee, ready to be put on an invoice.',
  '/User/Payments/CreateInvoiceItem': 'Describe an item once, with its amount and what it is for in your books, and use it on any invoice.',
  '/User/Payments/ViewInvoiceItem': 'One item: its amount, what it is for, and the invoices it was used on.',
  '/User/Payments/CreateInvoice':
    'Bill somebody for rent or anything else: choose the property, the items and a due date, and look at it before it goes out.',
  '/User/Payments/PreviewInvoice': 'The invoice exactly as its recipient will see it, on screen and as a PDF. Change it, or make it final.',
  '/User/Payments/ViewInvoice':
    'One invoice with its items, payments and history. Send it, take it back while it is unpaid, or mark it as paid.',
  '/User/Payments/Checkout':
    'Pay an invoice by bank or by card. You see every fee before you agree, and the payment’s way to the other side afterwards.',

  '/User/Connections': 'The owners, agents and tenants you work with, and the invitations between you that still wait for an answer.',
  '/User/Connections/Owners': 'The owners you are connected with, and their invitations to you.',
  '/User/Connections/Agents': 'The agents you are connected with, and the invitations between you.',
  '/User/Connections/Tenants': 'The tenants you are connected with, and the invitations between you.',
  '/User/Connections/View':
    'One connection: who it is, how to reach them, the properties between you, and everything that has happened. Answer it, or end it.',
  '/User/Connections/WithoutAccounts':
    'People whom you have written down as tenants and who have not joined: invite them all at once, correct them, or forget them.',
  '/User/Connections/SendInvite':
    'Invite owners, agents or tenants by email, one or many at once, whether or not they have an account yet. Both sides can end the connection at any time.',

  '/User/Owner-Profile': 'Your owner profile as others see it.',
  '/User/Owner-Profile-Edit': 'Change your name, picture and what others read about you as an owner.',
  '/User/Owner-Notifications':
    'Everything you were told: applications, payments, requests and messages, newest first. Each one leads to where it happened.',
  '/User/Owner-ViewNotifications': 'One notification whole, with a link to what it is about.',
  '/User/Owner-ViewNotofications': 'One notification whole, with a link to what it is about.',
  '/User/Tenant-Profile': 'Your tenant profile as owners and agents see it.',
  '/User/Tenant-Profile-Edit': 'Change your name, picture and what owners and agents read about you.',
  '/User/Tenant-ViewNotifications': 'One notification whole, with a link to what it is about.',
  '/User/Tenant-Notifications': 'Everything you were told: invoices, agreements to sign, answers to your requests, newest first.',
  '/User/Agent-Profile': 'Your agent profile as owners and tenants see it.',
  '/User/Agent-Profile-Edit': 'Change your name, picture, license and what others read about you as an agent.',
  '/User/Agent-ViewNotifications': 'One notification whole, with a link to what it is about.',
  '/User/Agent-Notifications': 'Everything you were told: new assignments, applications, requests and payments, newest first.',

  '/User/Agreements/MyAgreements':
    'Your leases and other agreements: drafts, those that wait for a signature, and those in force. Signed files are sealed and stay readable for both sides.',
  '/User/Agreements/Templates': 'Agreements that you use often, with fields that fill themselves from the property and the people.',
  '/User/Agreements/SendAgreement':
    'Choose a template, the property and who has to sign in which order, and send it. Everybody signs on screen, on any device.',
  '/User/Agreements/PreviewAgreement': 'The agreement with all its fields filled in, exactly as it will be signed.',

  '/User/Documents/MyDocuments': 'Your files in folders: leases, inspections, insurance, receipts. Upload, sort, and find them by name.',
  '/User/Documents/ViewDocument': 'Read a document on screen, see its versions and who else can open it.',
  '/User/Documents/ShareDocument': 'Share a document or a folder with somebody, to read or to edit, and until when you like.',
  '/User/Documents/SharedDocuments':
    'Documents that others share with you, and those that you share. Access can be taken back at any time.',
  '/User/Documents/SharedFolders': 'Folders that others share with you, with everything in them.',
  '/User/Documents/SharedUsers': 'Who can open a document, since when and until when. Take the access away with one click.',

  '/User/Reports/ReportSettings': 'Choose a report, its properties and its time, and get it on screen, as a PDF or as a CSV.',
  '/User/Reports/PropertyReport': 'How your properties do: occupancy, rent, what each earned and cost, month by month.',
  '/User/Reports/TransactionReport': 'Every payment in and out, by property and by person, ready for your bookkeeping.',

  '/User/Services': 'Repairs and other requests for your homes: what is open, who works on it, and when it will be done.',
  '/User/ServicesInfo': 'Which services you can ask for, who takes care of each, and what to do in an emergency.',
  '/User/CreateRequest': 'Ask for a repair or another service: what it is, how urgent, pictures, and when somebody may come in.',
  '/User/ServiceDetails': 'One request: what was said, who comes when, what it costs, and whether it is done.',

  '/User/Applications': 'Rental applications that you sent or received, and how far each of them is.',
  '/User/Applications/Form':
    'Apply for a home, section by section: personal, identity, residence and employment. Leave at any point and go on later.',
  '/User/Applications/ViewApplication':
    'One application with its documents and, with the applicant’s consent, its background check. Accept it, accept it with conditions, or decline it.',
  '/User/Applications/CreateApplication':
    'Invite somebody to apply for a home: choose the property, what you want to know, and who pays for the check.',

  '*': 'Shown where no page is.',
}
