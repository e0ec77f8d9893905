import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

const OF_OWN_PROFILES = 'profile_id in (select id from profile where account_id = $1)'

export const profileExports: RoomExports = {
  exports: [
    { table: 'profile', part: 'profiles', rows: OWN_ROWS },
    { table: 'profile_contact', part: 'contactDetails', rows: OWN_ROWS },
    { table: 'profile_picture', part: 'profilePictures', rows: OF_OWN_PROFILES, without: ['storage_key'] },
  ],
}
