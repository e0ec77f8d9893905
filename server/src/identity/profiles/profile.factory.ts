import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { GetUserDetails } from '@keystead/contract/identity/profiles/profile.operations.ts'
import type { UpdateUser } from '@keystead/contract/identity/profiles/profile-details.operations.ts'
import type { ProfileDetails } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import type { TestPerson } from '../../../test/harness.ts'

type ProfileForm = InputOf<typeof UpdateUser>

/** A profile form that is accepted as it is, by someone who has never saved one. */
export function profileForm(person: Pick<TestPerson, 'profileId'>, changes: Partial<ProfileForm> = {}): ProfileForm {
  return {
    ProfileId: person.profileId,
    Version: 1,
    FirstName: 'Ada',
    LastName: 'Quill',
    About: 'I look after brick houses.',
    LanguageIds: [1],
    City: 'Denver',
    StateId: 8,
    IsPublic: false,
    ...changes,
  }
}

export async function detailsOf(person: TestPerson): Promise<ProfileDetails> {
  return (await person.call(GetUserDetails, { ProfileId: person.profileId })).data
}

/** The readable record that an answer writes, or null. */
export function recordIn(headers: Headers): { Profile: { Name: string; PicPath: string | null; ProfileType: string } } | null {
  const line = headers.getSetCookie().find((cookie) => cookie.startsWith('_u='))
  return line ? JSON.parse(decodeURIComponent(line.split(';')[0]!.slice(3))) : null
}

export function writesSecret(headers: Headers): boolean {
  return headers.getSetCookie().some((cookie) => cookie.startsWith('sid='))
}
