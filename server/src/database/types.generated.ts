// Made by "npm run generate" from the migrated database. Not edited by hand.

export type AccessGrantRow = {
  id: string
  object_kind: string
  object_id: string
  account_id: string
  principal_kind: string
  principal_id: string
  principal_account_id: string | null
  relation: string
  scopes: string[]
  during: string
  source_kind: string
  source_id: string
}

export type AccountRow = {
  id: string
  email: string | null
  password_hash: string | null
  first_name: string | null
  last_name: string | null
  mobile: string | null
  plan_id: number
  status: string
  terms_accepted_at: Date | null
  default_profile_id: string | null
  is_demo: boolean
  version: number
  created_at: Date
  updated_at: Date
  email_verified_at: Date | null
  password_changed_at: Date | null
  disabled_at: Date | null
  disabled_reason: string | null
  closed_at: Date | null
  closed_reason: string | null
  setup_hidden_at: Date | null
  language: string
  kind: string
}

export type AgreementRow = {
  id: string
  account_id: string
  profile_id: string
  template_id: string | null
  template_name: string
  kind: string
  roles: unknown
  body: unknown | null
  fields: unknown
  source_key: string | null
  source_bytes: number | null
  source_sha256: Buffer | null
  source_pages: unknown | null
  category_id: number
  title: string
  status: string
  version: number
  asset_id: string | null
  lease_id: string | null
  connection_id: string | null
  contract_type_id: number | null
  starts_on: string | null
  ends_on: string | null
  rent_cents: number | null
  rent_frequency_id: number | null
  advance_cents: number | null
  subject: string | null
  message: string | null
  sign_by: string
  time_zone: string
  expires_at: Date | null
  reminder_days: number | null
  last_day_told_at: Date | null
  changed: unknown
  answers: unknown
  filled: unknown | null
  reading: unknown | null
  paper_key: string | null
  paper_sha256: Buffer | null
  paper_bytes: number | null
  paper_pages: number | null
  sealed_key: string | null
  sealed_sha256: Buffer | null
  sealed_bytes: number | null
  sealed_pages: number | null
  sealed_at: Date | null
  time_stamped_at: Date | null
  certificate_key: string | null
  stamp_tries: number
  sent_by_profile_id: string | null
  sent_at: Date | null
  ended_at: Date | null
  end_reason: string | null
  outcome: string | null
  outcome_said: unknown | null
  follows_id: string | null
  created_at: Date
  updated_at: Date
  paper_sizes: unknown | null
}

export type AgreementCodeRow = {
  party_id: string
  account_id: string
  code_sha256: Buffer
  tries: number
  sent_at: Date
  expires_at: Date
}

export type AgreementEventRow = {
  id: string
  agreement_id: string
  account_id: string
  number: number
  kind: string
  party_id: string | null
  by_profile_id: string | null
  by_name: string | null
  ip: string | null
  user_agent: string | null
  detail: unknown
  at: Date
  before_sha256: Buffer | null
  sha256: Buffer
}

export type AgreementFieldRow = {
  id: string
  agreement_id: string
  party_id: string
  account_id: string
  position: number
  kind: string
  label: string
  is_required: boolean
  options: string[]
  page: number
  x: number
  y: number
  width: number
  height: number
  value: string | null
}

export type AgreementPartyRow = {
  id: string
  agreement_id: string
  account_id: string
  position: number
  role: string
  part: string
  turn: number
  profile_id: string | null
  profile_account_id: string | null
  person_id: string | null
  name: string
  email: string | null
  state: string
  given_at: Date | null
  told_at: Date | null
  reminded_at: Date | null
  reminders: number
  viewed_at: Date | null
  consent_version: string | null
  consented_at: Date | null
  done_at: Date | null
  reason: string | null
  signature: unknown | null
  initials: unknown | null
  ip: string | null
  user_agent: string | null
}

export type AgreementSequelRow = {
  id: string
  agreement_id: string
  account_id: string
  kind: string
  by_agreement_id: string | null
  on_day: string
  reason: string | null
  by_profile_id: string | null
  created_at: Date
}

export type AgreementTemplateRow = {
  id: string
  account_id: string
  profile_id: string
  name: string
  category_id: number
  description: string | null
  state_id: number | null
  version: number
  kind: string
  created_at: Date
  updated_at: Date
}

export type AgreementTemplateVersionRow = {
  id: string
  template_id: string
  account_id: string
  number: number
  roles: unknown
  body: unknown | null
  fields: unknown
  paper_key: string | null
  paper_name: string | null
  paper_bytes: number | null
  paper_sha256: string | null
  paper_pages: unknown | null
  created_at: Date
  body_bytes: number | null
}

export type ApplicationRow = {
  id: string
  account_id: string
  profile_id: string
  asset_id: string
  number: number
  home_title: string
  home_address: string
  category_id: number
  lead_profile_id: string | null
  lead_account_id: string | null
  made_by_profile_id: string | null
  status: string
  version: number
  move_in_on: string | null
  lease_months: number | null
  message: string | null
  time_zone: string
  sent_at: Date | null
  opened_at: Date | null
  completed_at: Date | null
  expires_at: Date | null
  ended_at: Date | null
  end_reason: string | null
  created_at: Date
  updated_at: Date
  conditions_accepted_at: Date | null
  lease_id: string | null
  rent_cents: number | null
  rent_frequency_id: number | null
  advance_cents: number | null
}

export type ApplicationConsentRow = {
  form_id: string
  kind: string
  account_id: string
  text_version: string
  given_at: Date
  ip: string | null
  user_agent: string | null
}

export type ApplicationCriteriaRow = {
  id: string
  account_id: string
  profile_id: string
  asset_id: string | null
  version: number
  follows_usual: boolean
  income_times: number | null
  min_credit_score: number | null
  eviction_years: number | null
  needs_landlord_reference: boolean
  max_residents: number | null
  allows_guarantor: boolean
  text: string | null
  at: Date
}

export type ApplicationDecisionRow = {
  id: string
  application_id: string
  account_id: string
  decision: string
  by_profile_id: string | null
  by_name: string | null
  at: Date
  message: string | null
  conditions: unknown
  reason_ids: number[]
  other_reason: string | null
  report_used: boolean | null
  taken_back_at: Date | null
}

export type ApplicationEventRow = {
  id: string
  application_id: string
  account_id: string
  kind: string
  by_profile_id: string | null
  by_name: string | null
  about_name: string | null
  note: string | null
  at: Date
}

export type ApplicationFeeRow = {
  id: string
  application_id: string | null
  form_id: string | null
  account_id: string
  profile_id: string
  asset_id: string
  payer_profile_id: string
  payer_account_id: string
  kind: string
  wanted_cents: number
  cents: number
  limited_by: string | null
  status: string
  invoice_id: string | null
  payment_id: string | null
  paid_at: Date | null
  given_back_cents: number
  used_at: Date | null
  gives_back_at: Date | null
  give_back_reason: string | null
  gave_back_at: Date | null
  waived_at: Date | null
  waived_by: string | null
  waive_reason: string | null
  created_at: Date
  updated_at: Date
}

export type ApplicationFormRow = {
  id: string
  application_id: string
  account_id: string
  asset_id: string
  position: number
  applicant_type_id: number
  profile_id: string | null
  profile_account_id: string | null
  name: string
  state: string
  given_at: Date | null
  opened_at: Date | null
  submitted_at: Date | null
  ended_at: Date | null
  created_at: Date
  filled_by_account_id: string | null
  invite_name: string | null
  invite_email: string | null
  invite_sent_at: Date | null
  invite_sent_count: number
  asked_by_landlord: boolean
  numbers_erased_at: Date | null
  erased_at: Date | null
  waits_for_screening: boolean
}

export type ApplicationNoteRow = {
  id: string
  application_id: string
  account_id: string
  by_profile_id: string | null
  by_name: string | null
  at: Date
  text: string
}

export type ApplicationNoticeRow = {
  id: string
  application_id: string
  decision_id: string
  form_id: string
  account_id: string
  name: string
  landlord_name: string
  agency_name: string
  agency_address: string
  agency_phone: string
  agency_website: string | null
  score: unknown | null
  at: Date
}

export type ApplicationReferenceRow = {
  id: string
  application_id: string
  form_id: string
  account_id: string
  kind: string
  place: number
  name: string
  about: string | null
  email: string | null
  applicant_name: string
  asked_by_profile_id: string | null
  asked_by_name: string | null
  asked_at: Date
  sent_at: Date
  times_sent: number
  until_at: Date
  state: string
  answered_at: Date | null
  answer: unknown | null
}

export type ApplicationSecretRow = {
  form_id: string
  kind: string
  account_id: string
  sealed: Buffer
  last4: string | null
}

export type ApplicationSectionRow = {
  form_id: string
  section: string
  account_id: string
  data: unknown
  version: number
  updated_at: Date
}

export type AssetRow = {
  id: string
  account_id: string
  managing_profile_id: string
  status: string
  version: number
  category_id: number
  asset_type_id: number
  listing_type_id: number
  access_type_id: number
  title: string
  description: string | null
  reference_code: string | null
  imported: boolean
  address1: string | null
  address2: string | null
  city_name: string
  city_id: number
  state_id: number
  zip: string | null
  address_exactness: number
  latitude: number
  longitude: number
  time_zone: string
  bedrooms: number | null
  bathrooms_full: number | null
  bathrooms_half: number | null
  area: number | null
  area_unit_id: number
  area_square_feet: number | null
  floors_count: number | null
  year_built: number | null
  parking_total: number | null
  amenity_ids: number[]
  pets_allowed_ids: number[]
  currency: string
  rent_cents: number | null
  rent_frequency_id: number
  advance_cents: number | null
  price_cents: number | null
  available_on: string | null
  lease_kind_id: number | null
  zoning: string | null
  permitted_use: string | null
  private_remarks: string | null
  amount_cents: number | null
  search_cents: number | null
  is_listed: boolean
  listed_at: Date | null
  open_checks: number
  images_count: number
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
  also_for_sale: boolean
  parent_asset_id: string | null
  unit_number: string | null
  floor_number: number | null
  lot_area: number | null
  lot_area_unit_id: number
  garage_spaces: number | null
  smoking_id: number | null
  virtual_tour_url: string | null
  parcel_number: string | null
  rent_includes_ids: number[]
  tenant_pays_ids: number[]
  min_lease_months: number | null
  max_lease_months: number | null
  last_month_upfront: boolean
  application_fee_cents: number | null
  pet_deposit_cents: number | null
  pet_rent_cents: number | null
  move_in_fees: unknown
  hoa_fee_cents: number | null
  hoa_frequency_id: number
  tax_annual_cents: number | null
  tax_year: number | null
  net_operating_income_cents: number | null
  lease_rate_cents: number | null
  cam_charges_cents: number | null
  improvement_allowance_cents: number | null
  ceiling_height: number | null
  loading_docks: number | null
  power: string | null
  showing_access_id: number | null
  showing_instructions: string | null
  previous_amount_cents: number | null
  amount_changed_at: Date | null
  listing_expires_at: Date | null
  unlisted_reason: string | null
  unlisted_at: Date | null
  owners_version: number
  contact_profile_id: string | null
  pin_placed: boolean
  leased_through: string | null
  has_own_owners: boolean
  owned_through: string
  leased_during: string
  notice_during: string | null
  off_books_reason: string | null
}

export type AssetDraftRow = {
  id: string
  account_id: string
  profile_id: string
  category_id: number
  step: string
  fields: unknown
  version: number
  created_at: Date
  updated_at: Date
  member_id: string | null
}

export type AssetEventRow = {
  id: string
  account_id: string
  asset_id: string
  kind: string
  reason: string | null
  listing_type_id: number | null
  rent_frequency_id: number | null
  from_cents: number | null
  to_cents: number | null
  is_public: boolean
  at: Date
  by_profile_id: string | null
  subject_profile_id: string | null
  detail: unknown | null
  persons: unknown | null
}

export type AssetImageRow = {
  id: string
  account_id: string
  asset_id: string
  position: number
  is_primary: boolean
  caption: string | null
  alt_text: string | null
  width: number
  height: number
  bytes: number
  widths: number[]
  placeholder: string | null
  storage_key: string
  created_at: Date
  room_id: number | null
}

export type AssetImportRow = {
  id: string
  account_id: string
  profile_id: string
  upload_id: string | null
  file_name: string
  header_sha256: Buffer
  mapping: unknown
  list_at_once: boolean
  status: string
  runs_in: string
  bytes_total: number
  bytes_done: number
  next_line: number
  rows_done: number
  accepted: number
  changed: number
  unchanged: number
  refused: number
  listed: number
  reasons: unknown
  failure_reference: string | null
  created_at: Date
  progress_at: Date
  finished_at: Date | null
  held_by: string | null
  deaths: number
  failure_reason: string | null
  noted: number
  notices: unknown
  unused_columns: string[]
  kind: string
  settings: unknown
  started_by_account_id: string | null
}

export type AssetImportBatchRow = {
  import_id: string
  first_row: number
  account_id: string
  outcomes: string
  problems: unknown
  codes: Buffer
}

export type AssetOwnerRow = {
  id: string
  account_id: string
  asset_id: string
  profile_id: string | null
  name: string | null
  email: string | null
  is_managing: boolean
  vesting_id: number | null
  receives_distributions: boolean
  receives_1099: boolean
  notes: string | null
  created_at: Date
  updated_at: Date
  removed_at: Date | null
  partner_account_id: string | null
  connection_id: string | null
  accepted_at: Date | null
}

export type AssetOwnerShareRow = {
  owner_id: string
  asset_id: string
  account_id: string
  percent_bps: number
  effective_from: string
  effective_to: string | null
}

export type AssetPaymentRow = {
  id: string
  asset_id: string
  account_id: string
  profile_id: string
  item_for_type_id: number
  amount_cents: number
  description: string | null
  created_at: Date
}

export type AssetViewDayRow = {
  account_id: string
  asset_id: string
  day: string
  views: number
}

export type AssetViewerRow = {
  day: string
  asset_id: string
  viewer: Buffer
}

export type AuditChainRow = {
  chain: string
  length: number
  head: Buffer
}

export type AuditEventRow = {
  chain: string
  seq: number
  at: Date
  actor: unknown
  operation: string
  object_id: string | null
  detail: unknown
  previous_hash: Buffer
  hash: Buffer
}

export type BrandRow = {
  id: string
  account_id: string
  profile_id: string
  mode: number
  header_text: string
  footer_text: string
  contact_line: string | null
  logo_key: string | null
  logo_width: number | null
  logo_height: number | null
  logo_position: string
  primary_color: string
  accent_color: string
  sender_name: string | null
  reply_to: string | null
  watermark_text: string | null
  watermark_opacity: number
  on_emails: boolean
  on_pages: boolean
  on_documents: boolean
  created_at: Date
  replaced_at: Date | null
  has_documents: boolean
}

export type BrandingRow = {
  profile_id: string
  account_id: string
  mode: number
  brand_id: string | null
  custom_brand_id: string | null
  version: number
  updated_at: Date
}

export type BusinessRow = {
  id: string
  account_id: string
  profile_id: string
  name: string
  legal_name: string | null
  dba_name: string | null
  type: string
  ein_sealed: Buffer | null
  ein_last4: string | null
  license_number: string | null
  license_state_id: number | null
  license_expires_on: string | null
  description: string | null
  phone: string | null
  email: string | null
  website: string | null
  address1: string | null
  address2: string | null
  city_id: number | null
  state_id: number | null
  zip: string | null
  service_city_ids: number[]
  hours: unknown
  status: string
  listed_at: Date | null
  founder_account_id: string | null
  homes_to_move: number
  homes_moved: number
  version: number
  created_at: Date
  updated_at: Date
}

export type BusinessEventRow = {
  id: string
  business_id: string
  account_id: string
  by_account_id: string | null
  member_id: string | null
  said: unknown
  at: Date
}

export type BusinessImageRow = {
  id: string
  business_id: string
  account_id: string
  sort_order: number
  storage_key: string
  width: number
  height: number
  widths: number[]
  bytes: number
  thumb_hash: string
  caption: string | null
  alt_text: string | null
  created_at: Date
}

export type BusinessMemberRow = {
  id: string
  business_id: string
  account_id: string
  person_account_id: string | null
  email: string | null
  first_name: string | null
  last_name: string | null
  title: string | null
  built_in_role: string | null
  role_id: string | null
  is_limited: boolean
  status: string
  is_shown: boolean
  message: string | null
  invited_by_account_id: string | null
  invited_at: Date
  last_sent_at: Date
  expires_at: Date | null
  joined_at: Date | null
  removed_at: Date | null
  version: number
}

export type BusinessRoleRow = {
  id: string
  business_id: string
  account_id: string
  name: string
  rights: unknown
  version: number
  created_at: Date
  updated_at: Date
}

export type CallReplayRow = {
  caller: string
  operation: string
  transaction_id: string
  body_sha256: Buffer
  reply: unknown
  created_at: Date
  expires_at: Date
}

export type CityRow = {
  id: number
  state_id: number
  name: string
  search_name: string
  latitude: number
  longitude: number
  time_zone: string
  zips_count: number
}

export type ClosedNameRow = {
  profile_id: string
  account_id: string
  name: string
  closed_at: Date
}

export type ConnectionRow = {
  id: string
  requester_account_id: string
  requester_profile_id: string
  requester_type_id: number
  addressee_account_id: string | null
  addressee_profile_id: string | null
  addressee_type_id: number
  invite_email: string | null
  invite_name: string | null
  state: number
  outcome: string | null
  message: string | null
  proposal: unknown | null
  created_at: Date
  last_sent_at: Date
  sent_count: number
  expires_at: Date
  answered_at: Date | null
  ended_at: Date | null
  ended_by_profile_id: string | null
  reason: string | null
  updated_at: Date
  last_event_at: Date
  home: string | null
  person_id: string | null
}

export type ConnectionEventRow = {
  id: string
  connection_id: string
  kind: string
  by_profile_id: string | null
  detail: unknown
  at: Date
}

export type CountryRow = {
  id: number
  code: string
  name: string
}

export type DocumentRow = {
  id: string
  account_id: string
  profile_id: string
  folder_id: string | null
  title: string
  document_type_id: number
  description: string | null
  tags: string[]
  document_on: string | null
  expires_on: string | null
  expiry_told: number | null
  about_kind: string | null
  about_id: string | null
  asset_id: string | null
  lease_id: string | null
  visibility: number
  version: number
  number: number
  file_name: string
  content_type: string
  bytes: number
  pages: number | null
  scan: string
  text_state: string
  added_by_profile_id: string | null
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
  deleted_with: string | null
  restricted_to: string | null
}

export type DocumentFolderRow = {
  id: string
  account_id: string
  profile_id: string
  parent_id: string | null
  name: string
  path: string[]
  asset_id: string | null
  version: number
  created_at: Date
  updated_at: Date
  deleted_at: Date | null
  deleted_with: string | null
}

export type DocumentRequirementRow = {
  profile_id: string
  account_id: string
  for_lease: number[]
  for_property: number[]
  updated_at: Date
}

export type DocumentShareRow = {
  id: string
  account_id: string
  profile_id: string
  object_kind: string
  document_id: string | null
  folder_id: string | null
  object_id: string
  grantee_profile_id: string | null
  grantee_account_id: string | null
  email: string | null
  permission: string
  message: string | null
  until_on: string | null
  until_at: Date | null
  shared_by_profile_id: string | null
  created_at: Date
  ended_at: Date | null
}

export type DocumentTextRow = {
  document_id: string
  account_id: string
  body: string
  html: string | null
  is_cut: boolean
}

export type DocumentVersionRow = {
  id: string
  document_id: string
  account_id: string
  number: number
  storage_key: string
  file_name: string
  content_type: string
  bytes: number
  sha256: Buffer
  pages: number | null
  scan: string
  scanned_at: Date | null
  comments: string | null
  added_by_profile_id: string | null
  created_at: Date
}

export type DocumentViewRow = {
  id: string
  document_id: string
  account_id: string
  number: number
  use: string
  reader_profile_id: string | null
  link_id: string | null
  email: string | null
  at: Date
}

export type DocumentWordsRow = {
  document_id: string
  account_id: string
  about: string
  body: string
  words: string
}

export type EmailRow = {
  id: string
  natural_key: string
  name: string
  to_email: string
  to_name: string
  reply_to: string | null
  data: unknown
  recipient_account_id: string | null
  token_id: string | null
  status: string
  tries: number
  claimed_until: Date | null
  last_error: string | null
  message_id: string | null
  created_at: Date
  sent_at: Date | null
  bounced_at: Date | null
  bounce_reason: string | null
  code_sealed: Buffer | null
  language: string | null
  brand_id: string | null
  for_member: unknown | null
  attachments: unknown
}

export type EngagementRow = {
  id: string
  account_id: string
  asset_id: string
  profile_id: string
  profile_account_id: string
  connection_id: string
  starts_on: string
  ends_on: string | null
  ended_at: Date | null
  ended_on: string | null
  ended_by_profile_id: string | null
  end_reason: string | null
  contract_type_id: number
  agent_percent_bps: number | null
  fee_percent_bps: number | null
  fee_cents: number | null
  scopes: string[]
  asset_title: string
  asset_place: string
  time_zone: string
  created_by_profile_id: string
  version: number
  created_at: Date
  updated_at: Date
  start_told_at: Date | null
  over_told_at: Date | null
}

export type FavoriteRow = {
  account_id: string
  asset_id: string
  title: string
  saved_at: Date
}

export type FilePlaceRow = {
  is_only_row: boolean
  id: string
  is_marked: boolean
  since: Date
}

export type IdentityCodeRow = {
  account_id: string
  code_hash: string | null
  tries: number
  expires_at: Date
}

export type InstallationRow = {
  is_only_row: boolean
  kind: string
  decided_at: Date
}

export type InvoiceRow = {
  id: string
  account_id: string
  profile_id: string
  asset_id: string
  asset_title: string
  asset_place: string
  lease_id: string | null
  payment_account_id: string | null
  bills_as: string
  number: string
  status: string
  billing: string
  shows_others: boolean
  issued_on: string
  due_on: string
  time_zone: string
  currency: string
  subtotal_cents: number
  discount_cents: number
  tax_bps: number
  tax_cents: number
  total_cents: number
  paid_cents: number
  credited_cents: number
  in_transit_cents: number
  lines_count: number
  first_title: string
  allows_partial: boolean
  least_partial_cents: number | null
  notes: string | null
  private_notes: string | null
  brand_id: string | null
  times_sent: number
  sent_at: Date | null
  voided_at: Date | null
  void_reason: string | null
  overdue_told_at: Date | null
  created_by_profile_id: string
  version: number
  created_at: Date
  updated_at: Date
  was_tried: boolean
  was_paid: boolean
  written_off_cents: number
  written_off_at: Date | null
  write_off_reason: string | null
  begun_by_payer: boolean
}

export type InvoiceEventRow = {
  id: string
  invoice_id: string
  account_id: string
  asset_id: string
  at: Date
  said: unknown
  by_account_id: string | null
  by_profile_id: string | null
  recipient_id: string | null
  is_shared: boolean
}

export type InvoiceItemRow = {
  id: string
  account_id: string
  profile_id: string
  title: string
  description: string | null
  quantity_hundredths: number
  unit_cents: number
  item_for_type_id: number
  account_for_type_id: number
  is_taxable: boolean
  version: number
  created_at: Date
  updated_at: Date
}

export type InvoiceLineRow = {
  id: string
  invoice_id: string
  account_id: string
  asset_id: string
  position: number
  invoice_item_id: string | null
  title: string
  description: string | null
  quantity_hundredths: number
  unit_cents: number
  own_discount_cents: number
  shared_discount_cents: number
  tax_cents: number
  amount_cents: number
  item_for_type_id: number
  account_for_type_id: number
  is_taxable: boolean
  is_advance_rent: boolean
  period_starts_on: string | null
  period_ends_on: string | null
}

export type InvoiceLineShareRow = {
  line_id: string
  recipient_id: string
  invoice_id: string
  account_id: string
  asset_id: string
  amount_cents: number
}

export type InvoiceNumberingRow = {
  profile_id: string
  account_id: string
  prefix: string
  digits: number
  next_number: number
  updated_at: Date
}

export type InvoicePaperRow = {
  id: string
  account_id: string
  asset_id: string
  invoice_id: string | null
  reader: string
  recipient_id: string | null
  kind: string
  times_sent: number
  invoice_version: number
  brand_id: string | null
  language: string
  state: string
  storage_key: string | null
  bytes: number | null
  pages: number | null
  asked_at: Date
  made_at: Date | null
  payment_id: string | null
  receipt: unknown | null
}

export type InvoiceRecipientRow = {
  id: string
  invoice_id: string
  account_id: string
  asset_id: string
  position: number
  profile_id: string | null
  profile_account_id: string | null
  person_id: string | null
  share_bps: number | null
  amount_cents: number | null
  paid_cents: number
  in_transit_cents: number
  reaches_since: Date | null
  seen_by: string[]
  seen_at: Date | null
  credited_cents: number
  written_off_cents: number
}

export type KnownDeviceRow = {
  account_id: string
  device_sha256: Buffer
  first_seen_at: Date
  last_seen_at: Date
}

export type LeaseRow = {
  id: string
  account_id: string
  asset_id: string
  slot: number
  starts_on: string
  ends_on: string | null
  ended_on: string | null
  end_reason: string | null
  currency: string
  advance_cents: number
  billing: string
  created_by_profile_id: string
  end_told_at: Date | null
  version: number
  created_at: Date
  updated_at: Date
  status: string
  time_zone: string
  moves_out_on: string | null
  notice_given_at: Date | null
  notice_by_profile_id: string | null
  renewal_asked_at: Date | null
  renewal_asked_by_profile_id: string | null
}

export type LeaseGuarantorRow = {
  id: string
  account_id: string
  asset_id: string
  lease_id: string
  lease_status: string
  person_id: string
  removed_at: Date | null
  created_by_profile_id: string
  created_at: Date
}

export type LeaseOccupantRow = {
  id: string
  account_id: string
  asset_id: string
  lease_id: string
  lease_status: string
  name: string
  relationship: string | null
  is_minor: boolean
  created_by_profile_id: string
  created_at: Date
}

export type LeaseRentRow = {
  lease_id: string
  from_on: string
  account_id: string
  asset_id: string
  rent_cents: number
  rent_frequency_id: number
  created_by_profile_id: string
  created_at: Date
}

export type LeaseTenantRow = {
  id: string
  account_id: string
  asset_id: string
  lease_id: string
  profile_id: string | null
  profile_account_id: string | null
  connection_id: string | null
  starts_on: string
  ends_on: string | null
  ended_at: Date | null
  ended_on: string | null
  ended_by_profile_id: string | null
  end_reason: string | null
  share_bps: number
  asset_title: string
  asset_place: string
  time_zone: string
  created_by_profile_id: string
  version: number
  created_at: Date
  updated_at: Date
  lease_status: string
  reaches_since: Date | null
  person_id: string | null
  start_told_at: Date | null
  over_told_at: Date | null
}

export type LedgerAccountRow = {
  id: string
  book_id: string
  kind: string
  owner_id: string | null
  detail: string
  shard: number
  currency: string
  asset_id: string | null
  min_balance: number | null
  max_balance: number | null
  balance: number
  version: number
  created_at: Date
}

export type LedgerBookRow = {
  id: string
  profile_id: string | null
  account_id: string | null
  created_at: Date
}

export type LedgerEntryRow = {
  transaction_id: string
  seq: number
  book_id: string
  posted_to: string
  currency: string
  amount: number
  balance_after: number
  version: number
  asset_id: string | null
}

export type LedgerTransactionRow = {
  id: string
  kind: string
  business_key: string
  reverses_id: string | null
  book_id: string
  invoice_id: string | null
  asset_id: string | null
  legs: number
  currency: string
  effective_on: string
  posted_at: Date
  memo: unknown
}

export type ListingRow = {
  asset_id: string
  profile_id: string
  category_id: number
  asset_type_id: number
  listing_type_id: number
  access_type_id: number
  title: string
  description: string | null
  address_line: string | null
  address_exactness: number
  city_name: string
  city_id: number
  state_id: number
  zip: string | null
  latitude: number
  longitude: number
  cell: number
  bedrooms: number | null
  bathrooms: number | null
  area: number | null
  area_unit_id: number
  area_square_feet: number | null
  floors_count: number | null
  year_built: number | null
  parking_total: number | null
  amenity_ids: number[]
  pets_allowed_ids: number[]
  amount_cents: number
  rent_frequency_id: number | null
  search_cents: number
  advance_cents: number | null
  available_on: string | null
  lease_kind_id: number | null
  zoning: string | null
  permitted_use: string | null
  has_image: boolean
  listed_at: Date
  updated_at: Date
  words: string
  id: string
  parent_asset_id: string | null
  unit_number: string | null
  floor_number: number | null
  lot_area: number | null
  lot_area_unit_id: number
  garage_spaces: number | null
  smoking_id: number | null
  virtual_tour_url: string | null
  rent_includes_ids: number[]
  tenant_pays_ids: number[]
  min_lease_months: number | null
  max_lease_months: number | null
  last_month_upfront: boolean
  application_fee_cents: number | null
  pet_deposit_cents: number | null
  pet_rent_cents: number | null
  move_in_fees: unknown
  hoa_fee_cents: number | null
  hoa_frequency_id: number
  tax_annual_cents: number | null
  tax_year: number | null
  net_operating_income_cents: number | null
  lease_rate_cents: number | null
  cam_charges_cents: number | null
  improvement_allowance_cents: number | null
  ceiling_height: number | null
  loading_docks: number | null
  power: string | null
  previous_amount_cents: number | null
  amount_changed_at: Date | null
  fine_cell: number
  street: string | null
  building_title: string | null
  pin_placed: boolean
  managing_profile_id: string | null
}

export type ListingCellCountRow = {
  level: number
  cell: number
  state_id: number
  category_id: number
  listing_type_id: number
  homes: number
  latitude_sum: number
  longitude_sum: number
  is_fresh: boolean
}

export type ListingFacetCountRow = {
  state_id: number
  category_id: number
  listing_type_id: number
  asset_type_id: number
  bedrooms: number
  bathrooms: number
  homes: number
  is_fresh: boolean
}

export type ListingFeatureCountRow = {
  state_id: number
  kind: string
  category_id: number
  listing_type_id: number
  feature_id: number
  homes: number
  is_fresh: boolean
}

export type ListingFeedRow = {
  id: string
  account_id: string
  profile_id: string
  name: string
  audience_id: number
  token_sealed: Buffer
  reads_count: number
  last_read_at: Date | null
  created_at: Date
  renewed_at: Date
}

export type ListingNoticeRow = {
  id: string
  account_id: string
  profile_id: string
  kind: string
  covers_until: Date
  homes: number
  created_at: Date
}

export type ListingStreetCountRow = {
  city_id: number
  key: string
  street: string
  homes: number
  is_fresh: boolean
}

export type NotificationRow = {
  id: string
  account_id: string
  profile_id: string
  event_key: string
  type_id: number
  natural_key: string
  message: string
  actor_profile_id: string | null
  actor_name: string | null
  path: string | null
  in_app: boolean
  email_state: string
  email_at: Date | null
  created_at: Date
  shown_at: Date
  is_shown: boolean
  read_at: Date | null
  deleted_at: Date | null
  persons: unknown | null
  said: unknown | null
  asset_id: string | null
}

export type NotificationPreferenceRow = {
  profile_id: string
  account_id: string
  event_key: string
  in_app: boolean
  by_email: boolean
  updated_at: Date
}

export type NotificationRhythmRow = {
  profile_id: string
  account_id: string
  digest: string
  quiet_from: number | null
  quiet_to: number | null
  time_zone: string
  updated_at: Date
}

export type OauthAttemptRow = {
  state_sha256: Buffer
  provider_id: number
  account_id: string | null
  session_id: string | null
  device_id: string
  return_to: string | null
  expires_at: Date
}

export type OauthTicketRow = {
  token_sha256: Buffer
  provider_id: number
  subject: string
  email: string | null
  email_verified: boolean
  device_id: string
  account_id: string | null
  expires_at: Date
}

export type OutsideCallRow = {
  id: string
  name: string
  natural_key: string
  subject: string | null
  place: number
  data: unknown
  status: string
  tries: number
  reason: string | null
  created_at: Date
  settled_at: Date | null
}

export type PasskeyRow = {
  id: string
  account_id: string
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  is_backed_up: boolean
  name: string
  created_at: Date
  last_used_at: Date | null
}

export type PasskeyChallengeRow = {
  id: string
  purpose: string
  challenge_sha256: Buffer
  account_id: string | null
  device_id: string | null
  expires_at: Date
}

export type PaymentRow = {
  id: string
  account_id: string
  issuer_profile_id: string
  asset_id: string
  invoice_id: string
  claim_id: string
  recipient_id: string
  payer_account_id: string | null
  payer_profile_id: string | null
  payment_account_id: string | null
  source: string
  method: string
  status: string
  currency: string
  amount_cents: number
  payer_fee_cents: number
  issuer_fee_cents: number
  prepaid_cents: number
  refunded_cents: number
  token: string | null
  client_reference: string | null
  gateway: string | null
  gateway_ref: string | null
  challenge_url: string | null
  method_detail: string | null
  failure_code: string | null
  return_code: string | null
  started_at: Date
  paid_on: string | null
  expected_on: string | null
  settled_at: Date | null
  unknown_since: Date | null
  receipt_number: string | null
  reference: string | null
  note: string | null
  reversal_reason: string | null
  by_profile_id: string | null
  ip: string | null
  version: number
  updated_at: Date
  arrived_on: string | null
  reversed_on: string | null
}

export type PaymentAccountRow = {
  id: string
  account_id: string
  profile_id: string | null
  status: number
  is_restricted: boolean
  is_default: boolean
  sub_account_key: string
  owner_type: string
  business_structure: string | null
  legal_name: string | null
  dba_name: string | null
  first_name: string
  last_name: string
  website: string | null
  email: string | null
  phone: string | null
  address1: string | null
  address2: string | null
  city: string | null
  state_id: number | null
  zip: string | null
  holder_name: string | null
  bank_account_type: string | null
  deposit_for: string | null
  bank_name: string | null
  bank_last4: string | null
  tax_last4: string | null
  ssn_last4: string | null
  asked_sealed: Buffer | null
  asked_at: Date | null
  asked_count: number
  gateway: string | null
  gateway_ref: string | null
  takes_cards: boolean
  takes_bank_payments: boolean
  is_paid_out: boolean
  requirements: string[]
  requirements_due_at: Date | null
  reasons: string[]
  seen_at: Date | null
  agreement_version: string | null
  agreement_accepted_at: Date | null
  agreement_ip: string | null
  agreement_account_id: string | null
  version: number
  submitted_at: Date | null
  active_since: Date | null
  closed_at: Date | null
  created_at: Date
  updated_at: Date
}

export type PaymentAllocationRow = {
  id: string
  payment_id: string
  account_id: string
  asset_id: string
  line_id: string
  amount_cents: number
}

export type PaymentDisputeRow = {
  id: string
  payment_id: string
  account_id: string
  asset_id: string
  gateway_ref: string
  amount_cents: number
  reason: string
  status: string
  created_at: Date
  ended_at: Date | null
  lost_on: string | null
}

export type PaymentPayoutRow = {
  id: string
  account_id: string
  payment_account_id: string
  gateway_ref: string
  amount_cents: number
  status: string
  parts: unknown
  arrives_on: string | null
  created_at: Date
  updated_at: Date
}

export type PaymentRateRow = {
  method: string
  paid_by: string
  bps: number
  fixed_cents: number
  most_cents: number | null
  is_on: boolean
  updated_at: Date
  starts_on: string
}

export type PaymentReceiptCountRow = {
  profile_id: string
  account_id: string
  last_number: number
}

export type PaymentRefundRow = {
  id: string
  payment_id: string
  account_id: string
  asset_id: string
  amount_cents: number
  from_prepaid_cents: number
  reason: string
  is_still_owed: boolean
  status: string
  is_booked: boolean
  gateway_ref: string | null
  by_profile_id: string
  created_at: Date
  ended_at: Date | null
  left_on: string | null
}

export type PersonRow = {
  id: string
  account_id: string
  first_name: string
  last_name: string
  email: string | null
  phone: string | null
  profile_id: string | null
  accepted_at: Date | null
  created_by_profile_id: string
  created_at: Date
  updated_at: Date
  erased_at: Date | null
  version: number
}

export type PinConfirmationRow = {
  confirmation_sha256: Buffer
  account_id: string
  session_id: string
  operation: string
  object_id: string
  amount_cents: number | null
  expires_at: Date
  used_at: Date | null
}

export type PlanRow = {
  id: number
  code: string
  name: string
  description: string
  price_month_cents: number
  price_year_cents: number
  storage_bytes: number
  members: number
  signatures_per_month: number
  features: string[]
  sort: number
  is_public: boolean
}

export type PlanRequestRow = {
  id: string
  account_id: string
  plan_id: number
  billing_interval: string
  price_cents: number
  status: string
  note: string | null
  created_at: Date
  decided_at: Date | null
}

export type ProfileRow = {
  id: string
  account_id: string
  profile_type_id: number
  account_type_id: number
  first_name: string
  last_name: string
  country_id: number
  category_ids: number[]
  picture_image_id: string | null
  status: string
  version: number
  created_at: Date
  updated_at: Date
  about: string | null
  company_name: string | null
  about_company: string | null
  website: string | null
  license_number: string | null
  license_state_id: number | null
  language_ids: number[]
  years_experience: number | null
  is_public: boolean
  city_id: number | null
  state_id: number | null
  service_radius_miles: number
  public_phone: string | null
  public_email: string | null
  public_place_line: string | null
  listings_count: number
  is_business: boolean
  service_city_ids: number[]
  service_state_ids: number[]
}

export type ProfileContactRow = {
  profile_id: string
  account_id: string
  version: number
  phone_primary: string | null
  phone_secondary: string | null
  email: string | null
  address1: string | null
  address2: string | null
  city_name: string | null
  state_id: number | null
  zip: string | null
  country_id: number
  show_phone: boolean
  show_email: boolean
  show_address: boolean
  updated_at: Date
  region: string | null
}

export type ProfileInquiryRow = {
  id: string
  account_id: string
  profile_id: string
  asset_id: string | null
  asset_title: string | null
  sender_account_id: string | null
  sender_name: string
  sender_email: string
  sender_phone: string | null
  message: string
  created_at: Date
  read_at: Date | null
  archived_at: Date | null
}

export type ProfilePictureRow = {
  id: string
  profile_id: string
  storage_key: string
  bytes: number
  placeholder: string
  created_at: Date
}

export type ProviderDifferenceRow = {
  id: string
  gateway: string
  fact: string
  kind: string
  theirs: unknown
  ours: unknown
  state: string
  note: string | null
  seen_at: Date
  changed_at: Date
}

export type ProviderLineRow = {
  gateway: string
  id: string
  gateway_account: string | null
  type: string
  amount_cents: number
  fee_cents: number
  net_cents: number
  currency: string
  step: string
  fact: string
  payment_ref: string | null
  refund_ref: string | null
  dispute_ref: string | null
  payout_ref: string | null
  payment_id: string | null
  refund_id: string | null
  happened_at: Date
  read_at: Date
}

export type ProviderReadingRow = {
  gateway: string
  read_to: Date
  complete_as_of: Date | null
  compared_at: Date | null
}

export type RecoveryCodeRow = {
  account_id: string
  code_sha256: Buffer
  used_at: Date | null
  created_at: Date
}

export type RenterProfileRow = {
  id: string
  account_id: string
  form_id: string | null
  name: string
  submitted_at: Date
  expires_at: Date
  data: unknown
  created_at: Date
}

export type RenterProfileOpeningRow = {
  id: string
  account_id: string
  share_id: string
  name: string
  opened_at: Date
}

export type RenterProfileShareRow = {
  id: string
  account_id: string
  renter_profile_id: string
  label: string
  email: string | null
  shows_contacts: boolean
  until_at: Date
  ended_at: Date | null
  told_at: Date | null
  created_at: Date
}

export type SavedSearchRow = {
  id: string
  account_id: string
  name: string
  filters: unknown
  alert: string
  looked_at: Date
  told_until: Date
  created_at: Date
}

export type SavedViewRow = {
  id: string
  account_id: string
  profile_id: string
  list: string
  name: string
  search: string
  created_at: Date
  updated_at: Date
}

export type SchemaMigrationRow = {
  name: string
  sha256: string
  applied_at: Date
}

export type ScreeningRow = {
  id: string
  application_id: string
  form_id: string
  account_id: string
  package_id: number
  price_cents: number
  valid_days: number
  paid_by: string
  state: string
  requested_at: Date
  requested_by_profile_id: string | null
  requested_by_name: string | null
  purpose_version: string
  purpose_ip: string | null
  landlord_name: string
  landlord_verified_at: Date | null
  consent_version: string | null
  consented_at: Date | null
  consent_ip: string | null
  consent_user_agent: string | null
  bureau: string | null
  bureau_ref: string | null
  attempts_left: number | null
  questions: unknown | null
  answers_sent: number
  blocked: unknown | null
  retries: number
  still_frozen_at: Date | null
  failure: string | null
  report_ref: string | null
  report_version: number | null
  report_expires_at: Date | null
  is_under_dispute: boolean
  looked_at: Date | null
  ended_at: Date | null
  fee_id: string | null
}

export type ScreeningChargeRow = {
  screening_id: string
  account_id: string
  profile_id: string
  cents: number
  at: Date
}

export type ScreeningDisputeRow = {
  id: string
  screening_id: string
  account_id: string
  product: string
  statement: string
  at: Date
  bureau_ref: string | null
  outcome: string | null
  resolved_at: Date | null
}

export type ScreeningLandlordRow = {
  profile_id: string
  account_id: string
  name: string
  verified_at: Date
}

export type ScreeningOpeningRow = {
  id: string
  screening_id: string
  account_id: string
  version: number
  at: Date
  by_profile_id: string | null
  by_account_id: string | null
  by_name: string | null
  is_own: boolean
  ip: string | null
  notice: unknown | null
}

export type ScreeningPackageRow = {
  id: number
  price_cents: number
  valid_days: number
  excluded_states: string[]
  is_offered: boolean
  updated_at: Date
}

export type ScreeningReportRow = {
  screening_id: string
  version: number
  account_id: string
  made_at: Date
  sealed: Buffer | null
}

export type ScreeningSecretRow = {
  screening_id: string
  account_id: string
  sealed: Buffer
}

export type SealKeyRow = {
  id: string
  name: string
  key_sealed: Buffer
  certificate: Buffer
  not_before: Date
  not_after: Date
  made_at: Date
}

export type SearchAlertRow = {
  account_id: string
  due_at: Date
}

export type SeatRow = {
  member_id: string
  account_id: string
  profile_id: string
  business_account_id: string
  role_name: string
  is_administrator: boolean
  rights: unknown
  is_limited: boolean
}

export type SeatAssetRow = {
  member_id: string
  asset_id: string
}

export type SecretLinkRow = {
  id: string
  account_id: string
  purpose: string
  email: string | null
  is_replaced: boolean
  token_sha256: Buffer | null
  lifetime_seconds: number | null
  created_at: Date
  expires_at: Date | null
  used_at: Date | null
  object_kind: string | null
  object_id: string | null
  revoked_at: Date | null
}

export type SecurityPinRow = {
  account_id: string
  pin_hash: string
  set_at: Date
}

export type SeedStateRow = {
  name: string
  version: string
  loaded_at: Date
}

export type SessionRow = {
  id: string
  secret_sha256: Buffer
  previous_secret_sha256: Buffer | null
  rotated_at: Date | null
  account_id: string
  profile_id: string | null
  device_id: string | null
  remember: boolean
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  revoked_at: Date | null
  ip: string | null
  user_agent: string | null
  factor_at: Date
}

export type SignInDelayRow = {
  key: string
  tries: number
  next_try_at: Date
  expires_at: Date
}

export type SignInTicketRow = {
  ticket_sha256: Buffer
  account_id: string
  device_id: string | null
  remember: boolean
  tries: number
  expires_at: Date
}

export type StateRow = {
  id: number
  country_id: number
  code: string
  name: string
  latitude: number
  longitude: number
}

export type StateLawRow = {
  state_id: number
  topic: string
  standing: string
  value: unknown | null
  statute: string | null
  says: string
  basis: string | null
  checked_on: string
  amended_at: Date | null
}

export type SubscriptionRow = {
  id: string
  account_id: string
  plan_id: number
  billing_interval: string
  price_cents: number
  started_at: Date
  current_period_end: Date
  next_plan_id: number | null
  ended_at: Date | null
}

export type SupportTicketRow = {
  id: string
  number: number
  account_id: string | null
  support_type_id: number
  name: string
  email: string
  phone: string | null
  subject: string
  message: string
  state: string
  created_at: Date
  updated_at: Date
}

export type SupportTicketMessageRow = {
  id: string
  ticket_id: string
  author: string
  message: string
  created_at: Date
}

export type TestimonialRow = {
  id: string
  name: string
  occupation: string
  text: string
  state: string
  is_featured: boolean
  consented_at: Date
  created_at: Date
  moderated_at: Date | null
}

export type ThrottleRow = {
  key: string
  window_start: Date
  used: number
  expires_at: Date
}

export type TotpFactorRow = {
  account_id: string
  secret_sealed: Buffer
  confirmed_at: Date | null
  last_step: number
  created_at: Date
}

export type TourRow = {
  id: string
  account_id: string
  profile_id: string
  asset_id: string
  asset_title: string
  asset_type_id: number
  city_id: number
  time_zone: string
  visitor_account_id: string | null
  visitor_name: string
  visitor_email: string
  visitor_phone: string | null
  note: string | null
  state: string
  waits_for: string
  wished_at: Date[]
  proposed_at: Date | null
  last_time_at: Date
  minutes: number
  starts_at: Date | null
  ends_at: Date | null
  address: string | null
  words: string | null
  denial_reason_id: number | null
  ended_by: string | null
  reminded_at: Date | null
  created_at: Date
  updated_at: Date
  contact_profile_id: string | null
}

export type UploadRow = {
  id: string
  account_id: string
  purpose: string
  file_name: string
  bytes: number
  storage_key: string
  facts: unknown
  used_at: Date | null
  created_at: Date
  sender_account_id: string | null
}

export type UserIdentityRow = {
  provider_id: number
  subject: string
  account_id: string
  email: string | null
  created_at: Date
  last_used_at: Date | null
}

export type WebhookDeliveryRow = {
  webhook: string
  delivery_id: string
  received_at: Date
}

export type WrongCodeTotalRow = {
  key: string
  wrong: number
  expires_at: Date
  told_at: Date | null
}

export type ZipRow = {
  zip: string
  city_id: number
  latitude: number
  longitude: number
}

export type Tables = {
  access_grant: AccessGrantRow
  account: AccountRow
  agreement: AgreementRow
  agreement_code: AgreementCodeRow
  agreement_event: AgreementEventRow
  agreement_field: AgreementFieldRow
  agreement_party: AgreementPartyRow
  agreement_sequel: AgreementSequelRow
  agreement_template: AgreementTemplateRow
  agreement_template_version: AgreementTemplateVersionRow
  application: ApplicationRow
  application_consent: ApplicationConsentRow
  application_criteria: ApplicationCriteriaRow
  application_decision: ApplicationDecisionRow
  application_event: ApplicationEventRow
  application_fee: ApplicationFeeRow
  application_form: ApplicationFormRow
  application_note: ApplicationNoteRow
  application_notice: ApplicationNoticeRow
  application_reference: ApplicationReferenceRow
  application_secret: ApplicationSecretRow
  application_section: ApplicationSectionRow
  asset: AssetRow
  asset_draft: AssetDraftRow
  asset_event: AssetEventRow
  asset_image: AssetImageRow
  asset_import: AssetImportRow
  asset_import_batch: AssetImportBatchRow
  asset_owner: AssetOwnerRow
  asset_owner_share: AssetOwnerShareRow
  asset_payment: AssetPaymentRow
  asset_view_day: AssetViewDayRow
  asset_viewer: AssetViewerRow
  audit_chain: AuditChainRow
  audit_event: AuditEventRow
  brand: BrandRow
  branding: BrandingRow
  business: BusinessRow
  business_event: BusinessEventRow
  business_image: BusinessImageRow
  business_member: BusinessMemberRow
  business_role: BusinessRoleRow
  call_replay: CallReplayRow
  city: CityRow
  closed_name: ClosedNameRow
  connection: ConnectionRow
  connection_event: ConnectionEventRow
  country: CountryRow
  document: DocumentRow
  document_folder: DocumentFolderRow
  document_requirement: DocumentRequirementRow
  document_share: DocumentShareRow
  document_text: DocumentTextRow
  document_version: DocumentVersionRow
  document_view: DocumentViewRow
  document_words: DocumentWordsRow
  email: EmailRow
  engagement: EngagementRow
  favorite: FavoriteRow
  file_place: FilePlaceRow
  identity_code: IdentityCodeRow
  installation: InstallationRow
  invoice: InvoiceRow
  invoice_event: InvoiceEventRow
  invoice_item: InvoiceItemRow
  invoice_line: InvoiceLineRow
  invoice_line_share: InvoiceLineShareRow
  invoice_numbering: InvoiceNumberingRow
  invoice_paper: InvoicePaperRow
  invoice_recipient: InvoiceRecipientRow
  known_device: KnownDeviceRow
  lease: LeaseRow
  lease_guarantor: LeaseGuarantorRow
  lease_occupant: LeaseOccupantRow
  lease_rent: LeaseRentRow
  lease_tenant: LeaseTenantRow
  ledger_account: LedgerAccountRow
  ledger_book: LedgerBookRow
  ledger_entry: LedgerEntryRow
  ledger_transaction: LedgerTransactionRow
  listing: ListingRow
  listing_cell_count: ListingCellCountRow
  listing_facet_count: ListingFacetCountRow
  listing_feature_count: ListingFeatureCountRow
  listing_feed: ListingFeedRow
  listing_notice: ListingNoticeRow
  listing_street_count: ListingStreetCountRow
  notification: NotificationRow
  notification_preference: NotificationPreferenceRow
  notification_rhythm: NotificationRhythmRow
  oauth_attempt: OauthAttemptRow
  oauth_ticket: OauthTicketRow
  outside_call: OutsideCallRow
  passkey: PasskeyRow
  passkey_challenge: PasskeyChallengeRow
  payment: PaymentRow
  payment_account: PaymentAccountRow
  payment_allocation: PaymentAllocationRow
  payment_dispute: PaymentDisputeRow
  payment_payout: PaymentPayoutRow
  payment_rate: PaymentRateRow
  payment_receipt_count: PaymentReceiptCountRow
  payment_refund: PaymentRefundRow
  person: PersonRow
  pin_confirmation: PinConfirmationRow
  plan: PlanRow
  plan_request: PlanRequestRow
  profile: ProfileRow
  profile_contact: ProfileContactRow
  profile_inquiry: ProfileInquiryRow
  profile_picture: ProfilePictureRow
  provider_difference: ProviderDifferenceRow
  provider_line: ProviderLineRow
  provider_reading: ProviderReadingRow
  recovery_code: RecoveryCodeRow
  renter_profile: RenterProfileRow
  renter_profile_opening: RenterProfileOpeningRow
  renter_profile_share: RenterProfileShareRow
  saved_search: SavedSearchRow
  saved_view: SavedViewRow
  schema_migration: SchemaMigrationRow
  screening: ScreeningRow
  screening_charge: ScreeningChargeRow
  screening_dispute: ScreeningDisputeRow
  screening_landlord: ScreeningLandlordRow
  screening_opening: ScreeningOpeningRow
  screening_package: ScreeningPackageRow
  screening_report: ScreeningReportRow
  screening_secret: ScreeningSecretRow
  seal_key: SealKeyRow
  search_alert: SearchAlertRow
  seat: SeatRow
  seat_asset: SeatAssetRow
  secret_link: SecretLinkRow
  security_pin: SecurityPinRow
  seed_state: SeedStateRow
  session: SessionRow
  sign_in_delay: SignInDelayRow
  sign_in_ticket: SignInTicketRow
  state: StateRow
  state_law: StateLawRow
  subscription: SubscriptionRow
  support_ticket: SupportTicketRow
  support_ticket_message: SupportTicketMessageRow
  testimonial: TestimonialRow
  throttle: ThrottleRow
  totp_factor: TotpFactorRow
  tour: TourRow
  upload: UploadRow
  user_identity: UserIdentityRow
  webhook_delivery: WebhookDeliveryRow
  wrong_code_total: WrongCodeTotalRow
  zip: ZipRow
}

/** Columns that a new row may leave out: they may be null, or have a value by themselves. */
export type OptionalColumns = {
  access_grant: 'id' | 'principal_account_id' | 'scopes'
  account: 'id' | 'email' | 'password_hash' | 'first_name' | 'last_name' | 'mobile' | 'plan_id' | 'status' | 'terms_accepted_at' | 'default_profile_id' | 'is_demo' | 'version' | 'created_at' | 'updated_at' | 'email_verified_at' | 'password_changed_at' | 'disabled_at' | 'disabled_reason' | 'closed_at' | 'closed_reason' | 'setup_hidden_at' | 'language' | 'kind'
  agreement: 'id' | 'template_id' | 'body' | 'fields' | 'source_key' | 'source_bytes' | 'source_sha256' | 'source_pages' | 'status' | 'version' | 'asset_id' | 'lease_id' | 'connection_id' | 'contract_type_id' | 'starts_on' | 'ends_on' | 'rent_cents' | 'rent_frequency_id' | 'advance_cents' | 'subject' | 'message' | 'expires_at' | 'reminder_days' | 'last_day_told_at' | 'changed' | 'answers' | 'filled' | 'reading' | 'paper_key' | 'paper_sha256' | 'paper_bytes' | 'paper_pages' | 'sealed_key' | 'sealed_sha256' | 'sealed_bytes' | 'sealed_pages' | 'sealed_at' | 'time_stamped_at' | 'certificate_key' | 'stamp_tries' | 'sent_by_profile_id' | 'sent_at' | 'ended_at' | 'end_reason' | 'outcome' | 'outcome_said' | 'follows_id' | 'created_at' | 'updated_at' | 'paper_sizes'
  agreement_code: 'tries' | 'sent_at'
  agreement_event: 'id' | 'party_id' | 'by_profile_id' | 'by_name' | 'ip' | 'user_agent' | 'detail' | 'before_sha256'
  agreement_field: 'id' | 'options' | 'value'
  agreement_party: 'id' | 'profile_id' | 'profile_account_id' | 'person_id' | 'email' | 'state' | 'given_at' | 'told_at' | 'reminded_at' | 'reminders' | 'viewed_at' | 'consent_version' | 'consented_at' | 'done_at' | 'reason' | 'signature' | 'initials' | 'ip' | 'user_agent'
  agreement_sequel: 'id' | 'by_agreement_id' | 'reason' | 'by_profile_id' | 'created_at'
  agreement_template: 'id' | 'description' | 'state_id' | 'version' | 'created_at' | 'updated_at'
  agreement_template_version: 'id' | 'body' | 'fields' | 'paper_key' | 'paper_name' | 'paper_bytes' | 'paper_sha256' | 'paper_pages' | 'created_at' | 'body_bytes'
  application: 'id' | 'lead_profile_id' | 'lead_account_id' | 'made_by_profile_id' | 'status' | 'version' | 'move_in_on' | 'lease_months' | 'message' | 'sent_at' | 'opened_at' | 'completed_at' | 'expires_at' | 'ended_at' | 'end_reason' | 'created_at' | 'updated_at' | 'conditions_accepted_at' | 'lease_id' | 'rent_cents' | 'rent_frequency_id' | 'advance_cents'
  application_consent: 'given_at' | 'ip' | 'user_agent'
  application_criteria: 'id' | 'asset_id' | 'follows_usual' | 'income_times' | 'min_credit_score' | 'eviction_years' | 'needs_landlord_reference' | 'max_residents' | 'allows_guarantor' | 'text' | 'at'
  application_decision: 'id' | 'by_profile_id' | 'by_name' | 'at' | 'message' | 'conditions' | 'reason_ids' | 'other_reason' | 'report_used' | 'taken_back_at'
  application_event: 'id' | 'by_profile_id' | 'by_name' | 'about_name' | 'note' | 'at'
  application_fee: 'id' | 'application_id' | 'form_id' | 'limited_by' | 'invoice_id' | 'payment_id' | 'paid_at' | 'given_back_cents' | 'used_at' | 'gives_back_at' | 'give_back_reason' | 'gave_back_at' | 'waived_at' | 'waived_by' | 'waive_reason' | 'created_at' | 'updated_at'
  application_form: 'id' | 'profile_id' | 'profile_account_id' | 'state' | 'given_at' | 'opened_at' | 'submitted_at' | 'ended_at' | 'created_at' | 'filled_by_account_id' | 'invite_name' | 'invite_email' | 'invite_sent_at' | 'invite_sent_count' | 'asked_by_landlord' | 'numbers_erased_at' | 'erased_at' | 'waits_for_screening'
  application_note: 'id' | 'by_profile_id' | 'by_name' | 'at'
  application_notice: 'id' | 'agency_website' | 'score' | 'at'
  application_reference: 'id' | 'about' | 'email' | 'asked_by_profile_id' | 'asked_by_name' | 'asked_at' | 'sent_at' | 'times_sent' | 'state' | 'answered_at' | 'answer'
  application_secret: 'last4'
  application_section: 'version' | 'updated_at'
  asset: 'id' | 'status' | 'version' | 'access_type_id' | 'description' | 'reference_code' | 'imported' | 'address1' | 'address2' | 'zip' | 'address_exactness' | 'bedrooms' | 'bathrooms_full' | 'bathrooms_half' | 'area' | 'area_unit_id' | 'area_square_feet' | 'floors_count' | 'year_built' | 'parking_total' | 'amenity_ids' | 'pets_allowed_ids' | 'currency' | 'rent_cents' | 'rent_frequency_id' | 'advance_cents' | 'price_cents' | 'available_on' | 'lease_kind_id' | 'zoning' | 'permitted_use' | 'private_remarks' | 'amount_cents' | 'search_cents' | 'is_listed' | 'listed_at' | 'open_checks' | 'images_count' | 'created_at' | 'updated_at' | 'deleted_at' | 'also_for_sale' | 'parent_asset_id' | 'unit_number' | 'floor_number' | 'lot_area' | 'lot_area_unit_id' | 'garage_spaces' | 'smoking_id' | 'virtual_tour_url' | 'parcel_number' | 'rent_includes_ids' | 'tenant_pays_ids' | 'min_lease_months' | 'max_lease_months' | 'last_month_upfront' | 'application_fee_cents' | 'pet_deposit_cents' | 'pet_rent_cents' | 'move_in_fees' | 'hoa_fee_cents' | 'hoa_frequency_id' | 'tax_annual_cents' | 'tax_year' | 'net_operating_income_cents' | 'lease_rate_cents' | 'cam_charges_cents' | 'improvement_allowance_cents' | 'ceiling_height' | 'loading_docks' | 'power' | 'showing_access_id' | 'showing_instructions' | 'previous_amount_cents' | 'amount_changed_at' | 'listing_expires_at' | 'unlisted_reason' | 'unlisted_at' | 'owners_version' | 'contact_profile_id' | 'pin_placed' | 'leased_through' | 'has_own_owners' | 'owned_through' | 'leased_during' | 'notice_during' | 'off_books_reason'
  asset_draft: 'id' | 'version' | 'created_at' | 'updated_at' | 'member_id'
  asset_event: 'id' | 'reason' | 'listing_type_id' | 'rent_frequency_id' | 'from_cents' | 'to_cents' | 'at' | 'by_profile_id' | 'subject_profile_id' | 'detail' | 'persons'
  asset_image: 'id' | 'is_primary' | 'caption' | 'alt_text' | 'placeholder' | 'created_at' | 'room_id'
  asset_import: 'id' | 'upload_id' | 'bytes_done' | 'next_line' | 'rows_done' | 'accepted' | 'changed' | 'unchanged' | 'refused' | 'listed' | 'reasons' | 'failure_reference' | 'created_at' | 'progress_at' | 'finished_at' | 'held_by' | 'deaths' | 'failure_reason' | 'noted' | 'notices' | 'unused_columns' | 'kind' | 'settings' | 'started_by_account_id'
  asset_import_batch: never
  asset_owner: 'id' | 'profile_id' | 'name' | 'email' | 'is_managing' | 'vesting_id' | 'receives_distributions' | 'receives_1099' | 'notes' | 'created_at' | 'updated_at' | 'removed_at' | 'partner_account_id' | 'connection_id' | 'accepted_at'
  asset_owner_share: 'effective_to'
  asset_payment: 'description' | 'created_at'
  asset_view_day: never
  asset_viewer: never
  audit_chain: never
  audit_event: 'object_id'
  brand: 'id' | 'header_text' | 'footer_text' | 'contact_line' | 'logo_key' | 'logo_width' | 'logo_height' | 'logo_position' | 'primary_color' | 'accent_color' | 'sender_name' | 'reply_to' | 'watermark_text' | 'watermark_opacity' | 'on_emails' | 'on_pages' | 'on_documents' | 'created_at' | 'replaced_at' | 'has_documents'
  branding: 'mode' | 'brand_id' | 'custom_brand_id' | 'version' | 'updated_at'
  business: 'id' | 'legal_name' | 'dba_name' | 'ein_sealed' | 'ein_last4' | 'license_number' | 'license_state_id' | 'license_expires_on' | 'description' | 'phone' | 'email' | 'website' | 'address1' | 'address2' | 'city_id' | 'state_id' | 'zip' | 'service_city_ids' | 'hours' | 'status' | 'listed_at' | 'founder_account_id' | 'homes_to_move' | 'homes_moved' | 'version' | 'created_at' | 'updated_at'
  business_event: 'id' | 'by_account_id' | 'member_id' | 'at'
  business_image: 'id' | 'caption' | 'alt_text' | 'created_at'
  business_member: 'id' | 'person_account_id' | 'email' | 'first_name' | 'last_name' | 'title' | 'built_in_role' | 'role_id' | 'is_limited' | 'is_shown' | 'message' | 'invited_by_account_id' | 'invited_at' | 'last_sent_at' | 'expires_at' | 'joined_at' | 'removed_at' | 'version'
  business_role: 'id' | 'version' | 'created_at' | 'updated_at'
  call_replay: 'created_at'
  city: 'id'
  closed_name: 'closed_at'
  connection: 'id' | 'addressee_account_id' | 'addressee_profile_id' | 'invite_email' | 'invite_name' | 'state' | 'outcome' | 'message' | 'proposal' | 'created_at' | 'last_sent_at' | 'sent_count' | 'answered_at' | 'ended_at' | 'ended_by_profile_id' | 'reason' | 'updated_at' | 'last_event_at' | 'home' | 'person_id'
  connection_event: 'id' | 'by_profile_id' | 'detail' | 'at'
  country: never
  document: 'id' | 'folder_id' | 'description' | 'tags' | 'document_on' | 'expires_on' | 'expiry_told' | 'about_kind' | 'about_id' | 'asset_id' | 'lease_id' | 'visibility' | 'version' | 'number' | 'pages' | 'added_by_profile_id' | 'created_at' | 'updated_at' | 'deleted_at' | 'deleted_with' | 'restricted_to'
  document_folder: 'id' | 'parent_id' | 'asset_id' | 'version' | 'created_at' | 'updated_at' | 'deleted_at' | 'deleted_with'
  document_requirement: 'updated_at'
  document_share: 'id' | 'document_id' | 'folder_id' | 'object_id' | 'grantee_profile_id' | 'grantee_account_id' | 'email' | 'message' | 'until_on' | 'until_at' | 'shared_by_profile_id' | 'created_at' | 'ended_at'
  document_text: 'html'
  document_version: 'id' | 'pages' | 'scanned_at' | 'comments' | 'added_by_profile_id' | 'created_at'
  document_view: 'id' | 'reader_profile_id' | 'link_id' | 'email' | 'at'
  document_words: 'body' | 'words'
  email: 'id' | 'reply_to' | 'recipient_account_id' | 'token_id' | 'status' | 'tries' | 'claimed_until' | 'last_error' | 'message_id' | 'created_at' | 'sent_at' | 'bounced_at' | 'bounce_reason' | 'code_sealed' | 'language' | 'brand_id' | 'for_member' | 'attachments'
  engagement: 'id' | 'ends_on' | 'ended_at' | 'ended_on' | 'ended_by_profile_id' | 'end_reason' | 'agent_percent_bps' | 'fee_percent_bps' | 'fee_cents' | 'scopes' | 'version' | 'created_at' | 'updated_at' | 'start_told_at' | 'over_told_at'
  favorite: 'saved_at'
  file_place: 'is_only_row' | 'id' | 'is_marked' | 'since'
  identity_code: 'code_hash' | 'tries'
  installation: 'is_only_row' | 'decided_at'
  invoice: 'id' | 'lease_id' | 'payment_account_id' | 'status' | 'currency' | 'paid_cents' | 'credited_cents' | 'in_transit_cents' | 'allows_partial' | 'least_partial_cents' | 'notes' | 'private_notes' | 'brand_id' | 'times_sent' | 'sent_at' | 'voided_at' | 'void_reason' | 'overdue_told_at' | 'version' | 'created_at' | 'updated_at' | 'was_tried' | 'was_paid' | 'written_off_cents' | 'written_off_at' | 'write_off_reason' | 'begun_by_payer'
  invoice_event: 'id' | 'at' | 'by_account_id' | 'by_profile_id' | 'recipient_id'
  invoice_item: 'id' | 'description' | 'is_taxable' | 'version' | 'created_at' | 'updated_at'
  invoice_line: 'id' | 'invoice_item_id' | 'description' | 'is_advance_rent' | 'period_starts_on' | 'period_ends_on'
  invoice_line_share: never
  invoice_numbering: 'prefix' | 'digits' | 'next_number' | 'updated_at'
  invoice_paper: 'id' | 'invoice_id' | 'recipient_id' | 'brand_id' | 'state' | 'storage_key' | 'bytes' | 'pages' | 'asked_at' | 'made_at' | 'payment_id' | 'receipt'
  invoice_recipient: 'id' | 'profile_id' | 'profile_account_id' | 'person_id' | 'share_bps' | 'amount_cents' | 'paid_cents' | 'in_transit_cents' | 'reaches_since' | 'seen_by' | 'seen_at' | 'credited_cents' | 'written_off_cents'
  known_device: 'first_seen_at' | 'last_seen_at'
  lease: 'id' | 'slot' | 'ends_on' | 'ended_on' | 'end_reason' | 'currency' | 'advance_cents' | 'end_told_at' | 'version' | 'created_at' | 'updated_at' | 'status' | 'moves_out_on' | 'notice_given_at' | 'notice_by_profile_id' | 'renewal_asked_at' | 'renewal_asked_by_profile_id'
  lease_guarantor: 'id' | 'removed_at' | 'created_at'
  lease_occupant: 'id' | 'relationship' | 'created_at'
  lease_rent: 'created_at'
  lease_tenant: 'id' | 'profile_id' | 'profile_account_id' | 'connection_id' | 'ends_on' | 'ended_at' | 'ended_on' | 'ended_by_profile_id' | 'end_reason' | 'version' | 'created_at' | 'updated_at' | 'lease_status' | 'reaches_since' | 'person_id' | 'start_told_at' | 'over_told_at'
  ledger_account: 'owner_id' | 'detail' | 'shard' | 'asset_id' | 'min_balance' | 'max_balance' | 'balance' | 'version' | 'created_at'
  ledger_book: 'profile_id' | 'account_id' | 'created_at'
  ledger_entry: 'asset_id'
  ledger_transaction: 'id' | 'reverses_id' | 'invoice_id' | 'asset_id' | 'posted_at' | 'memo'
  listing: 'description' | 'address_line' | 'zip' | 'bedrooms' | 'bathrooms' | 'area' | 'area_square_feet' | 'floors_count' | 'year_built' | 'parking_total' | 'rent_frequency_id' | 'advance_cents' | 'available_on' | 'lease_kind_id' | 'zoning' | 'permitted_use' | 'parent_asset_id' | 'unit_number' | 'floor_number' | 'lot_area' | 'lot_area_unit_id' | 'garage_spaces' | 'smoking_id' | 'virtual_tour_url' | 'rent_includes_ids' | 'tenant_pays_ids' | 'min_lease_months' | 'max_lease_months' | 'last_month_upfront' | 'application_fee_cents' | 'pet_deposit_cents' | 'pet_rent_cents' | 'move_in_fees' | 'hoa_fee_cents' | 'hoa_frequency_id' | 'tax_annual_cents' | 'tax_year' | 'net_operating_income_cents' | 'lease_rate_cents' | 'cam_charges_cents' | 'improvement_allowance_cents' | 'ceiling_height' | 'loading_docks' | 'power' | 'previous_amount_cents' | 'amount_changed_at' | 'fine_cell' | 'street' | 'building_title' | 'pin_placed' | 'managing_profile_id'
  listing_cell_count: 'is_fresh'
  listing_facet_count: 'is_fresh'
  listing_feature_count: 'is_fresh'
  listing_feed: 'id' | 'reads_count' | 'last_read_at' | 'created_at' | 'renewed_at'
  listing_notice: 'id' | 'created_at'
  listing_street_count: 'is_fresh'
  notification: 'id' | 'message' | 'actor_profile_id' | 'actor_name' | 'path' | 'in_app' | 'email_state' | 'email_at' | 'created_at' | 'shown_at' | 'is_shown' | 'read_at' | 'deleted_at' | 'persons' | 'said' | 'asset_id'
  notification_preference: 'updated_at'
  notification_rhythm: 'digest' | 'quiet_from' | 'quiet_to' | 'time_zone' | 'updated_at'
  oauth_attempt: 'account_id' | 'session_id' | 'return_to'
  oauth_ticket: 'email' | 'account_id'
  outside_call: 'id' | 'subject' | 'place' | 'status' | 'tries' | 'reason' | 'created_at' | 'settled_at'
  passkey: 'id' | 'created_at' | 'last_used_at'
  passkey_challenge: 'id' | 'account_id' | 'device_id'
  payment: 'id' | 'payer_account_id' | 'payer_profile_id' | 'payment_account_id' | 'currency' | 'payer_fee_cents' | 'issuer_fee_cents' | 'prepaid_cents' | 'refunded_cents' | 'token' | 'client_reference' | 'gateway' | 'gateway_ref' | 'challenge_url' | 'method_detail' | 'failure_code' | 'return_code' | 'started_at' | 'paid_on' | 'expected_on' | 'settled_at' | 'unknown_since' | 'receipt_number' | 'reference' | 'note' | 'reversal_reason' | 'by_profile_id' | 'ip' | 'version' | 'updated_at' | 'arrived_on' | 'reversed_on'
  payment_account: 'id' | 'profile_id' | 'status' | 'is_restricted' | 'is_default' | 'business_structure' | 'legal_name' | 'dba_name' | 'website' | 'email' | 'phone' | 'address1' | 'address2' | 'city' | 'state_id' | 'zip' | 'holder_name' | 'bank_account_type' | 'deposit_for' | 'bank_name' | 'bank_last4' | 'tax_last4' | 'ssn_last4' | 'asked_sealed' | 'asked_at' | 'asked_count' | 'gateway' | 'gateway_ref' | 'takes_cards' | 'takes_bank_payments' | 'is_paid_out' | 'requirements' | 'requirements_due_at' | 'reasons' | 'seen_at' | 'agreement_version' | 'agreement_accepted_at' | 'agreement_ip' | 'agreement_account_id' | 'version' | 'submitted_at' | 'active_since' | 'closed_at' | 'created_at' | 'updated_at'
  payment_allocation: 'id'
  payment_dispute: 'id' | 'created_at' | 'ended_at' | 'lost_on'
  payment_payout: 'id' | 'parts' | 'arrives_on' | 'created_at' | 'updated_at'
  payment_rate: 'most_cents' | 'is_on' | 'updated_at'
  payment_receipt_count: never
  payment_refund: 'id' | 'from_prepaid_cents' | 'status' | 'is_booked' | 'gateway_ref' | 'created_at' | 'ended_at' | 'left_on'
  person: 'id' | 'email' | 'phone' | 'profile_id' | 'accepted_at' | 'created_at' | 'updated_at' | 'erased_at' | 'version'
  pin_confirmation: 'amount_cents' | 'used_at'
  plan: 'description' | 'price_month_cents' | 'price_year_cents' | 'storage_bytes' | 'members' | 'signatures_per_month' | 'features' | 'sort' | 'is_public'
  plan_request: 'id' | 'status' | 'note' | 'created_at' | 'decided_at'
  profile: 'id' | 'category_ids' | 'picture_image_id' | 'status' | 'version' | 'created_at' | 'updated_at' | 'about' | 'company_name' | 'about_company' | 'website' | 'license_number' | 'license_state_id' | 'language_ids' | 'years_experience' | 'is_public' | 'city_id' | 'state_id' | 'service_radius_miles' | 'public_phone' | 'public_email' | 'public_place_line' | 'listings_count' | 'is_business' | 'service_city_ids' | 'service_state_ids'
  profile_contact: 'version' | 'phone_primary' | 'phone_secondary' | 'email' | 'address1' | 'address2' | 'city_name' | 'state_id' | 'zip' | 'show_phone' | 'show_email' | 'show_address' | 'updated_at' | 'region'
  profile_inquiry: 'id' | 'asset_id' | 'asset_title' | 'sender_account_id' | 'sender_phone' | 'created_at' | 'read_at' | 'archived_at'
  profile_picture: 'id' | 'created_at'
  provider_difference: 'id' | 'state' | 'note' | 'seen_at' | 'changed_at'
  provider_line: 'gateway_account' | 'payment_ref' | 'refund_ref' | 'dispute_ref' | 'payout_ref' | 'payment_id' | 'refund_id' | 'read_at'
  provider_reading: 'complete_as_of' | 'compared_at'
  recovery_code: 'used_at' | 'created_at'
  renter_profile: 'id' | 'form_id' | 'created_at'
  renter_profile_opening: 'id' | 'opened_at'
  renter_profile_share: 'id' | 'email' | 'ended_at' | 'told_at' | 'created_at'
  saved_search: 'id' | 'looked_at' | 'told_until' | 'created_at'
  saved_view: 'id' | 'created_at' | 'updated_at'
  schema_migration: 'applied_at'
  screening: 'id' | 'state' | 'requested_at' | 'requested_by_profile_id' | 'requested_by_name' | 'purpose_ip' | 'landlord_verified_at' | 'consent_version' | 'consented_at' | 'consent_ip' | 'consent_user_agent' | 'bureau' | 'bureau_ref' | 'attempts_left' | 'questions' | 'answers_sent' | 'blocked' | 'retries' | 'still_frozen_at' | 'failure' | 'report_ref' | 'report_version' | 'report_expires_at' | 'is_under_dispute' | 'looked_at' | 'ended_at' | 'fee_id'
  screening_charge: 'at'
  screening_dispute: 'id' | 'at' | 'bureau_ref' | 'outcome' | 'resolved_at'
  screening_landlord: 'verified_at'
  screening_opening: 'id' | 'at' | 'by_profile_id' | 'by_account_id' | 'by_name' | 'ip' | 'notice'
  screening_package: 'excluded_states' | 'is_offered' | 'updated_at'
  screening_report: 'sealed'
  screening_secret: never
  seal_key: 'id' | 'made_at'
  search_alert: never
  seat: never
  seat_asset: never
  secret_link: 'id' | 'email' | 'is_replaced' | 'token_sha256' | 'lifetime_seconds' | 'created_at' | 'expires_at' | 'used_at' | 'object_kind' | 'object_id' | 'revoked_at'
  security_pin: 'set_at'
  seed_state: 'loaded_at'
  session: 'id' | 'previous_secret_sha256' | 'rotated_at' | 'profile_id' | 'device_id' | 'created_at' | 'last_seen_at' | 'revoked_at' | 'ip' | 'user_agent' | 'factor_at'
  sign_in_delay: never
  sign_in_ticket: 'device_id' | 'tries'
  state: never
  state_law: 'value' | 'statute' | 'basis' | 'amended_at'
  subscription: 'id' | 'started_at' | 'next_plan_id' | 'ended_at'
  support_ticket: 'id' | 'number' | 'account_id' | 'phone' | 'state' | 'created_at' | 'updated_at'
  support_ticket_message: 'id' | 'created_at'
  testimonial: 'id' | 'state' | 'is_featured' | 'consented_at' | 'created_at' | 'moderated_at'
  throttle: never
  totp_factor: 'confirmed_at' | 'last_step' | 'created_at'
  tour: 'id' | 'visitor_account_id' | 'visitor_phone' | 'note' | 'state' | 'waits_for' | 'proposed_at' | 'minutes' | 'starts_at' | 'ends_at' | 'address' | 'words' | 'denial_reason_id' | 'ended_by' | 'reminded_at' | 'created_at' | 'updated_at' | 'contact_profile_id'
  upload: 'id' | 'facts' | 'used_at' | 'created_at' | 'sender_account_id'
  user_identity: 'email' | 'created_at' | 'last_used_at'
  webhook_delivery: 'received_at'
  wrong_code_total: 'told_at'
  zip: never
}

/** Columns that the database alone writes. */
export type GeneratedColumns = {
  access_grant: never
  account: never
  agreement: never
  agreement_code: never
  agreement_event: never
  agreement_field: never
  agreement_party: never
  agreement_sequel: never
  agreement_template: never
  agreement_template_version: never
  application: never
  application_consent: never
  application_criteria: never
  application_decision: never
  application_event: never
  application_fee: never
  application_form: never
  application_note: never
  application_notice: never
  application_reference: never
  application_secret: never
  application_section: never
  asset: 'owned_through'
  asset_draft: never
  asset_event: never
  asset_image: never
  asset_import: never
  asset_import_batch: never
  asset_owner: never
  asset_owner_share: never
  asset_payment: never
  asset_view_day: never
  asset_viewer: never
  audit_chain: never
  audit_event: never
  brand: never
  branding: never
  business: never
  business_event: never
  business_image: never
  business_member: never
  business_role: never
  call_replay: never
  city: 'id'
  closed_name: never
  connection: never
  connection_event: never
  country: never
  document: never
  document_folder: never
  document_requirement: never
  document_share: 'object_id'
  document_text: never
  document_version: never
  document_view: never
  document_words: 'words'
  email: never
  engagement: never
  favorite: never
  file_place: never
  identity_code: never
  installation: never
  invoice: never
  invoice_event: never
  invoice_item: never
  invoice_line: never
  invoice_line_share: never
  invoice_numbering: never
  invoice_paper: never
  invoice_recipient: never
  known_device: never
  lease: never
  lease_guarantor: never
  lease_occupant: never
  lease_rent: never
  lease_tenant: never
  ledger_account: never
  ledger_book: never
  ledger_entry: never
  ledger_transaction: never
  listing: 'fine_cell' | 'street'
  listing_cell_count: never
  listing_facet_count: never
  listing_feature_count: never
  listing_feed: never
  listing_notice: never
  listing_street_count: never
  notification: never
  notification_preference: never
  notification_rhythm: never
  oauth_attempt: never
  oauth_ticket: never
  outside_call: 'place'
  passkey: never
  passkey_challenge: never
  payment: never
  payment_account: never
  payment_allocation: never
  payment_dispute: never
  payment_payout: never
  payment_rate: never
  payment_receipt_count: never
  payment_refund: never
  person: never
  pin_confirmation: never
  plan: never
  plan_request: never
  profile: never
  profile_contact: never
  profile_inquiry: never
  profile_picture: never
  provider_difference: never
  provider_line: never
  provider_reading: never
  recovery_code: never
  renter_profile: never
  renter_profile_opening: never
  renter_profile_share: never
  saved_search: never
  saved_view: never
  schema_migration: never
  screening: never
  screening_charge: never
  screening_dispute: never
  screening_landlord: never
  screening_opening: never
  screening_package: never
  screening_report: never
  screening_secret: never
  seal_key: never
  search_alert: never
  seat: never
  seat_asset: never
  secret_link: never
  security_pin: never
  seed_state: never
  session: never
  sign_in_delay: never
  sign_in_ticket: never
  state: never
  state_law: never
  subscription: never
  support_ticket: never
  support_ticket_message: never
  testimonial: never
  throttle: never
  totp_factor: never
  tour: never
  upload: never
  user_identity: never
  webhook_delivery: never
  wrong_code_total: never
  zip: never
}
