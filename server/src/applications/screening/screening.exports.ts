import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

/**
 * Of those who decide: what they asked for, and who read it. What a report says is read where it is opened. Of its person: what they agreed to, what
 * the agency asks them, and from where they did so, which is theirs alone.
 */
const OF_PERSON = `select from application_form_head f where f.id = t.form_id and f.profile_account_id = $1 and coalesce(f.filled_by_account_id, $1) = $1`

export const screeningExports: RoomExports = {
  exports: [
    {
      table: 'screening',
      part: 'screenings',
      rows: OWN_ROWS,
      along: 'id',
      without: ['questions', 'attempts_left', 'consent_ip', 'consent_user_agent'],
    },
    {
      table: 'screening',
      part: 'screeningsOfOneself',
      rows: `(account_id <> $1 and exists (${OF_PERSON}))`,
      along: 'id',
      without: ['purpose_ip'],
    },
    { table: 'screening_report', part: 'screeningReports', rows: OWN_ROWS, without: ['sealed'] },
    { table: 'screening_opening', part: 'screeningOpenings', rows: OWN_ROWS, along: 'id', without: ['ip'] },
    { table: 'screening_dispute', part: 'screeningDisputes', rows: OWN_ROWS, along: 'id', deletedAtClosing: true },
    { table: 'screening_charge', part: 'screeningCharges', rows: OWN_ROWS, along: 'screening_id' },
    { table: 'screening_landlord', part: 'screeningLandlord', rows: OWN_ROWS, along: 'profile_id' },
  ],
  notExported: { screening_secret: 'holds a number, sealed, until it was handed on' },
}
