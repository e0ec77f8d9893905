import type { RoomExports } from '../../database/room-exports.ts'

/** Of one who has withdrawn those who decide read nothing any more, here as on their screens. */
const OF_SUBMITTED = `(account_id = $1 and not exists (
  select from application_form_head f where f.id = t.form_id and f.state = 'withdrawn'))`

/** Of those who decide, whose file it is. What someone said of an applicant, they said to those alone. */
export const referenceExports: RoomExports = {
  exports: [{ table: 'application_reference', part: 'applicationReferences', rows: OF_SUBMITTED, along: 'id' }],
}
