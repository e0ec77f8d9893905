import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

/** Of the applicant, whose they are. Numbers are seen on the form itself, with the PIN. */
export const formExports: RoomExports = {
  exports: [
    { table: 'application_section', part: 'applicationSections', rows: OWN_ROWS },
    { table: 'application_consent', part: 'applicationConsents', rows: OWN_ROWS },
  ],
  notExported: { application_secret: 'numbers and dates of birth, sealed; their owner sees them on the form' },
}
