import { fixed, listed, ofOne, ofOneOrNone, type Search, withSearch } from '../addresses.ts'
import { member, ownerOrAgent } from '../route.ts'

/** Agreements, documents, reports, service requests and applications. */
export const papersRoutes = {
  myAgreements: member('/User/Agreements/MyAgreements', listed, 'My agreements', {
    section: 'Agreements',
    screen: 'agreements/agreements/MyAgreementsScreen',
    permission: 'agreements:view',
    note: 'Your leases and other agreements: drafts, those waiting for a signature, and those in effect. Signed files are sealed, and both sides can always read them.',
  }),
  agreementTemplates: member('/User/Agreements/Templates', listed, 'Agreement templates', {
    ...ownerOrAgent,
    section: 'Agreements',
    screen: 'agreements/templates/TemplatesScreen',
    permission: 'agreements:view',
    note: 'Agreements you use often, with fields that are filled in from the property and the people.',
  }),
  agreementTemplate: member('/User/Agreements/Template', listed, 'Agreement template', {
    ...ownerOrAgent,
    section: 'Agreements',
    screen: 'agreements/templates/TemplateScreen',
    permission: 'agreements:view',
    note: 'Write the text of a template, or place fields on the pages of a PDF.',
  }),
  sendAgreement: member('/User/Agreements/SendAgreement', listed, 'Send an agreement', {
    ...ownerOrAgent,
    section: 'Agreements',
    screen: 'agreements/agreements/SendAgreementScreen',
    permission: 'agreements:edit',
    note: 'Choose a template, the property and who has to sign in which order, and send it. Everyone signs on screen, on any device.',
  }),
  previewAgreement: member('/User/Agreements/PreviewAgreement', ofOne, 'Agreement', {
    section: 'Agreements',
    screen: 'agreements/agreements/PreviewAgreementScreen',
    permission: 'agreements:view',
    note: 'The agreement with all its fields filled in, exactly as it will be signed.',
  }),
  signAgreement: member('/User/Agreements/SignAgreement', ofOne, 'Sign an agreement', {
    section: 'Agreements',
    screen: 'agreements/signing/SignAgreementScreen',
    permission: 'agreements:view',
    note: 'Read an agreement, fill in what is asked of you, and sign it, on any device.',
  }),

  myDocuments: member('/User/Documents/MyDocuments', listed, 'My documents', {
    section: 'Documents',
    screen: 'documents/documents/MyDocumentsScreen',
    permission: 'documents:view',
    note: 'Your files in folders: leases, inspections, insurance, receipts. Upload them, sort them, and find them by name.',
  }),
  viewDocument: member('/User/Documents/ViewDocument', ofOne, 'Document', {
    section: 'Documents',
    screen: 'documents/sharing/ViewDocumentScreen',
    permission: 'documents:view',
    note: 'Read a document on screen, and see its versions and who else can open it.',
  }),
  shareDocument: member('/User/Documents/ShareDocument', listed, 'Share a document', {
    section: 'Documents',
    screen: 'documents/sharing/ShareDocumentScreen',
    permission: 'documents:edit',
    note: 'Share a document or a folder with someone, to read or to edit, for as long as you like.',
  }),
  sharedDocuments: member('/User/Documents/SharedDocuments', listed, 'Shared documents', {
    section: 'Documents',
    screen: 'documents/sharing/SharedDocumentsScreen',
    permission: 'documents:view',
    note: 'Documents others share with you, and those you share. You can remove access at any time.',
  }),
  sharedFolders: member('/User/Documents/SharedFolders', listed, 'Shared folders', {
    section: 'Documents',
    screen: 'documents/sharing/SharedFoldersScreen',
    permission: 'documents:view',
    note: 'Folders others share with you, with everything in them.',
  }),
  sharedUsers: member('/User/Documents/SharedUsers', listed, 'Shared with', {
    section: 'Documents',
    screen: 'documents/sharing/SharedUsersScreen',
    permission: 'documents:view',
    note: 'Who can open a document, since when and until when. Remove access with one click.',
  }),

  documentBin: member('/User/Documents/Bin', listed, 'Deleted documents', {
    section: 'Documents',
    screen: 'documents/documents/DocumentBinScreen',
    permission: 'documents:view',
    note: 'What you have deleted. You can restore it for 30 days.',
  }),
  requiredDocuments: member('/User/Documents/Required', fixed, 'Required documents', {
    ...ownerOrAgent,
    section: 'Documents',
    screen: 'documents/requirements/RequiredDocumentsScreen',
    permission: 'documents:view',
    note: 'Which documents each of your leases and properties should have.',
  }),

  reportSettings: member('/User/Reports/ReportSettings', fixed, 'Reports', {
    section: 'Reports',
    screen: 'reports/reports/ReportSettingsScreen',
    permission: 'reports:view',
    note: 'Choose a report, the properties and the period, and get it on screen, as a PDF or as a CSV.',
  }),
  propertyReport: member('/User/Reports/PropertyReport', listed, 'Property report', {
    section: 'Reports',
    screen: 'reports/reports/PropertyReportScreen',
    permission: 'reports:view',
    note: 'How your properties are doing: occupancy, rent, and what each earned and cost, month by month.',
  }),
  transactionReport: member('/User/Reports/TransactionReport', listed, 'Transaction report', {
    section: 'Reports',
    screen: 'reports/reports/TransactionReportScreen',
    permission: 'reports:view',
    note: 'Every payment in and out, by property and by person, ready for your bookkeeping.',
  }),

  services: member('/User/Services', listed, 'Services', {
    section: 'Services',
    screen: 'services/requests/ServicesScreen',
    permission: 'services:view',
    note: 'Repairs and other requests for your homes: what’s open, who’s working on it, and when it will be done.',
  }),
  servicesInfo: member('/User/ServicesInfo', fixed, 'About services', {
    section: 'Services',
    screen: 'services/requests/ServicesInfoScreen',
    note: 'Which services you can request, who takes care of each, and what to do in an emergency.',
  }),
  createRequest: member('/User/CreateRequest', fixed, 'New service request', {
    section: 'Services',
    screen: 'services/requests/CreateRequestScreen',
    permission: 'services:edit',
    note: 'Request a repair or another service: what it is, how urgent it is, photos, and when someone may come in.',
  }),
  serviceDetails: member('/User/ServiceDetails', ofOne, 'Service request', {
    section: 'Services',
    screen: 'services/requests/ServiceDetailsScreen',
    permission: 'services:view',
    note: 'One request: the conversation, who’s coming and when, what it costs, and whether it’s done.',
  }),

  applications: member('/User/Applications', listed, 'Applications', {
    section: 'Applications',
    screen: 'applications/applications/ApplicationsScreen',
    permission: 'applications:view',
    note: 'Rental applications you sent or received, and the status of each.',
  }),
  applicationForm: member('/User/Applications/Form', listed, 'Application form', {
    section: 'Applications',
    screen: 'applications/fees/ApplicationFormScreen',
    permission: 'applications:edit',
    note: 'Apply for a home, section by section: personal, identity, residence and employment. Stop at any point and continue later.',
  }),
  applicationFee: member(
    '/User/Applications/Fee',
    (path) => (id: string, fee: string) => withSearch(path, { id, fee }),
    'Application fee',
    {
      section: 'Applications',
      screen: 'applications/fees/ApplicationFeeScreen',
      permission: 'payments:pay',
      note: 'Pay what is asked of you to apply for a home, by card or bank account, and see what became of it.',
    },
  ),
  viewApplication: member('/User/Applications/ViewApplication', ofOne, 'Application', {
    section: 'Applications',
    screen: 'applications/review/ViewApplicationScreen',
    permission: 'applications:view',
    note: 'One application: who applies, how far each of them is, and what they filled in once they have submitted it.',
  }),
  renterProfile: member('/User/Applications/Profile', listed, 'Renter’s profile', {
    section: 'Applications',
    screen: 'applications/renter-profile/RenterProfileScreen',
    note: 'What your last form said, kept for 30 days: it comes along when you apply for a home, and you can show it to anyone by a link that ends.',
  }),
  applicationBoard: member(
    '/User/Applications/Board',
    (path) =>
      (id: string, search: Search = {}) =>
        withSearch(path, { id, ...search }),
    'Compare applications',
    {
      ...ownerOrAgent,
      section: 'Applications',
      screen: 'applications/decisions/ApplicationBoardScreen',
      permission: 'applications:view',
      note: 'The open applications for one home side by side, each measured by the same criteria, in the order in which they became complete.',
    },
  ),
  applicationCriteria: member('/User/Applications/Criteria', ofOneOrNone, 'Application criteria', {
    ...ownerOrAgent,
    section: 'Applications',
    screen: 'applications/criteria/CriteriaScreen',
    permission: 'applications:view',
    note: 'What you ask of everyone who applies: usually, and for one home. People read it before they apply.',
  }),
  createApplication: member('/User/Applications/CreateApplication', listed, 'Create an application', {
    section: 'Applications',
    screen: 'applications/fees/CreateApplicationScreen',
    permission: 'applications:edit',
    note: 'Apply for a home, or invite people to apply for one of yours.',
  }),
} as const
