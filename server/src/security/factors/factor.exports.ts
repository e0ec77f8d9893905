import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const factorExports: RoomExports = {
  exports: [{ table: 'passkey', part: 'passkeys', rows: OWN_ROWS, without: ['public_key', 'credential_id', 'counter'] }],
  notExported: {
    identity_code: 'a code that waits to be used',
    passkey_challenge: 'a sign-in under way',
    recovery_code: 'hashes only',
    sign_in_ticket: 'a sign-in under way',
    totp_factor: 'a sealed secret',
  },
}
