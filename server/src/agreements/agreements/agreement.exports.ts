import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const agreementExports: RoomExports = {
  exports: [
    {
      table: 'agreement',
      part: 'agreements',
      rows: OWN_ROWS,
      along: 'id',
      without: ['source_key', 'paper_key', 'sealed_key', 'certificate_key'],
    },
    {
      table: 'agreement_party',
      part: 'agreementParties',
      rows: OWN_ROWS,
      along: 'id',
      without: ['signature', 'initials', 'ip', 'user_agent'],
    },
    { table: 'agreement_field', part: 'agreementFields', rows: OWN_ROWS, along: 'id' },
    { table: 'agreement_event', part: 'agreementEvents', rows: OWN_ROWS, along: 'id', without: ['ip', 'user_agent'] },
    { table: 'agreement_sequel', part: 'agreementSequels', rows: OWN_ROWS, along: 'id' },
  ],
  notExported: { agreement_code: 'codes that wait to be used: hashes only' },
}
