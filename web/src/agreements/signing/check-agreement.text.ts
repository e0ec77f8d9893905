import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/agreements/signing/check-agreement', {
  title: 'Check a signed agreement',
  intro:
    'Were you given a signed agreement as a file? Find out whether it is the one that was signed, unchanged to the last letter, and who signed it.',
  description: 'Find out whether the file of a signed agreement is unchanged, and who signed it. The file never leaves your device.',
  stays:
    'Your file stays with you: your browser works out its fingerprint (SHA-256), and only that and the reference that stands in the file are sent to us.',
  drop: 'Choose the file, or drop it here',
  hint: 'The PDF as you got it, up to {size}.',
  reading: 'Reading the file…',
  empty: 'This file is empty.',
  tooLarge: 'This file is larger than {size}. None of ours is that large.',
  notRead: 'This file can’t be read. Please choose it again.',
  notSecure: 'Your browser can only check files on a secure connection (https).',
  file: 'File',
  fingerprint: 'Fingerprint (SHA-256)',
  verdicts: {
    unchanged: 'This file is genuine and unchanged',
    changed: 'This file was changed',
    unknown: 'We don’t know this file',
  },
  words: {
    unchanged: 'It is the sealed file of this agreement, to the last byte.',
    changed:
      'It says that it is an agreement of ours, and it is not the file that was sealed. Don’t rely on what it says; ask for the original.',
    unknown:
      'No agreement with this file was sealed here. A scan, a print or a copy that another program saved is not the sealed file, even if it reads the same.',
  },
  agreement: 'Agreement',
  signedBy: 'Signed by',
  signedLine: '{role}, signed on {day} at {time}',
  completed: 'Completed',
  sealed: 'Sealed',
  moment: '{day} at {time}',
  timeStamp: 'Time',
  timeStamped: 'Confirmed by an independent time-stamping service',
  notTimeStamped: 'By our own clock; there is no independent time stamp',
  since: 'Since then',
  after: { superseded: 'Another agreement has taken its place.', terminated: 'It was ended early.', ended: 'Its last day is over.' },
  nothingSince: 'Nothing has replaced or ended it.',
})
