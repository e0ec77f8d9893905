import type { RoomExports } from '../../database/room-exports.ts'

/** What its people said of themselves for a business is not the business’s to take along. */
const OF_PERSON = `account_id = $1 and not exists (
  select from application_form_head f where f.id = t.form_id and f.filled_by_account_id <> $1 and f.filled_by_account_id is not null)`

/** Of the applicant, whose they are. Numbers are seen on the form itself, with the PIN. */
export const formExports: RoomExports = {
  exports: [
    { table: 'application_section', part: 'applicationSections', rows: OF_PERSON },
    { table: 'application_consent', part: 'applicationConsents', rows: OF_PERSON },
  ],
  notExported: { application_secret: 'numbers and dates of birth, sealed; their owner sees them on the form' },
}
