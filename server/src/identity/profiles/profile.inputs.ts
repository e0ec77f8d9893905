import type { ValidInputs } from '../../../test/matrix/input-world.ts'

let profilesAsked = 0

/** A valid input of each call of this room that needs more than the object it names. */
export const inputs: ValidInputs = {
  GetProfileCategories: () => ({ ProfileTypeId: 1 }),
  // Two profiles of one account ask for one each.
  CreateUserProfile: () => ({
    ProfileTypeId: (profilesAsked += 1) % 2 === 0 ? 2 : 3,
    AccountTypeId: 2,
    CategoryIds: [],
    FirstName: 'Robin',
    LastName: 'Marlow',
  }),
  CheckProfileByProfileTypeId: () => ({ ProfileTypeId: 1 }),
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
}
