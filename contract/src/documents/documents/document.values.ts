/** What kinds of papers there are. Ids stand in rows, so they never change. */
export const DOCUMENT_TYPES = [
  { Id: 1, Text: 'Lease Agreement' },
  { Id: 2, Text: 'Addendum' },
  { Id: 3, Text: 'Management Agreement' },
  { Id: 4, Text: 'Listing Agreement' },
  { Id: 5, Text: 'Notice' },
  { Id: 6, Text: 'Move-in/out Inspection' },
  { Id: 7, Text: 'Lead-Paint Disclosure' },
  { Id: 8, Text: 'Other Disclosure' },
  { Id: 9, Text: 'Government ID' },
  { Id: 10, Text: 'Proof of Income' },
  { Id: 11, Text: 'Pay Stub' },
  { Id: 12, Text: 'Bank Statement' },
  { Id: 13, Text: 'Tax Return' },
  { Id: 14, Text: 'W-9' },
  { Id: 15, Text: '1099' },
  { Id: 16, Text: 'Insurance Policy' },
  { Id: 17, Text: 'HOA Rules' },
  { Id: 18, Text: 'Deed/Title' },
  { Id: 19, Text: 'Survey' },
  { Id: 20, Text: 'Floor Plan' },
  { Id: 21, Text: 'Appraisal' },
  { Id: 22, Text: 'Invoice' },
  { Id: 23, Text: 'Receipt' },
  { Id: 24, Text: 'Estimate/Quote' },
  { Id: 25, Text: 'Warranty' },
  { Id: 26, Text: 'Permit/License' },
  { Id: 27, Text: 'Photo' },
  { Id: 28, Text: 'Screening Report' },
  { Id: 29, Text: 'Other' },
] as const

export const DOCUMENT_TYPE_IDS: readonly number[] = DOCUMENT_TYPES.map(({ Id }) => Id)

/** They tell of a person what only the person who ordered them may read: they are shown to no one else. */
export const RESTRICTED_TYPE_IDS: readonly number[] = [28]

/** They tell of a person, so no one sees them but their owner, unless it is chosen. */
export const PERSONAL_TYPE_IDS: readonly number[] = [9, 10, 11, 12, 13, 14, 15, 28]

/** Who sees a document of a home or lease apart from its owner and those it is shared with. Each has those before it. */
export const VISIBILITIES = { OnlyOwner: 0, Team: 1, Tenants: 2 } as const
export type VisibilityId = (typeof VISIBILITIES)[keyof typeof VISIBILITIES]
export const VISIBILITY_IDS: readonly number[] = Object.values(VISIBILITIES)

/** What a document can be about. A unit is a property, too. */
export const ABOUT_KINDS = ['property', 'lease', 'person', 'profile', 'business'] as const
export type AboutKind = (typeof ABOUT_KINDS)[number]

/** Of how a document is shown on a screen (spec §3). */
export const VIEW_MODES = ['pagewidth', 'actualsize', 'pagefit'] as const

export const MAX_DOCUMENT_TITLE = 120
export const MAX_DOCUMENT_DESCRIPTION = 4_000
export const MAX_TAGS = 10
export const MAX_TAG = 40
export const MAX_FOLDER_NAME = 100
export const MAX_VERSION_COMMENTS = 500
/** How deep folders lie in folders; those on top are at depth 1. */
export const MAX_FOLDER_DEPTH = 15
export const MAX_FOLDERS = 5_000
/** Documents and folders that are moved, or taken along, at once. */
export const MAX_CHOSEN = 200
/** What one archive holds at most. */
export const MAX_ARCHIVE_FILES = 500
export const MAX_ARCHIVE_BYTES = 1_073_741_824
/** What is deleted can be restored for so many days. */
export const DAYS_IN_BIN = 30
/** How many bytes others may add to a drawer in a day: it is its owner's storage that they fill. */
export const MAX_BYTES_OF_OTHERS_A_DAY = 209_715_200
/** Days before a document expires on which its owner is told, and on the day itself. */
export const EXPIRY_NOTICE_DAYS = [30, 7, 0] as const

/** How far the check for viruses has come. `none`: there is no scanner here. */
export const SCAN_STATES = ['none', 'waiting', 'clean', 'infected'] as const
export type ScanState = (typeof SCAN_STATES)[number]

/** How far the text of a document is read. `none`: it has none that we read, as a picture. */
export const TEXT_STATES = ['start', 'completed', 'failed', 'none'] as const
export type TextState = (typeof TEXT_STATES)[number]

/** What a share lets someone do; each has those before it. */
export const SHARE_PERMISSIONS = ['view', 'download', 'edit'] as const
export type SharePermission = (typeof SHARE_PERMISSIONS)[number]
