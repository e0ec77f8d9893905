import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/leasing/lease-imports/lease-import', {
  title: 'Import leases and tenants',
  intro: 'Import the tenants of your homes from any CSV file. We don’t send them anything.',
  myProperties: 'My properties',
  accepted: 'Accepted',
  acceptedDefinition: 'Rows added as leases or as tenants of a lease.',
  unchanged: 'Unchanged',
  unchangedDefinition: 'Rows for leases you already have.',
  refused: 'Refused',
  refusedDefinition: 'Rows with a mistake to fix.',
  noted: 'With a note',
  notedDefinition: 'Rows added without some of their details.',
  fileHint:
    'A CSV file with a header row and up to {most} rows, from a spreadsheet or another program. You’ll see a preview before anything is imported.',
  seeMyProperties: 'View my properties',
  again: 'Existing leases are recognized by home, first day and tenants, and are never duplicated.',
  columnsAgain: 'existing leases stay the same.',
  asDrafts: 'Import as drafts',
  asDraftsHelp: 'Only you can see a draft. It doesn’t block any dates until you record it.',
  unlist: 'Unlist homes that are leased now',
  unlistHelp: 'Homes for sale stay listed, and so do rooms with a spot left.',
  inviteTitle: 'Invite your tenants whenever you like',
  inviteIntro: 'We haven’t sent them anything. You can invite everyone with an email at once. They’ll then see their home and lease.',
  invite: 'Tenants without accounts',
})
