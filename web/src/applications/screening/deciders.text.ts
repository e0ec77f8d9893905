import { defineText } from '@keystead/contract/text/define-text.ts'

/** What those who decide read. */
export const text = defineText('web/applications/screening/deciders', {
  intro: 'A report about someone’s past, from an agency or by your own check. They have to agree before anything is ordered.',
  none: 'Nothing was asked for yet.',
  ask: 'Ask for screening',
  askMore: 'Ask for more',
  notSubmitted: 'They can be asked once they have submitted their form.',

  next: {
    requested: '{name} has been asked, and has not answered yet.',
    unpaid: '{name} has agreed, and still has to pay for it.',
    ordered: 'It is ordered. The agency begins shortly.',
    questions: 'The agency asks {name} who they are. It goes on once they have answered.',
    working: 'The agency is looking. Most of it takes minutes, a court can take hours.',
    blocked: 'The credit file of {name} is frozen at {agency}. It goes on once they have lifted the freeze.',
    checking: '{name} has agreed. Check what you want to know, and write down what you found.',
    completed: 'The report is there. It was not opened yet.',
    opened: 'The report was opened.',
    corrected: 'The report was corrected. Read the new version before you decide.',
    expired: 'The report has expired, and what it said was deleted.',
    failed: '{failure} You can ask once more, or decide without a report.',
    refused: '{name} does not agree. You can decide without a report.',
    canceled: 'It was canceled.',
  },

  open: 'Open report',
  openOf: 'Open report about {name}',
  openHelp:
    'Opening it is recorded, and {name} sees that. Where an agency made it, a decision against them then goes with a notice to them.',
  record: 'Write down what you found',
  recordOf: 'Write down what you found about {name}',
  cancel: 'Cancel',
  cancelOf: 'Cancel the screening of {name}',
  cancelTitle: 'Cancel the screening of {name}?',
  cancelConsequence: 'It ends without a report, and {name} is told.',
  cancelIt: 'Cancel screening',
  keep: 'Keep it',
})
