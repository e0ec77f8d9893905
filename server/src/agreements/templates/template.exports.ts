import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const templateExports: RoomExports = {
  exports: [
    { table: 'agreement_template', part: 'agreementTemplates', rows: OWN_ROWS, along: 'id', deletedAtClosing: true },
    {
      table: 'agreement_template_version',
      part: 'agreementTemplateVersions',
      rows: OWN_ROWS,
      along: 'id',
      deletedAtClosing: true,
      without: ['paper_key'],
    },
  ],
}
