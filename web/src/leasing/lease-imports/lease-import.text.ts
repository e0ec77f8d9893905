import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/leasing/lease-imports/lease-import', {
  title: 'Import leases and tenants',
  intro: 'Bring in who lives in your homes, from any CSV. Tenants are written down; nothing is sent to them.',
  myProperties: 'My properties',
  accepted: 'Accepted',
  acceptedDefinition: 'Rows that became leases, or tenants of one.',
  unchanged: 'Unchanged',
  unchangedDefinition: 'Rows of leases that you have already.',
  refused: 'Refused',
  refusedDefinition: 'Rows with a mistake to correct.',
  noted: 'With a remark',
  notedDefinition: 'Rows that went in without something they say.',
  fileHint:
    'A CSV with a header row, up to {most} rows, from a spreadsheet or another program. Nothing is imported before you have seen what would happen.',
  seeMyProperties: 'See my properties',
  again: 'Leases that are in already are recognized by their home, first day and tenants, and never doubled.',
  columnsAgain: 'leases that are in already stay as they are.',
  asDrafts: 'Bring them in as drafts',
  asDraftsHelp: 'Only you see a draft. It holds no time of its home until you record it there.',
  unlist: 'Take homes off the market that are leased now',
  unlistHelp: 'Homes for sale stay listed, and so do rooms with a place left.',
  inviteTitle: 'Invite your tenants when you like',
  inviteIntro: 'Nothing was sent to them. Those with an email can be invited all at once; they then see their home and lease.',
  invite: 'Tenants without accounts',
})
