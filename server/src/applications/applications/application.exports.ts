import type { RoomExports } from '../../database/room-exports.ts'

/** Of an account: what it decides on, and what it fills in; what others filled in for it is theirs. */
export const applicationExports: RoomExports = {
  exports: [
    {
      table: 'application',
      part: 'applications',
      rows: '((account_id = $1 and (lead_account_id is null or sent_at is not null)) or lead_account_id = $1)',
      along: 'id',
    },
    {
      table: 'application_form',
      part: 'applicationForms',
      rows: `(profile_account_id = $1 or (account_id = $1 and exists (
        select from application a where a.id = t.application_id and (a.lead_account_id is null or a.sent_at is not null))))`,
      along: 'id',
      // Someone else's address, and not always typed by who takes the file along.
      without: ['invite_email'],
    },
    {
      table: 'application_event',
      part: 'applicationEvents',
      rows: `(account_id = $1 and exists (
        select from application a where a.id = t.application_id and (a.lead_account_id is null or a.sent_at is not null)))`,
      along: 'id',
    },
  ],
}
