import { defineText } from '@keystead/contract/text/define-text.ts'

export const text = defineText('web/agreements/agreements/agreement-words', {
  states: {
    draft: 'Draft',
    sent: 'Out for signature',
    completed: 'Completed',
    declined: 'Declined',
    voided: 'Voided',
    expired: 'Expired',
  },
  after: { superseded: 'Replaced by another', terminated: 'Terminated', ended: 'Ended' },
  next: {
    finish: 'Finish and send',
    sign: 'Read and sign',
    approve: 'Read and approve',
    read: 'Read it',
    waitForYourTurn: 'Not your turn yet',
    waitForOthers: 'Waiting for others',
    sendAgain: 'Send again',
    download: 'Download the signed file',
    beingSealed: 'Being sealed',
    none: 'Open',
  },
  nextOf: '{step}: {title}',
  namesMore: '{names} and {count} more',
  signed: '{done} of {all} signed',
  noOne: 'No one yet',
  partyStates: {
    waiting: 'Not their turn yet',
    sent: 'Sent',
    viewed: 'Opened',
    signed: 'Signed',
    approved: 'Approved',
    declined: 'Declined',
  },
  parts: {
    signer: 'Signs',
    approver: 'Approves',
    viewer: 'Reads',
    copy: 'Gets a copy',
  },
  you: '{name} (you)',
})
