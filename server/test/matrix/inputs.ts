import { randomUUID } from 'node:crypto'
import { newAuthenticator } from '../authenticator.ts'
import type { TestApp } from '../harness.ts'
import { type OwnedObjects, enquiryInput, houseInput } from './world.ts'

const SITE = 'http://localhost'

export const KNOWN_PASSWORD = 'seven paper lanterns'
const NEW_PASSWORD = 'eight brass door bells'

/** What an input may need that is not an object of the owner. */
export type InputWorld = { app: TestApp; knownEmail: string; listedAssetId: string; publicProfileId: string }

let profilesAsked = 0

/**
 * A valid input for every operation, naming objects of the given owner. A call without an entry fails the matrix: a
 * new operation brings its line.
 */
export const validInputs: Record<string, (objects: OwnedObjects, world: InputWorld) => Record<string, unknown>> = {
  GetToken: () => ({ DeviceId: `device-${randomUUID()}` }),

  GetDdlCountries: () => ({}),
  GetDdlStates: () => ({ CountryId: 539 }),
  GetDdlCities: () => ({ StateId: 8, Text: 'Den' }),
  GetAppConfig: () => ({}),

  GetDdlSupportTypes: () => ({}),
  SendUserEnquiry: () => enquiryInput(`${randomUUID()}@example.com`),
  GetSupportTickets: () => ({ Filter: 'open', PageIndex: 0, PageSize: 10 }),
  GetSupportTicketDetails: ({ ticketId }) => ({ TicketId: ticketId }),
  ReplySupportTicket: ({ ticketId }) => ({ TicketId: ticketId, Message: 'It has arrived meanwhile.' }),
  CloseSupportTicket: ({ ticketId }) => ({ TicketId: ticketId }),

  CreateTestimonial: () => ({
    Name: 'Robin Marlow',
    Occupation: 'Landlord of four flats',
    Text: 'Rent, repairs and papers are in one place now, and Sunday evenings belong to us again.',
    Consent: true,
  }),
  GetTestimonials: () => ({ PageIndex: 0, PageSize: 9 }),

  CheckUserAccountByEmail: () => ({ Email: 'somebody@example.com' }),
  RegisterUser: () => ({
    Email: `${randomUUID()}@example.com`,
    ProfileTypeId: 1,
    AccountTypeId: 1,
    CategoryIds: [],
    FirstName: 'Robin',
    LastName: 'Marlow',
    Mobile: '(303) 555-0142',
    Password: KNOWN_PASSWORD,
    ConfirmPassword: KNOWN_PASSWORD,
    TermsAccepted: true,
  }),
  Login: (_objects, { knownEmail }) => ({ Email: knownEmail, Password: KNOWN_PASSWORD, RememberMe: true }),
  Logout: () => ({}),
  SendEmailVerification: () => ({}),
  ConfirmEmail: () => ({ Token: 'of a mail' }),
  ChangeEmail: () => ({ Email: `${randomUUID()}@example.com` }),
  CheckUserProfileByEmail: () => ({ Email: 'somebody@example.com', ProfileTypeId: 1 }),
  SendResetPassword: (_objects, { knownEmail }) => ({ Email: knownEmail }),
  CheckResetPassword: () => ({ Token: 'of a mail' }),
  ResetPassword: () => ({ Token: 'of a mail', Password: NEW_PASSWORD, ConfirmPassword: NEW_PASSWORD }),
  // Nobody in these tests signed up with a password, so this is their first.
  ChangePassword: () => ({ NewPassword: NEW_PASSWORD, ConfirmNewPassword: NEW_PASSWORD }),

  GetProfileTypes: () => ({}),
  GetProfileCategories: () => ({ ProfileTypeId: 1 }),
  GetUserProfiles: () => ({}),
  // Two profiles of one account ask for one each.
  CreateUserProfile: () => ({
    ProfileTypeId: (profilesAsked += 1) % 2 === 0 ? 2 : 3,
    AccountTypeId: 2,
    CategoryIds: [],
    FirstName: 'Robin',
    LastName: 'Marlow',
  }),
  SwitchUserProfile: ({ profileId }) => ({ ProfileId: profileId }),
  GetUserDetails: ({ profileId }) => ({ ProfileId: profileId }),
  GetUserAccountDetails: () => ({}),
  CheckProfileByProfileTypeId: () => ({ ProfileTypeId: 1, AccountTypeId: 1 }),
  GetDdlUsersProfiles: () => ({}),
  GetDdlUsers: () => ({ Text: 'Pat', ProfileTypeId: 2 }),
  UpdateUser: ({ profileId }) => ({
    ProfileId: profileId,
    Version: 1,
    FirstName: 'Robin',
    LastName: 'Marlow',
    Mobile: '(303) 555-0142',
    About: 'I let three houses in Denver.',
    Website: 'https://marlow.example.com',
    LanguageIds: [1, 2],
    YearsExperience: 4,
    City: 'Denver',
    StateId: 8,
    ServiceRadiusMiles: 30,
    IsPublic: true,
  }),
  GetProfileContact: ({ profileId }) => ({ ProfileId: profileId }),
  UpdateProfileContact: ({ profileId }) => ({
    ProfileId: profileId,
    Version: 0,
    PhonePrimary: '(303) 555-0142',
    Email: 'robin@example.com',
    City: 'Denver',
    StateId: 8,
    Zip: '80202',
    CountryId: 539,
    ShowPhone: true,
    ShowEmail: false,
    ShowAddress: false,
  }),
  SetProfilePicture: ({ profileId }) => ({ ProfileId: profileId, UploadId: null }),
  UpdateProfileCategories: ({ profileId }) => ({ ProfileId: profileId, CategoryIds: [1] }),
  UpdateProfileType: ({ profileId }) => ({ ProfileId: profileId, ProfileTypeId: 1 }),
  UpdateAccountType: ({ profileId }) => ({ ProfileId: profileId, AccountTypeId: 2 }),
  UpdateDefaultProfile: ({ profileId }) => ({ ProfileId: profileId }),

  GetAccountExport: () => ({}),
  GetClosingPreview: () => ({}),
  CloseAccount: () => ({ Email: 'mine@example.com', Reason: 'We sold the house.', PinConfirmation: null }),
  GetSecurityPin: () => ({}),
  ChangeSecurityPin: () => ({ CurrentPin: '482913', Pin: '592817', ConfirmPin: '592817' }),
  SendSecurityPinReset: () => ({}),
  ResetSecurityPin: () => ({ Token: 'of a mail', Pin: '482913', ConfirmPin: '482913' }),
  ConfirmSecurityPin: () => ({ Pin: '482913', Operation: 'CloseAccount', ObjectId: 'account', AmountCents: null }),
  SetSecurityPin: () => ({ Pin: '482913', ConfirmPin: '482913' }),
  GetNotificationSettings: () => ({}),
  UpdateNotificationSettings: () => ({
    Settings: [{ Event: 'invoice.sent', InApp: true, Email: false }],
    Digest: 'daily',
    QuietFrom: 22,
    QuietTo: 7,
    TimeZone: 'America/Denver',
  }),
  GetSecurityFactors: () => ({}),
  StartTotp: () => ({}),
  ConfirmTotp: () => ({ Code: '123 456' }),
  DisableTotp: () => ({}),
  RenewRecoveryCodes: () => ({}),
  ConfirmSecondFactor: () => ({ Ticket: 'a-ticket-that-nobody-has', Method: 'totp', Code: '123456' }),
  GetConfirmMethods: () => ({}),
  SendIdentityCode: () => ({}),
  ConfirmIdentity: () => ({ Method: 'password', Password: KNOWN_PASSWORD }),
  StartPasskeyRegistration: () => ({}),
  AddPasskey: () => ({ ChallengeId: randomUUID(), Response: newAuthenticator(SITE).register({ challenge: 'x' }), Name: 'My phone' }),
  RenamePasskey: ({ passkeyId }) => ({ PasskeyId: passkeyId, Name: 'My other phone' }),
  DeletePasskey: ({ passkeyId }) => ({ PasskeyId: passkeyId }),
  StartPasskeySignin: () => ({}),
  LoginWithPasskey: () => ({ ChallengeId: randomUUID(), Response: newAuthenticator(SITE).sign({ challenge: 'x' }), RememberMe: true }),
  StartPasskeyConfirmation: () => ({}),

  StartSocialSignin: () => ({ ProviderId: 2, ReturnTo: '/Plans' }),
  ConnectIdentity: () => ({ ProviderId: 2 }),
  OAuthUser: () => ({ State: 'a-state-that-nobody-has', Code: 'a code' }),
  LoginWithTicket: () => ({ OauthTicket: 'a-ticket-that-nobody-has' }),
  GetUserIdentities: () => ({}),
  DisconnectIdentity: () => ({ ProviderId: 2 }),

  GetUserSessions: () => ({}),
  EndUserSession: ({ sessionId }) => ({ SessionId: sessionId }),
  EndOtherSessions: () => ({}),

  GetAgents: () => ({ Place: 'Denver, CO', CategoryId: 21, Text: 'pat', Sort: 'distance', PageIndex: 0, PageSize: 12 }),
  GetTopAgents: () => ({ Count: 6 }),
  GetProfileDetails: (_objects, { publicProfileId }) => ({ ProfileId: publicProfileId }),

  SendProfileEnquiry: (_objects, { publicProfileId }) => ({
    ProfileId: publicProfileId,
    Name: 'Robin Marlow',
    Email: `${randomUUID()}@example.com`,
    Phone: '(303) 555-0142',
    Message: 'Could you show us the bungalow on Saturday?',
  }),
  GetProfileEnquiries: () => ({ Folder: 'inbox', PageIndex: 0, PageSize: 10 }),
  GetProfileEnquiryDetails: ({ enquiryId }) => ({ EnquiryId: enquiryId }),
  GetUnreadEnquiryCount: () => ({}),
  SetEnquiryRead: ({ enquiryId }) => ({ EnquiryId: enquiryId, IsRead: true }),
  ArchiveEnquiry: ({ enquiryId }) => ({ EnquiryId: enquiryId, IsArchived: true }),

  GetAssetTypes: () => ({ CategoryId: 1 }),
  GetAssetListingTypes: () => ({ CategoryId: 1 }),
  GetAssetAccessTypes: () => ({}),
  GetAreaUnitTypes: () => ({}),
  GetAssetsAppConfig: () => ({}),
  AddAsset: () => ({ ...houseInput }),
  EditAssetInformation: ({ assetId, assetVersion }) => ({ ...houseInput, AssetId: assetId, Version: assetVersion }),
  ListAsset: ({ assetId }) => ({ AssetId: assetId }),
  UnlistAsset: ({ assetId }) => ({ AssetId: assetId }),
  DeleteAsset: ({ assetId }) => ({ AssetId: assetId }),
  GetUserAssets: () => ({ Text: 'porch', CategoryId: 1, IsListed: false, Sort: 'updated', PageIndex: 0, PageSize: 10 }),
  GetUserAssetCounts: () => ({}),
  GetUserAssetDetails: ({ assetId }) => ({ AssetId: assetId }),
  GetAssets: () => ({
    Place: 'Denver, CO',
    RadiusMiles: 10,
    Text: 'porch',
    CategoryId: 1,
    MinPrice: '100',
    MaxPrice: '9000',
    Sort: 'newest',
    PageIndex: 0,
    PageSize: 12,
  }),
  GetAssetDetails: (_objects, { listedAssetId }) => ({ AssetId: listedAssetId }),
  GetTopAssets: () => ({ Count: 9 }),

  AddAssetImages: ({ assetId, imageUploadId }) => ({ AssetId: assetId, Images: [{ UploadId: imageUploadId, Caption: 'The garden' }] }),
  AddEditAssetImages: ({ assetId, imageId }) => ({
    AssetId: assetId,
    Images: [{ ImageId: imageId, Caption: 'The porch', AltText: 'A porch' }],
    PrimaryIndex: 0,
  }),
  DeleteAssetImage: ({ imageId }) => ({ ImageId: imageId }),

  PreviewAssetImport: ({ importUploadId }) => ({ UploadId: importUploadId }),
  StartAssetImport: ({ importUploadId }) => ({
    UploadId: importUploadId,
    Mapping: { ReferenceCode: 'id', Title: 'title', City: 'city', State: 'state', Rent: 'price' },
    ListAtOnce: true,
  }),
  GetAssetImport: ({ importId }) => ({ ImportId: importId }),
  GetAssetImports: () => ({ PageIndex: 0, PageSize: 10 }),
  CancelAssetImport: ({ importId }) => ({ ImportId: importId }),
  GetAssetImportReport: ({ importId }) => ({ ImportId: importId, Rows: 'refused' }),

  GetPricingPlans: () => ({}),
  GetUserPlan: () => ({}),
  UpgradePlan: () => ({ PlanId: 2, Interval: 'month' }),
  WithdrawPlanRequest: () => ({}),
  FollowPlan: () => ({}),
}
