import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

/** Of those who decide: all of the file. Of those who applied: the notices that they got. */
export const decisionExports: RoomExports = {
  exports: [
    { table: 'application_decision', part: 'applicationDecisions', rows: OWN_ROWS, along: 'id' },
    { table: 'application_note', part: 'applicationNotes', rows: OWN_ROWS, along: 'id' },
    {
      table: 'application_notice',
      part: 'applicationNotices',
      rows: `(account_id = $1 or form_id in (
        select f.id from application_form_head f where f.profile_account_id = $1 and coalesce(f.filled_by_account_id, $1) = $1))`,
      along: 'id',
    },
  ],
}
